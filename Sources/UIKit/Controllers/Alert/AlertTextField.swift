import DarkroomCoreGraphics
import Foundation

/// A field between the message and the choices; its text keeps clear of the frame.
final class AlertTextField: UITextField {
  override func textRect(forBounds bounds: CGRect) -> CGRect {
    super.textRect(forBounds: bounds).insetBy(dx: 5, dy: 0)
  }
}
