import Foundation

extension NSRange {
  /// What of it is in a text of `count` characters; nothing at its end where the range starts beyond.
  func clamped(to count: Int) -> NSRange {
    let start = min(max(location, 0), count)
    return NSRange(location: start, length: min(max(length, 0), count - start))
  }
}
