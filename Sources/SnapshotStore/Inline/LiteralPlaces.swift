import DarkroomIOSSources

/// Where in a source a literal can be written so that nothing but a literal is written.
///
/// A text that is right by itself can end the comment, or the literal, that it is put into; what follows would then be
/// code. So places are looked at among the tokens of the whole source, and so is what comes out.
struct LiteralPlaces {
  private let source: SourceText

  /// Nil if it isn't UTF-8.
  init?(_ bytes: [UInt8]) {
    guard let text = String(validating: bytes, as: UTF8.self) else { return nil }
    source = SourceText(path: "", text: text)
  }

  /// Whether the range lies between tokens, outside of comments.
  func take(_ range: Range<Int>) -> Bool {
    let tokens = source.tokens
    let next = source.firstToken(from: range.lowerBound)
    let before = next > 0 ? tokens[next - 1].range.upperBound : 0
    guard before <= range.lowerBound else { return false }
    // In a comment that has not ended, the word behind it would be none.
    let gap = source.text(before..<range.lowerBound) + "x"
    guard SourceText(path: "", text: gap).tokens.count == 1 else { return false }
    let last = source.firstToken(from: range.upperBound)
    return last == 0 || tokens[last - 1].range.upperBound <= range.upperBound
  }

  /// Whether `new` has the tokens of the source, except for the tokens of `replacements`, in their order.
  func remain(in new: [UInt8], besides replacements: [(place: Range<Int>, text: String)]) -> Bool {
    guard let new = LiteralPlaces(new) else { return false }
    var expected: [String] = []
    var start = 0
    for (place, text) in replacements {
      expected += spellings(from: start, to: place.lowerBound)
      expected += LiteralPlaces(Array(text.utf8))?.spellings(from: 0, to: .max) ?? []
      start = place.upperBound
    }
    expected += spellings(from: start, to: .max)
    return new.spellings(from: 0, to: .max) == expected
  }

  private func spellings(from start: Int, to end: Int) -> [String] {
    let first = source.firstToken(from: start)
    return source.tokens[first...].prefix { $0.range.lowerBound < end }.map {
      source.text($0.range)
    }
  }

  // MARK: Literals

  /// How many bytes the literal has that `text` begins with; nil if it begins with none, or with one that does not
  /// end.
  static func lengthOfLiteral(in text: some StringProtocol) -> Int? {
    let source = SourceText(path: "", text: String(text))
    guard let first = source.tokens.first, first.kind == .string, first.range.lowerBound == 0 else {
      return nil
    }
    let start = source.bytes[first.range]
    let hashes = start.prefix { $0 == UInt8(ascii: "#") }
    let isMultiline =
      start.dropFirst(hashes.count).starts(with: "\"\"\"".utf8)
      && (hashes.isEmpty || start.contains(UInt8(ascii: "\n")))
    let closing = Array(repeating: UInt8(ascii: "\""), count: isMultiline ? 3 : 1) + hashes
    var index = 0
    // A stretch of text ends before an interpolation, whose code is tokens like any other, or it ends the literal.
    while index < source.tokens.count, source.tokens[index].kind == .string {
      let range = source.tokens[index].range
      let isBeforeCode =
        source.isSymbol(index + 1, "(")
        && source.tokens[index + 1].range.lowerBound == range.upperBound
        && source.bytes[range].hasSuffix([UInt8(ascii: "\\")] + hashes)
      guard isBeforeCode else {
        let isWhole = index > 0 || range.count >= 2 * closing.count
        return isWhole && source.bytes[range].hasSuffix(closing) ? range.upperBound : nil
      }
      index = source.closing(index + 1) + 1
    }
    return nil
  }
}

extension ArraySlice<UInt8> {
  fileprivate func hasSuffix(_ end: [UInt8]) -> Bool { suffix(end.count).elementsEqual(end) }
}
