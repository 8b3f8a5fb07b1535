/// A direction on the screen, independent of the text's direction.
public enum UITextLayoutDirection: Int, Sendable {
  case right = 2
  case left, up, down
}
