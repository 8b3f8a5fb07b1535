/// A file in memory, with its tokens.
package struct SourceText: Sendable {
  package let path: String
  /// The names that are passed to the compiler with `-D` for this file; nil if they are unknown.
  package var flags: Set<String>?
  /// Whether the compiler finds the translation at the source's own path, so that no directive needs to name it.
  ///
  /// Coverage counts physical lines, regardless of directives.
  package var isInPlace = false
  /// The reason why the bytes are not source text; the text is then empty.
  package private(set) var damage: SourceDiagnostic?
  package let bytes: [UInt8]
  package let tokens: [Token]
  private let lines: LineTable
  private let brackets: BracketTable
  /// The last `{`; −1 if there is none.
  private let lastBrace: Int

  package init(path: String, text: String) {
    self.init(path: path, utf8: Array(text.utf8))
  }

  /// Creates the source from a file's bytes; throws an error if they are not UTF-8.
  ///
  /// A byte order mark is left out.
  package init(path: String, bytes: [UInt8]) throws(SourceDiagnostic) {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let text = bytes.starts(with: mark) ? Array(bytes.dropFirst(mark.count)) : bytes
    if let damage = text.firstInvalidUTF8 {
      let position = LineTable(text).position(of: damage)
      throw SourceDiagnostic(
        path: path, line: position.line, column: position.column,
        message: "the file is not UTF-8: save it with that encoding",
        cause: .encoding)
    }
    self.init(path: path, utf8: text)
  }

  /// Creates the source from a file's bytes; if they are not UTF-8, it is empty and contains the reason.
  package static func readable(path: String, bytes: [UInt8]) -> SourceText {
    do throws(SourceDiagnostic) {
      return try SourceText(path: path, bytes: bytes)
    } catch {
      var source = SourceText(path: path, text: "")
      source.damage = error
      return source
    }
  }

  private init(path: String, utf8: [UInt8]) {
    self.path = path
    bytes = utf8
    var lexer = Lexer(bytes: utf8)
    tokens = lexer.tokens()
    lines = LineTable(utf8)
    brackets = BracketTable(bytes: utf8, tokens: tokens)
    lastBrace =
      tokens.lastIndex {
        $0.kind == .symbol && $0.range.count == 1 && utf8[$0.range.lowerBound] == UInt8(ascii: "{")
      } ?? -1
  }

  package func text(_ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }

  /// The text from the first to the last of the tokens, including comments.
  func text(tokens range: Range<Int>) -> String {
    guard !range.isEmpty else { return "" }
    return text(
      tokens[range.lowerBound].range.lowerBound..<tokens[range.upperBound - 1].range.upperBound)
  }

  /// The word without its backticks; empty past the end.
  package func word(_ index: Int) -> String {
    guard tokens.indices.contains(index) else { return "" }
    let range = tokens[index].range
    let quote = UInt8(ascii: "`")
    if range.count > 1, bytes[range.lowerBound] == quote, bytes[range.upperBound - 1] == quote {
      return text(range.lowerBound + 1..<range.upperBound - 1)
    }
    return text(range)
  }

  /// The token as written; empty past the end.
  package func spelling(_ index: Int) -> String {
    tokens.indices.contains(index) ? text(tokens[index].range) : ""
  }

  package func isSymbol(_ index: Int, _ symbol: Character) -> Bool {
    guard tokens.indices.contains(index), tokens[index].kind == .symbol else { return false }
    let range = tokens[index].range
    return range.count == 1 && symbol.asciiValue == bytes[range.lowerBound]
  }

  package func isWord(_ index: Int) -> Bool {
    tokens.indices.contains(index) && tokens[index].kind == .word
  }

  /// Whether the token is this word without backticks.
  package func isWord(_ index: Int, _ word: String) -> Bool {
    isWord(index) && tokens[index].range.count == word.utf8.count
      && bytes[tokens[index].range].elementsEqual(word.utf8)
  }

  /// Lines and columns count from 1; columns are UTF-8 bytes, as in the compiler.
  package func position(of offset: Int) -> (line: Int, column: Int) {
    lines.position(of: min(offset, bytes.count))
  }

  /// The index of the token that closes the bracket at `open`, or of the last token.
  package func closing(_ open: Int) -> Int { brackets.closing(open) ?? tokens.count - 1 }

  /// Whether each bracket and each `#if` is closed by one of the same kind, which is not the case while somebody is
  /// typing.
  var isBalanced: Bool { brackets.isMatched && brackets.unclosed.isEmpty && conditionsEnd }

  /// The tokens of braces that lack only their closing brace at the end; empty if there is any other mistake.
  var openBraces: [Int] {
    guard brackets.isMatched, conditionsEnd, brackets.unclosed.allSatisfy({ isSymbol($0, "{") })
    else { return [] }
    return brackets.unclosed
  }

  /// The outermost bracket that is never closed, if there is no other mistake.
  ///
  /// With `#if`, each branch may contain half of a pair.
  var unclosedBracket: Int? {
    let hasConditions = tokens.contains {
      $0.kind == .pound && bytes[$0.range].elementsEqual("#if".utf8)
    }
    return hasConditions || !brackets.isMatched ? nil : brackets.unclosed.first
  }

  /// The start of a line with a conflict marker from Git.
  var conflictMarker: Int? {
    let mark = Array("<<<<<<< ".utf8)
    return tokens.indices.first { index in
      tokens[index].startsLine && isSymbol(index, "<")
        && bytes[tokens[index].range.lowerBound...].starts(with: mark)
    }.map { tokens[$0].range.lowerBound }
  }

  private var conditionsEnd: Bool {
    var depth = 0
    for token in tokens where token.kind == .pound {
      if bytes[token.range].elementsEqual("#if".utf8) { depth += 1 }
      if bytes[token.range].elementsEqual("#endif".utf8) { depth -= 1 }
      if depth < 0 { return false }
    }
    return depth == 0
  }

  /// The token after this one, or after the bracket that closes it.
  func next(behind token: Int) -> Int {
    ["(", "[", "{"].contains { isSymbol(token, $0) } ? closing(token) + 1 : token + 1
  }

  /// The tokens between the bracket at `open` and the one that closes it; up to the last token if there is none.
  func inside(_ open: Int) -> Range<Int> { open + 1..<max(open + 1, closing(open)) }

  /// The token after the `>` that closes the `<` at `open`; if there is none, the brace or bracket that ends the
  /// search.
  package func afterAngles(_ open: Int) -> Int { brackets.afterAngles(open) ?? tokens.count }

  /// Whether there is a `{` at the token or after it.
  func hasBrace(from index: Int) -> Bool { index <= lastBrace }

  /// The last token of the condition that begins with this `#if` or `#elseif`: the last one in its line, unless another
  /// condition begins in it.
  func conditionEnd(_ keyword: Int) -> Int {
    var last = keyword
    while last + 1 < tokens.count, !tokens[last + 1].startsLine, tokens[last + 1].kind != .pound {
      last += 1
    }
    return last
  }

  /// The first token that begins at or after `offset`, in bytes.
  package func firstToken(from offset: Int) -> Int {
    tokens.indices.partitioningIndex { tokens[$0].range.lowerBound >= offset }
  }
}

extension [UInt8] {
  /// The index of the first byte that belongs to no character.
  fileprivate var firstInvalidUTF8: Int? {
    var decoder = UTF8()
    var iterator = makeIterator()
    var offset = 0
    while true {
      switch decoder.decode(&iterator) {
      case .scalarValue(let scalar): offset += UTF8.width(scalar)
      case .emptyInput: return nil
      case .error: return offset
      }
    }
  }
}

/// The offsets at which the lines of a file begin.
struct LineTable: Sendable {
  /// Offsets in bytes; the first is 0.
  private let starts: [Int]

  init(_ bytes: [UInt8]) {
    starts =
      [0] + bytes.indices.lazy.filter { bytes[$0] == UInt8(ascii: "\n") }.map { $0 + 1 }
  }

  /// Lines and columns count from 1; columns are bytes.
  func position(of offset: Int) -> (line: Int, column: Int) {
    let line = starts.indices.partitioningIndex { starts[$0] > offset }
    return (line, offset - starts[max(0, line - 1)] + 1)
  }
}
