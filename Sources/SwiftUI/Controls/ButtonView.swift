/// Contains the label of a button, and represents the button to assistive technologies.
final class ButtonView: GestureView {
  private let press: ButtonPress

  init(_ responder: GestureResponder, _ press: ButtonPress) {
    self.press = press
    super.init(responder)
    isAccessibilityElement = true
    accessibilityTraits = press.isEnabled ? .button : [.button, .notEnabled]
  }

  /// The texts in the button, from its first view to its last.
  override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? Self.words(in: self).joined(separator: ", ") }
    set { super.accessibilityLabel = newValue }
  }

  override func accessibilityActivate() -> Bool {
    guard press.isEnabled else { return false }
    press.action()
    return true
  }

  private static func words(in view: UIView) -> [String] {
    view.subviews.flatMap { part in
      part.isAccessibilityElement ? [part.accessibilityLabel].compactMap { $0 } : words(in: part)
    }
  }
}
