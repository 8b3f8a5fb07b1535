/// The settings for a keyboard, which are only stored, because there is none.
@preconcurrency @MainActor
public protocol UITextInputTraits: NSObjectProtocol {
  var keyboardType: UIKeyboardType { get set }
  var returnKeyType: UIReturnKeyType { get set }
  var autocapitalizationType: UITextAutocapitalizationType { get set }
  var autocorrectionType: UITextAutocorrectionType { get set }
  var isSecureTextEntry: Bool { get set }
}
