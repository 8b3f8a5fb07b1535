/// Whether typed words are corrected.
///
/// Recorded: typed text is taken as it is.
public enum UITextAutocorrectionType: Int, Sendable {
  case `default` = 0
  case no, yes
}
