import Testing

@testable import DarkroomIOSSources

/// Overrides of what is in an extension of `NSObject` on Linux.
struct ObjectOverrideTests {
  private static let router = """
    class Router: NSObject {
      override func responds(to s: Selector!) -> Bool { super.responds(to: s) || target.responds(to: s) }
      override func forwardingTarget(for s: Selector!) -> Any? { super.forwardingTarget(for: s) ?? target }
    }
    class Second: Router {
      override func responds(to s: Selector!) -> Bool { super.responds(to: s) }
    }
    class Screen: UIView {
      override func responds(to s: Selector!) -> Bool { true }
    }

    """

  @Test func routersOfDelegatesAreFoundByProtocols() {
    let lines = translated(Self.router)
    let file = ModuleTranslation(
      module: "App", sources: [SourceText(path: "/a.swift", text: Self.router)]
    ).files[0]

    #expect(
      lines[1]
        == "           func responds(to s: Selector!) -> Bool { self ._inheritedResponds(to: s) || target.responds(to: s) }"
    )
    #expect(lines[2].contains("{ self ._inheritedForwardingTarget(for: s) ?? target }"))
    #expect(
      lines[5].contains("  override func responds(to s: Selector!) -> Bool { super.responds("))
    #expect(file.contains("\nextension Router: _SelectorResponding {}\n"))
    #expect(file.contains("\nextension Router: _MessageForwarding {}\n"))
    #expect(!file.contains("extension Second: _SelectorResponding"))
    #expect(file.contains("\nextension Screen: _SelectorResponding {}\n"))
  }

  @Test func objectsOfNibsAreToldByAProtocol() {
    let text =
      "class Model: NSObject {\n  override func awakeFromNib() { super.awakeFromNib() }\n}\nclass V: UIView {\n  override func awakeFromNib() {}\n}\n"
    let file = ModuleTranslation(
      module: "App", sources: [SourceText(path: "/a.swift", text: text)]
    ).files[0]

    #expect(file.contains("           func awakeFromNib() { super.awakeFromNib() }"))
    #expect(file.contains("extension Model: _NibAwakening {}"))
    #expect(file.contains("  override func awakeFromNib() {}"))
    #expect(!file.contains("extension V: _NibAwakening"))
  }

  @Test(arguments: [
    ("NSObject", "func value(forUndefinedKey key: String) -> Any? { nil }", true),
    ("UIView", "func setValue(_ value: Any?, forUndefinedKey key: String) {}", true),
    ("CALayer", "func value(forKey key: String) -> Any? { nil }", false),
    ("NSObject", "var description: String { \"\" }", false),
  ])
  func valuesByNameHideWhatAnExtensionHas(_ parent: String, _ member: String, _ hides: Bool) {
    let lines = translated("class A: \(parent) {\n  override \(member)\n}\n")

    #expect(lines[1] == (hides ? "           " : "  override ") + member)
  }

  @Test(arguments: [
    "isPartialStringValid(_ p: String, newEditingString n: A?, errorDescription e: B?) -> Bool { true }",
    "getObjectValue(_ o: A?, for s: String, range r: B?) throws {}",
  ])
  func formattersHideWhatFoundationHasNot(_ member: String) {
    let lines = translated("class A: NumberFormatter {\n  override func \(member)\n}\n")

    #expect(lines[1] == "           func " + member)
  }

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

  @Test func constraintsAwakeOnTheirOwn() {
    let lines = translated(
      "class A: NSLayoutConstraint {\n  override func awakeFromNib() {}\n}\n")

    #expect(lines[1].hasPrefix("  override func"))
  }
}
