import DarkroomCoreGraphics
import Foundation

extension CFRange {
  /// Returns the range within a text of the given length; a range of length 0 extends to the end.
  func clamped(to count: Int) -> NSRange {
    let start = min(max(0, location), count)
    return NSRange(
      location: start, length: length == 0 ? count - start : min(max(0, length), count - start))
  }
}
