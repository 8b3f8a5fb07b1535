/// Which letters the keyboard makes capitals.
///
/// The value is only stored: typed text is not changed.
public enum UITextAutocapitalizationType: Int, Sendable {
  case none = 0
  case words, sentences, allCharacters
}
