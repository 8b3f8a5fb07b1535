/// A replacement for a range of a file.
struct Edit: Sendable {
  /// The range in bytes; empty for an insertion.
  let range: Range<Int>
  let text: String

  /// Whether inserted text belongs to the preceding token rather than to the following one.
  private let isSuffix: Bool

  private init(_ range: Range<Int>, _ text: String, isSuffix: Bool) {
    self.range = range
    self.text = text
    self.isSuffix = isSuffix
  }

  init(range: Range<Int>, text: String) { self.init(range, text, isSuffix: false) }

  /// Inserts text that belongs to the token at `offset`.
  init(_ text: String, before offset: Int) { self.init(range: offset..<offset, text: text) }

  /// Inserts text that belongs to the token that ends at `offset`.
  init(_ text: String, behind offset: Int) { self.init(offset..<offset, text, isSuffix: true) }

  /// Applies edits; an edit inside a longer one is left out.
  static func apply(_ edits: [Edit], to bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count + 512)
    var position = 0
    for edit in edits.sorted(by: precedes)
    where edit.range.lowerBound >= position {
      result += bytes[position..<edit.range.lowerBound]
      result += edit.text.utf8
      position = edit.range.upperBound
    }
    return result + bytes[position...]
  }

  /// The text of a part of a source, with the edits inside it applied.
  static func apply(
    _ edits: some Sequence<Edit>, within range: Range<Int>, of source: SourceText
  ) -> String {
    let own = edits.map {
      Edit(
        $0.range.lowerBound - range.lowerBound..<$0.range.upperBound - range.lowerBound, $0.text,
        isSuffix: $0.isSuffix)
    }
    return String(decoding: apply(own, to: Array(source.bytes[range])), as: UTF8.self)
  }

  /// Sorts by position.
  ///
  /// At the same position come insertions that belong to the preceding token, then other insertions, then the longest
  /// edit.
  private static func precedes(_ a: Edit, _ b: Edit) -> Bool {
    if a.range.lowerBound != b.range.lowerBound { return a.range.lowerBound < b.range.lowerBound }
    if a.range.isEmpty != b.range.isEmpty { return a.range.isEmpty }
    if a.isSuffix != b.isSuffix { return a.isSuffix }
    return a.range.count > b.range.count
  }
}

extension SourceText {
  /// Replaces the text with spaces of the same length, but keeps its line ends.
  func blank(_ range: Range<Int>) -> Edit {
    Edit(range: range, text: blanks(range))
  }

  private func blanks(_ range: Range<Int>) -> String {
    String(
      decoding: bytes[range].map { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") ? $0 : 32 },
      as: UTF8.self)
  }

  /// An edit that keeps the number of lines, and the number of columns unless the new text is longer.
  func replace(_ range: Range<Int>, with text: String) -> Edit {
    let lines = bytes[range].count { $0 == UInt8(ascii: "\n") }
    if lines > 0 { return Edit(range: range, text: text + String(repeating: "\n", count: lines)) }
    let padding = String(repeating: " ", count: max(0, range.count - text.utf8.count))
    return Edit(range: range, text: text + padding)
  }
}
