public enum UIKeyboardAppearance: Int, Sendable {
  case `default` = 0
  case dark, light
}
