/// Where to on the screen, whatever the text's direction.
public enum UITextLayoutDirection: Int, Sendable {
  case right = 2
  case left, up, down
}
