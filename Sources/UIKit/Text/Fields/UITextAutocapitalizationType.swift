/// Which letters the keyboard makes capitals.
///
/// Recorded: typed text is taken as it is.
public enum UITextAutocapitalizationType: Int, Sendable {
  case none = 0
  case words, sentences, allCharacters
}
