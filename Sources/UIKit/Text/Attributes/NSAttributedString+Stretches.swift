import DarkroomCoreGraphics
import Foundation

extension NSAttributedString {
  /// Ranges of equal attributes, in order.
  var stretches: [(NSRange, [NSAttributedString.Key: Any])] {
    var found: [(NSRange, [NSAttributedString.Key: Any])] = []
    var start = 0
    while start < length {
      let (range, values) = stretch(at: start)
      found.append((range, values))
      start = range.location + range.length
    }
    return found
  }
}
