import DarkroomIOSSources

/// Finds the places in a source file where inserted text can become nothing but a literal.
///
/// A text that is a valid literal on its own could end a surrounding comment or literal, so that the text after it
/// would become code. Therefore both the places and the result are checked against the tokens of the whole source.
struct LiteralPlaces {
  private let source: SourceText

  /// Nil if it isn't UTF-8.
  init?(_ bytes: [UInt8]) {
    guard let text = String(validating: bytes, as: UTF8.self) else { return nil }
    source = SourceText(path: "", text: text)
  }

  /// Whether the range is between tokens and outside comments.
  func take(_ range: Range<Int>) -> Bool {
    let tokens = source.tokens
    let next = source.firstToken(from: range.lowerBound)
    let before = next > 0 ? tokens[next - 1].range.upperBound : 0
    guard before <= range.lowerBound else { return false }
    // In an unterminated comment, the inserted word would not be a token.
    let gap = source.text(before..<range.lowerBound) + "x"
    guard SourceText(path: "", text: gap).tokens.count == 1 else { return false }
    let last = source.firstToken(from: range.upperBound)
    return last == 0 || tokens[last - 1].range.upperBound <= range.upperBound
  }

  /// Whether `new` has the same tokens as the source, in the same order, except for the tokens of `replacements`.
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

  /// The length in bytes of the literal at the beginning of `text`; nil if there is none, or if it is not terminated.
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
    // A string token ends before an interpolation, whose code consists of ordinary tokens, or at the end of the
    // literal.
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
