/// Whether typed words are corrected.
///
/// The value is only stored: typed text is not changed.
public enum UITextAutocorrectionType: Int, Sendable {
  case `default` = 0
  case no, yes
}
