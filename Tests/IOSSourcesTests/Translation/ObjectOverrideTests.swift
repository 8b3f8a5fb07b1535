import Testing

@testable import DarkroomIOSSources

/// Overrides of what is in an extension of `NSObject` on Linux.
struct ObjectOverrideTests {
  private static let observe =
    "func observeValue(forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?) {}"

  private func file(_ text: String, beside other: String = "") -> String {
    ModuleTranslation(
      module: "App",
      sources: [
        SourceText(path: "/a.swift", text: text), SourceText(path: "/b.swift", text: other),
      ]
    ).files[0]
  }

  @Test(arguments: ["NSObject", "UITapGestureRecognizer", "Operation"])
  func observersByNameConform(_ superclass: String) {
    let found = file("class A: \(superclass) {\n  override \(Self.observe)\n}\n")

    #expect(found.contains("           \(Self.observe)"))
    #expect(found.contains("\nextension A: _KeyValueObserving {}\n"))
    #expect(found.contains("\nimport DarkroomUIKit\n"))
  }

  @Test func classesThatTheFileCannotNameConformThemselves() {
    let local = file("func f() {\n  class A: NSObject { override \(Self.observe) }\n}\n")
    #expect(local.contains("class A: NSObject, _KeyValueObserving {          func observeValue"))

    let nested = file(
      "class B {\n  private class A: NSObject { override \(Self.observe) }\n}\n")
    #expect(nested.contains("class A: NSObject, _KeyValueObserving {          func observeValue"))
  }

  @Test func respondersOverride() {
    for superclass in ["UIView", "UIViewController", "UIAccessibilityElement", "OthersController"] {
      let found = file(
        "class A: \(superclass) {\n  override \(Self.observe)\n  override var accessibilityLabel: String? { get { nil } set {} }\n}\n"
      )
      #expect(found.contains("  override \(Self.observe)"), "\(superclass)")
      #expect(found.contains("  override var accessibilityLabel"), "\(superclass)")
      #expect(!found.contains("_KeyValueObserving"), "\(superclass)")
    }
  }

  @Test func subclassesOverrideTheirSuperclass() {
    let found = file(
      "class A: B {\n  override \(Self.observe)\n}\n",
      beside: "class B: NSObject {\n  override \(Self.observe)\n}\n")

    #expect(found.contains("  override \(Self.observe)"))
    #expect(!found.contains("_KeyValueObserving"))
  }

  @Test(arguments: [
    "var accessibilityLabel: String? { get { nil } set {} }",
    "var isAccessibilityElement: Bool { get { true } set {} }",
    "func accessibilityActivate() -> Bool { true }",
    "func accessibilityElement(at index: Int) -> Any? { nil }",
  ])
  func accessibilityHidesTheExtensions(_ member: String) {
    #expect(translatedMember("  override \(member)") == "           \(member)")
  }

  @Test func otherOverridesStay() {
    for member in ["var hash: Int { 1 }", "func accessibilityElement(near: Int) {}"] {
      #expect(translatedMember("  override \(member)") == "  override \(member)")
    }
  }

  @Test func barItemsHaveALabelOfTheirOwn() {
    let lines = translated(
      "class A: UIBarButtonItem {\n  override var accessibilityLabel: String? { get { nil } set {} }\n}\n"
    )

    #expect(lines[1].hasPrefix("  override var"))
  }
}
