/// What stands between two brackets, cut at its commas: an array literal, or the arguments of a call.
struct ManifestList {
  let open: Int
  let close: Int
  /// Without white space and comments around them.
  let items: [Range<Int>]

  /// - Parameter open: the place of the opening bracket.
  /// - Returns: nil if the bracket is not closed, or where conditions (`#if`) choose among the items.
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

  /// The list that `range` is, from its first byte to its last: an array literal.
  init?(array range: Range<Int>, in text: ManifestText) {
    guard !range.isEmpty, text.isCode(range.lowerBound, "["),
      let list = ManifestList(open: range.lowerBound, in: text), list.close == range.upperBound - 1
    else { return nil }
    self = list
  }
}
