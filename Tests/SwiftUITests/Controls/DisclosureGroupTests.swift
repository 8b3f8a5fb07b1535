import SwiftUI
import Testing
import UIKitTesting

@MainActor
struct DisclosureGroupTests {
  private struct Bound: View {
    @State var isExpanded = true

    var body: some View {
      DisclosureGroup("Details", isExpanded: $isExpanded) { Color.red.frame(width: 50, height: 50) }
    }
  }

  private func boxes(_ hosted: Hosted) -> Int {
    hosted.window.layoutIfNeeded()
    return hosted.frames(ofClass: "PaintedShapeView").count
  }

  private func tapLabel(of hosted: Hosted) throws {
    let label = try #require(hosted.frames(ofClass: "TextView").first)
    hosted.view.simulateTap(at: CGPoint(x: label.midX, y: label.midY))
  }

  @Test func aTapShowsAndHidesTheContent() throws {
    let hosted = Hosted(DisclosureGroup("Details") { Color.red.frame(width: 50, height: 50) })

    #expect(boxes(hosted) == 0)
    try tapLabel(of: hosted)
    #expect(boxes(hosted) == 1)
    try tapLabel(of: hosted)
    #expect(boxes(hosted) == 0)
  }

  @Test func aBindingSaysWhetherTheContentIsShown() throws {
    let hosted = Hosted(Bound())

    #expect(boxes(hosted) == 1)
    try tapLabel(of: hosted)
    #expect(boxes(hosted) == 0)
  }

  @Test func theRowIsAsWideAsItsPlace() throws {
    let hosted = Hosted(DisclosureGroup("Details") { Color.red })
    let chevron = try #require(hosted.frames(ofClass: "PictureView").first)

    #expect(hosted.frames(ofClass: "TextView").first?.minX == 0)
    #expect(abs(chevron.maxX - 200) < 0.01)
  }
}
