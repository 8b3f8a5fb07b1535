/// The differing parts of two texts, with a little context.
package struct TextChange: Equatable {
  package let old: String
  package let new: String

  /// The largest number of characters of a text that is shown in full.
  private static let whole = 40
  /// The number of characters of context before and after the difference.
  private static let context = 12
  /// The number of characters shown of each differing part, half from its start and half from its end.
  private static let part = 60

  package init(old: String, new: String) {
    guard max(old.count, new.count) > Self.whole else {
      self.old = old
      self.new = new
      return
    }
    let (a, b) = (Array(old), Array(new))
    let prefix = zip(a, b).prefix { $0 == $1 }.count
    let suffix = min(
      zip(a.reversed(), b.reversed()).prefix { $0 == $1 }.count, min(a.count, b.count) - prefix)
    self.old = Self.excerpt(a, prefix..<a.count - suffix)
    self.new = Self.excerpt(b, prefix..<b.count - suffix)
  }

  private static func excerpt(_ text: [Character], _ range: Range<Int>) -> String {
    let start = range.lowerBound <= context + 1 ? 0 : range.lowerBound - context
    let end = text.count - range.upperBound <= context + 1 ? text.count : range.upperBound + context
    var middle = String(text[range])
    if range.count > part {
      let half = part / 2
      middle = String(text[range].prefix(half)) + "…" + String(text[range].suffix(half))
    }
    return (start > 0 ? "…" : "") + String(text[start..<range.lowerBound]) + middle
      + String(text[range.upperBound..<end]) + (end < text.count ? "…" : "")
  }
}
