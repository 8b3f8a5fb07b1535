/// The words that interface files have for what a keyboard does.
enum NibTextTraits {
  static let keyboards: [String: UIKeyboardType] = [
    "alphabet": .asciiCapable, "ASCIICapable": .asciiCapable, "asciiCapable": .asciiCapable,
    "numbersAndPunctuation": .numbersAndPunctuation, "URL": .URL, "numberPad": .numberPad,
    "phonePad": .phonePad, "namePhonePad": .namePhonePad, "emailAddress": .emailAddress,
    "decimalPad": .decimalPad, "twitter": .twitter, "webSearch": .webSearch,
    "ASCIICapableNumberPad": .asciiCapableNumberPad,
  ]
  static let returnKeys: [String: UIReturnKeyType] = [
    "go": .go, "google": .google, "join": .join, "next": .next, "route": .route,
    "search": .search, "send": .send, "yahoo": .yahoo, "done": .done,
    "emergencyCall": .emergencyCall, "continue": .continue,
  ]
  static let appearances: [String: UIKeyboardAppearance] = [
    "alert": .dark, "dark": .dark, "light": .light,
  ]
  static let capitals: [String: UITextAutocapitalizationType] = [
    "none": .none, "words": .words, "sentences": .sentences, "allCharacters": .allCharacters,
  ]
  static let corrections: [String: UITextAutocorrectionType] = ["no": .no, "yes": .yes]
  static let checks: [String: UITextSpellCheckingType] = ["no": .no, "yes": .yes]
}
