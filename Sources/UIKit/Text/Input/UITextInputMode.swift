public import Foundation

/// A keyboard, in one language.
///
/// No keyboard is ever shown here, so the only mode stands for English.
@preconcurrency @MainActor
open class UITextInputMode: NSObject {
  private static let english = UITextInputMode()

  /// Always `en-US`.
  open var primaryLanguage: String? { "en-US" }
  /// Always one mode, English.
  open class var activeInputModes: [UITextInputMode] { [english] }

  /// Headless: never posted.
  nonisolated public static let currentInputModeDidChangeNotification = NSNotification.Name(
    "UITextInputCurrentInputModeDidChangeNotification")
}
