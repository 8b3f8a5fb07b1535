/// A file in memory, with its tokens.
package struct SourceText: Sendable {
  package let path: String
  package let bytes: [UInt8]
  package let tokens: [Token]

  package init(path: String, text: String) {
    self.path = path
    bytes = Array(text.utf8)
    var lexer = Lexer(bytes: bytes)
    tokens = lexer.tokens()
  }

  package func text(_ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }

  /// The word without its backticks, empty past the end.
  func word(_ index: Int) -> String {
    guard tokens.indices.contains(index) else { return "" }
    let range = tokens[index].range
    if bytes[range.lowerBound] == UInt8(ascii: "`") {
      return text(range.lowerBound + 1..<range.upperBound - 1)
    }
    return text(range)
  }

  /// The token as written, empty past the end.
  func spelling(_ index: Int) -> String {
    tokens.indices.contains(index) ? text(tokens[index].range) : ""
  }

  func isSymbol(_ index: Int, _ symbol: Character) -> Bool {
    guard tokens.indices.contains(index), tokens[index].kind == .symbol else { return false }
    let range = tokens[index].range
    return range.count == 1 && symbol.asciiValue == bytes[range.lowerBound]
  }

  func isWord(_ index: Int) -> Bool {
    tokens.indices.contains(index) && tokens[index].kind == .word
  }

  /// A word that stands for itself, not `` `quoted` ``.
  func isWord(_ index: Int, _ word: String) -> Bool {
    isWord(index) && tokens[index].range.count == word.utf8.count
      && bytes[tokens[index].range].elementsEqual(word.utf8)
  }

  /// Both count from 1; columns are UTF-8 bytes, as the compiler counts.
  package func position(of offset: Int) -> (line: Int, column: Int) {
    var line = 1
    var start = 0
    for index in 0..<min(offset, bytes.count) where bytes[index] == UInt8(ascii: "\n") {
      line += 1
      start = index + 1
    }
    return (line, offset - start + 1)
  }

  /// The index of the token that closes the bracket at `open`, or the last token.
  func closing(_ open: Int) -> Int {
    var depth = 0
    for index in open..<tokens.count where tokens[index].kind == .symbol {
      switch bytes[tokens[index].range.lowerBound] {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
        depth -= 1
        if depth == 0 { return index }
      default: break
      }
    }
    return tokens.count - 1
  }
}
