import SwiftUI
import Testing

@MainActor
struct AccessibilityRepresentationTests {
  private func read(_ view: UIView) -> [String] {
    if view.isHidden || view.accessibilityElementsHidden { return [] }
    if view.isAccessibilityElement { return [view.accessibilityLabel].compactMap { $0 } }
    return view.subviews.flatMap(read)
  }

  @Test func theRepresentationIsReadAndTheViewIsDrawn() {
    let hosted = Hosted(
      VStack {
        Text("drawn")
        Color.red.frame(width: 40, height: 40)
      }
      .accessibilityRepresentation { Toggle("Light", isOn: .constant(true)) })
    let plain = Hosted(
      VStack {
        Text("drawn")
        Color.red.frame(width: 40, height: 40)
      })

    #expect(read(hosted.view).contains("drawn") == false)
    #expect(read(hosted.view).contains("Light"))
    #expect(hosted.picture().pngData() == plain.picture().pngData())
  }

  @Test func childrenAreReadInPlaceOfTheOwnOnes() {
    let hosted = Hosted(
      Text("drawn").accessibilityChildren {
        Text("first")
        Text("second")
      })

    #expect(read(hosted.view) == ["first", "second"])
  }
}
