public import Foundation

/// A key on a hardware keyboard.
///
/// Tests cannot create one, except as a subclass.
@preconcurrency @MainActor
open class UIKey: NSObject {
  /// Empty, unless a subclass overrides it.
  open var characters: String { "" }
  /// Empty, unless a subclass overrides it.
  open var charactersIgnoringModifiers: String { "" }
  /// Empty, unless a subclass overrides it.
  open var modifierFlags: UIKeyModifierFlags { [] }
  /// `keyboardErrorUndefined`, unless a subclass overrides it.
  open var keyCode: UIKeyboardHIDUsage { .keyboardErrorUndefined }
}
