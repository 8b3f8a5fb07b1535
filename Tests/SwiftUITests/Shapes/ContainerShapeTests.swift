import SwiftUI
import Testing

/// A container of 40 by 40 points with a radius of 12, and in it a shape of its container.
@MainActor
struct ContainerShapeTests {
  private let red = Color(red: 1, green: 0, blue: 0)

  private func contained(by inset: CGFloat, _ view: some View) -> Picture {
    Picture(view.padding(inset).containerShape(RoundedRectangle(cornerRadius: 12)))
  }

  private func rounded(_ radius: CGFloat, inset: CGFloat) -> Picture {
    Picture(RoundedRectangle(cornerRadius: radius).fill(red).padding(inset))
  }

  @Test func aRelativeShapeHasTheShapeOfItsContainer() {
    let view = contained(by: 0, ContainerRelativeShape().fill(red))

    #expect(view.isSame(as: rounded(12, inset: 0)))
  }

  /// - SeeAlso: OpenSwiftUI, `ContainerShapeType`: the shape is inset by the distance from the nearest edge.
  @Test func theRadiusIsSmallerByTheDistanceFromTheNearestEdge() {
    let insets = EdgeInsets(top: 3, leading: 9, bottom: 8, trailing: 9)
    let view = contained(by: 5, ContainerRelativeShape().fill(red))
    let nearTheTop = contained(by: 0, ContainerRelativeShape().fill(red).padding(insets))

    #expect(view.isSame(as: rounded(7, inset: 5)))
    #expect(
      nearTheTop.isSame(
        as: Picture(RoundedRectangle(cornerRadius: 9).fill(red).padding(insets))))
  }

  @Test func strokesAndClipsOfARelativeShapeFollowTheContainer() {
    let border = contained(by: 5, ContainerRelativeShape().strokeBorder(red, lineWidth: 2))
    let clipped = contained(by: 5, red.clipShape(.containerRelative))
    let seven = RoundedRectangle(cornerRadius: 7)

    #expect(
      border.isSame(
        as: Picture(seven.strokeBorder(red, lineWidth: 2).padding(5))))
    #expect(clipped.isSame(as: Picture(red.clipShape(seven).padding(5))))
  }

  @Test func aRelativeShapeWithoutAContainerIsARectangle() {
    #expect(Picture(ContainerRelativeShape().fill(red)).isSame(as: Picture(red)))
  }

  @Test func theInnermostContainerCounts() {
    let view = Picture(
      ContainerRelativeShape().fill(red).containerShape(Rectangle()).padding(5)
        .containerShape(RoundedRectangle(cornerRadius: 12)))

    #expect(view.isSame(as: Picture(red.padding(5))))
  }
}
