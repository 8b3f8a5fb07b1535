import SwiftUI
import Testing

@MainActor
struct AccessibilityTests {
  private func elements(_ view: some View) -> [UIView] {
    let controller = UIHostingController(rootView: view)
    controller.view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    controller.view.layoutIfNeeded()
    func all(_ view: UIView) -> [UIView] {
      view.accessibilityElementsHidden
        ? [] : view.isAccessibilityElement ? [view] : view.subviews.flatMap(all)
    }
    return all(controller.view)
  }

  @Test func propertiesReachTheDrawnView() {
    let element = elements(
      Text("a").padding().opacity(0.5).accessibilityLabel("label").accessibilityValue("value")
        .accessibilityHint(Text("hint")).accessibilityIdentifier("id")
        .accessibilityAddTraits([.isHeader, .isSelected])
        .accessibilityRemoveTraits(.isStaticText)
    ).first

    #expect(element?.accessibilityLabel == "label")
    #expect(element?.accessibilityValue == "value")
    #expect(element?.accessibilityHint == "hint")
    #expect(element?.accessibilityIdentifier == "id")
    #expect(element?.accessibilityTraits == [.header, .selected])
  }

  /// As on iOS, where the identifier of a container takes the place of those inside of it.
  @Test func theOutermostPropertyCounts() {
    let found = elements(
      VStack {
        Text("a").accessibilityIdentifier("inner")
        Text("b")
      }.accessibilityIdentifier("outer"))

    #expect(found.map(\.accessibilityIdentifier) == ["outer", "outer"])
  }

  @Test func shapesBecomeElements() {
    #expect(elements(Circle()).isEmpty)
    #expect(elements(Circle().accessibilityLabel("dot")).map(\.accessibilityLabel) == ["dot"])
  }

  @Test func hiddenElementsAreNone() {
    #expect(elements(Text("a").accessibilityHidden(true)).isEmpty)
    #expect(elements(Text("a").hidden()).isEmpty)
  }

  @Test func elementsAreCombined() {
    let stack = HStack {
      Text("a")
      Text("b")
    }

    #expect(
      elements(stack.accessibilityElement(children: .combine)).map(\.accessibilityLabel)
        == ["a, b"])
    #expect(
      elements(stack.accessibilityElement().accessibilityLabel("both")).map(\.accessibilityLabel)
        == ["both"])
    #expect(elements(stack.accessibilityElement(children: .contain)).count == 2)
  }
}
