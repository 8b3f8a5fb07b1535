public import Foundation

/// A key of a hardware keyboard.
///
/// Headless: tests make none, subclasses may.
@preconcurrency @MainActor
open class UIKey: NSObject {
  open var characters: String { "" }
  open var charactersIgnoringModifiers: String { "" }
  open var modifierFlags: UIKeyModifierFlags { [] }
  open var keyCode: UIKeyboardHIDUsage { .keyboardErrorUndefined }
}
