/// Whether misspelled words are marked.
///
/// Recorded: none are.
public enum UITextSpellCheckingType: Int, Sendable {
  case `default` = 0
  case no, yes
}
