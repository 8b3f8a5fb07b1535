/// Where on the screen a bar lies.
public enum UIBarPosition: Int, Sendable {
  case any = 0
  case bottom = 1
  case top = 2
  /// At the top, with a background that reaches to the upper edge of what the bar lies in.
  case topAttached = 3
}
