// The names of keyboard settings in interface files.

extension UIKeyboardType {
  static let interfaceWords: [String: UIKeyboardType] = [
    "alphabet": .asciiCapable, "ASCIICapable": .asciiCapable, "asciiCapable": .asciiCapable,
    "numbersAndPunctuation": .numbersAndPunctuation, "URL": .URL, "numberPad": .numberPad,
    "phonePad": .phonePad, "namePhonePad": .namePhonePad, "emailAddress": .emailAddress,
    "decimalPad": .decimalPad, "twitter": .twitter, "webSearch": .webSearch,
    "ASCIICapableNumberPad": .asciiCapableNumberPad,
  ]
}

extension UIReturnKeyType {
  static let interfaceWords: [String: UIReturnKeyType] = [
    "go": .go, "google": .google, "join": .join, "next": .next, "route": .route,
    "search": .search, "send": .send, "yahoo": .yahoo, "done": .done,
    "emergencyCall": .emergencyCall, "continue": .continue,
  ]
}

extension UIKeyboardAppearance {
  static let interfaceWords: [String: UIKeyboardAppearance] = [
    "alert": .dark, "dark": .dark, "light": .light,
  ]
}

extension UITextAutocapitalizationType {
  static let interfaceWords: [String: UITextAutocapitalizationType] = [
    "none": .none, "words": .words, "sentences": .sentences, "allCharacters": .allCharacters,
  ]
}

extension UITextAutocorrectionType {
  static let interfaceWords: [String: UITextAutocorrectionType] = ["no": .no, "yes": .yes]
}

extension UITextSpellCheckingType {
  static let interfaceWords: [String: UITextSpellCheckingType] = ["no": .no, "yes": .yes]
}
