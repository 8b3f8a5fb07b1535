public enum UITextAutocorrectionType: Int, Sendable {
  case `default` = 0
  case no, yes
}
