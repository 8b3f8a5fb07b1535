import DarkroomCoreGraphics
import Foundation

extension CFRange {
  /// Within a text of some length; a length of 0 reaches to its end.
  func clamped(to count: Int) -> NSRange {
    let start = min(max(0, location), count)
    return NSRange(
      location: start, length: length == 0 ? count - start : min(max(0, length), count - start))
  }
}
