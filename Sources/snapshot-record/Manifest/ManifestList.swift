/// The content between two brackets, split at its commas: an array literal, or the arguments of a call.
struct ManifestList {
  let open: Int
  let close: Int
  /// The items without surrounding white space and comments.
  let items: [Range<Int>]

  /// - Parameter open: the offset of the opening bracket.
  /// - Returns: nil if the bracket is not closed, or if the items contain conditions (`#if`).
  init?(open: Int, in text: ManifestText) {
    guard let close = text.closing(of: open) else { return nil }
    var items: [Range<Int>] = []
    var start = open + 1
    var offset = start
    while offset <= close {
      guard offset < close else {
        items.append(text.trimmed(start..<close))
        break
      }
      if text.isCode(offset, "#") { return nil }
      if text.isCode(offset, ",") {
        items.append(text.trimmed(start..<offset))
        start = offset + 1
      }
      let isOpening = ["(", "[", "{"].contains { text.isCode(offset, $0) }
      offset = (isOpening ? text.closing(of: offset) ?? offset : offset) + 1
    }
    self.open = open
    self.close = close
    self.items = items.filter { !$0.isEmpty }
  }

  /// The array literal that spans all of `range`.
  init?(array range: Range<Int>, in text: ManifestText) {
    guard !range.isEmpty, text.isCode(range.lowerBound, "["),
      let list = ManifestList(open: range.lowerBound, in: text), list.close == range.upperBound - 1
    else { return nil }
    self = list
  }
}
