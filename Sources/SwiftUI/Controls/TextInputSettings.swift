/// What fields tell the keyboard.
struct TextInputSettings {
  var keyboardType = UIKeyboardType.default
  var returnKeyType = UIReturnKeyType.default
  var autocapitalization = UITextAutocapitalizationType.sentences
  var contentType: UITextContentType?
}
