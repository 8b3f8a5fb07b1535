public import Foundation

/// A view in place of the keyboard, or above it.
///
/// Headless: it is drawn where it is added; there is no keyboard whose look it could take on.
open class UIInputView: UIView {
  /// Whether the view looks like the keyboard.
  ///
  /// - Important: Inert. There is no keyboard.
  public enum Style: Int, Sendable { case `default`, keyboard }

  open private(set) var inputViewStyle = Style.default
  /// - Important: Inert. No keyboard's frame is followed or left.
  open var allowsSelfSizing = false

  public init(frame: CGRect, inputViewStyle: Style) {
    self.inputViewStyle = inputViewStyle
    super.init(frame: frame)
  }

  public override convenience init(frame: CGRect) {
    self.init(frame: frame, inputViewStyle: .default)
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }
}
