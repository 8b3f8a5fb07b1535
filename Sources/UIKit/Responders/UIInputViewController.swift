import DarkroomCoreGraphics
public import Foundation

/// A controller whose view replaces the keyboard, or is above it.
///
/// Headless: no keyboard shows it.
@preconcurrency @MainActor
open class UIInputViewController: UIViewController {
  public override init(nibName: String?, bundle: Bundle?) {
    super.init(nibName: nibName, bundle: bundle)
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open override func loadView() {
    view = UIView(frame: CGRect(x: 0, y: 0, width: UIScreen.main.bounds.width, height: 216))
  }
  /// Nil unless a subclass says otherwise.
  open var primaryLanguage: String? { nil }
  /// Headless: false; there is one keyboard.
  open var hasFullAccess: Bool { false }
  /// Headless: false; there is one keyboard.
  open var needsInputModeSwitchKey: Bool { false }
  /// Ends the editing of the key window's first responder.
  open func dismissKeyboard() { UIApplication.shared.keyWindow?.endEditing(true) }
}
