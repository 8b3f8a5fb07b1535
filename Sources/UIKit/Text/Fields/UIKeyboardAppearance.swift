/// The colors of the keyboard.
///
/// - Important: Inert. There is no keyboard.
public enum UIKeyboardAppearance: Int, Sendable {
  case `default` = 0
  case dark, light
}
