public import Foundation

/// A view that replaces the keyboard, or is above it.
///
/// It is drawn where it is added, because there is no keyboard whose appearance it could have.
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
