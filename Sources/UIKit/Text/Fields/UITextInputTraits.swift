/// What a keyboard should offer; there is no keyboard here, so all of it is stored only.
@preconcurrency @MainActor
public protocol UITextInputTraits: NSObjectProtocol {
  var keyboardType: UIKeyboardType { get set }
  var returnKeyType: UIReturnKeyType { get set }
  var autocapitalizationType: UITextAutocapitalizationType { get set }
  var autocorrectionType: UITextAutocorrectionType { get set }
  var isSecureTextEntry: Bool { get set }
}
