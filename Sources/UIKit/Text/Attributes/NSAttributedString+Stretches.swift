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

  /// The attributes of a character, with the range that has them.
  func stretch(at location: Int) -> (NSRange, [NSAttributedString.Key: Any]) {
    var range = NSRange(location: location, length: 0)
    // unsafe: Foundation writes the range behind a pointer, which Swift makes of a variable here.
    let values = unsafe attributes(at: location, effectiveRange: &range)
    return (range, values)
  }
}
