/// The direction in which an assistive technology asks a view to scroll.
public enum UIAccessibilityScrollDirection: Int, Sendable {
  case right = 1
  case left, up, down, next, previous
}
