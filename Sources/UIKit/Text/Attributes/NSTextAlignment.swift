/// How lines lie between the margins.
public enum NSTextAlignment: Int, Sendable {
  case left = 0
  case center = 1
  case right = 2
  case justified = 3
  /// Follows the writing direction of the paragraph.
  case natural = 4
}
