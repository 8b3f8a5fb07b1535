import Foundation

extension NSRange {
  /// The part of the range that is inside a text of `count` characters; an empty range at its end if the range starts
  /// beyond it.
  func clamped(to count: Int) -> NSRange {
    let start = min(max(location, 0), count)
    return NSRange(location: start, length: min(max(length, 0), count - start))
  }
}
