import Testing

@testable import DarkroomIOSSources

/// Members that extensions declare for Apple's classes, and their overrides; `ExtensionOverrideTests` runs such code.
struct ForeignMemberTests {
  private func translation(_ texts: String...) -> ModuleTranslation {
    ModuleTranslation(
      module: "App",
      sources: texts.enumerated().map { SourceText(path: "/\($0).swift", text: $1) })
  }

  private static let front = """
    extension UIViewController {
      @objc open var front: UIViewController { self }
    }

    """

  @Test func theExtensionsMemberAsksForTheNearestOverride() {
    let text = translation(Self.front).files[0]

    #expect(
      text.contains("public var _darkroom_UIViewController_front: UIViewController { self }"))
    #expect(
      text.contains(
        "extension UIViewController { public var front: UIViewController"
          + " { get { self[_darkroomInherited_front: nil] } };"))
    #expect(text.contains("_OptionalMethod(\"override front\", of: self, above: type)"))
  }

  @Test func anOverrideInAnExtensionIsEnteredInTheRegistry() {
    let found = translation(
      Self.front
        + "extension UINavigationController {\n  open override var front: UIViewController { super.front }\n}\n"
    )

    #expect(found.diagnostics == [])
    #expect(
      found.files[0].contains(
        "public          var _darkroom_UINavigationController_front: UIViewController"
          + " { self[_darkroomInherited_front: UINavigationController.self] }"))
    #expect(
      found.files[0].contains(
        "_ClassRegistry.add(getter: \"override front\", \\UINavigationController._darkroom_UINavigationController_front)"
      ))
  }

  @Test func classesOverrideUnderAnotherName() {
    let found = translation(
      "extension UIView {\n  @objc func hook(_ a: Int, with b: String = \"\") -> Int { a }\n}\n",
      "class V: UILabel {\n  override func hook(_ a: Int, with b: String) -> Int { super.hook(a) }\n}\n"
        + "class W: V {\n  override func hook(_ a: Int, with b: String) -> Int { super.hook(a, with: b) }\n}\n"
    )

    #expect(found.diagnostics == [])
    #expect(
      found.files[0].contains(
        "func _darkroomInherited_hook(_ type: AnyClass?, _ a: Int, with b: String = \"\") -> Int"))
    #expect(
      found.files[1].contains(
        "           func _darkroom_hook(_ a: Int, with b: String) -> Int { self._darkroomInherited_hook(V.self, a) }"
      ))
    #expect(
      found.files[1].contains(
        "  override func _darkroom_hook(_ a: Int, with b: String) -> Int { super._darkroom_hook(a, with: b) }"
      ))
  }

  @Test func whatNobodyOverridesIsLeftAlone() {
    let text = "extension UIView {\n  @objc func hook() {}\n}\nclass V: UIView {}\n"

    #expect(!translation(text).files[0].contains("_darkroom_UIView_hook"))
  }

  @Test func classesOfOtherFamiliesAreNotMeant() {
    let found = translation(
      "extension UIViewController {\n  @objc func hook() {}\n}\nclass V: UIView { override func hook() {} }\n"
    )

    #expect(!found.files[0].contains("_darkroom"))
  }

  @Test func closuresThatDoNotEscapeAreReported() {
    let found = translation(
      "extension UIView {\n  @objc func hook(_ a: () -> Void) {}\n}\nclass V: UIView { override func hook(_ a: () -> Void) {} }\n"
    )

    #expect(found.diagnostics.map(\.cause) == [.extensionOverride])
  }

  @Test func whatControllersAskForIsOverriddenInExtensions() {
    let found = translation(
      """
      extension UINavigationController {
        open override var shouldAutorotate: Bool { super.shouldAutorotate }
        override open func viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated); go() }
      }

      """)

    #expect(found.diagnostics == [])
    #expect(
      found.files[0].contains(
        "var _darkroom_UINavigationController_shouldAutorotate: Bool { _ExtensionOverride.inherited(self,"
          + " UINavigationController.self, \"override shouldAutorotate\") { super.shouldAutorotate } }"
      ))
    #expect(
      found.files[0].contains(
        "\"override viewWillAppear:\") { super.viewWillAppear(animated) }; go() }"))
    #expect(
      found.files[0].contains(
        "_ClassRegistry.add(\"override viewWillAppear:\") { (it: UINavigationController) in"
          + " it._darkroom_UINavigationController_viewWillAppear(_:) as (Bool) -> Void }"))
  }

  @Test(arguments: [
    "extension UIWindow {\n  open override func layoutSubviews() {}\n}\n",
    "extension UITextField {\n  open override var canBecomeFirstResponder: Bool { true }\n}\n",
    "extension UIButton {\n  open override func touchesBegan(_ t: Set<UITouch>, with e: UIEvent?) {}\n}\n",
    "extension UINavigationController {\n  open override func loadView() {}\n}\n",
    "extension UIViewController {\n  open override var shouldAutorotate: Bool { true }\n}\n",
  ])
  func otherMembersOfUIKitHaveNoEffectAndAreReported(_ text: String) {
    let found = translation(text)

    #expect(found.diagnostics.map(\.cause) == [.extensionOverride])
    #expect(found.diagnostics.map(\.isWarning) == [true])
    #expect(!found.files[0].contains("override var") && !found.files[0].contains("override func"))
    #expect(found.files[0].contains("\n#warning(\"'") || found.files[0].contains(" #warning(\"'"))
  }

  /// An extension has no room for a value, and what observes one here would have it.
  @Test func observersOfWhatUIKitKeepsAreLeftOut() {
    let found = translation(
      "extension UIButton {\n  open override var isHighlighted: Bool { didSet { fade() } }\n}\n")

    #expect(found.diagnostics.map(\.isWarning) == [true])
    #expect(!found.files[0].contains("didSet"))
  }

  @Test func whatRespondersAskForIsOverriddenInExtensions() {
    let found = translation(
      """
      extension UILabel {
        open override var canBecomeFirstResponder: Bool { true }
      }
      extension UIWindow {
        open override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { super.motionEnded(motion, with: event) }
      }

      """)

    #expect(found.diagnostics == [])
    #expect(
      found.files[0].contains(
        "_ClassRegistry.add(getter: \"override canBecomeFirstResponder\", \\UILabel._darkroom_UILabel_canBecomeFirstResponder)"
      ))
    #expect(found.files[0].contains("_ClassRegistry.add(\"override motionEnded:with:\")"))
    #expect(
      found.files[0].contains(
        "_ExtensionOverride.inherited(self, UIWindow.self, \"override motionEnded:with:\") { super.motionEnded(motion, with: event) }"
      ))
  }

  /// Swift wants attributes before modifiers.
  @Test func accessStandsBehindAttributes() {
    let found = translation(
      """
      public extension UIView {
        @objc @available(*, deprecated) @discardableResult func old() -> Int { 1 }
      }
      extension UIButton { override public func old() -> Int { 2 } }

      """)

    #expect(found.diagnostics == [])
    #expect(
      found.files[0].contains(
        "extension UIView { @available(*, deprecated) @discardableResult public func old() -> Int {"
      ))
  }
}
