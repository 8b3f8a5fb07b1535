/// The position of a bar on the screen.
public enum UIBarPosition: Int, Sendable {
  case any = 0
  case bottom = 1
  case top = 2
  /// At the top, with a background that extends to the upper edge of the bar's superview.
  case topAttached = 3
}
