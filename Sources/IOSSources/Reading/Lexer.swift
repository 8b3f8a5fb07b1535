/// Splits Swift source into tokens; it supports as much of the language as a faithful translation needs.
///
/// Comments nest. Strings may be raw, span lines and contain code. `/…/` is a regular expression if the compiler would
/// treat it as one. Code inside an interpolation yields tokens like any other code.
struct Lexer {
  let bytes: [UInt8]
  var position = 0
  var result: [Token] = []
  var startsLine = true
  var followsSpace = true
  /// How many interpolations are open.
  var depth = 0

  init(bytes: [UInt8]) { self.bytes = bytes }

  mutating func tokens() -> [Token] {
    if bytes.starts(with: "#!".utf8) { skipLine() }
    scan(untilClosingParenthesis: false)
    return result
  }

  func byte(_ offset: Int = 0) -> UInt8 {
    position + offset < bytes.count ? bytes[position + offset] : 0
  }

  mutating func add(_ kind: Token.Kind, from start: Int) {
    result.append(
      Token(
        kind: kind, range: start..<position, startsLine: startsLine, followsSpace: followsSpace))
    startsLine = false
    followsSpace = false
  }

  /// - Parameter untilClosingParenthesis: whether to stop after the `)` that ends an interpolation.
  mutating func scan(untilClosingParenthesis: Bool) {
    var depth = 0
    while position < bytes.count {
      if skipSpace() { continue }
      if untilClosingParenthesis {
        if byte() == UInt8(ascii: "(") { depth += 1 }
        if byte() == UInt8(ascii: ")") {
          depth -= 1
          if depth == 0 { return single() }
        }
      }
      scanToken()
    }
  }

  private mutating func scanToken() {
    let start = position
    switch byte() {
    case UInt8(ascii: "\""): scanString(hashes: 0)
    case UInt8(ascii: "#"): scanPound()
    case UInt8(ascii: "`"): scanQuotedWord()
    case UInt8(ascii: "/") where startsRegex: scanRegex(hashes: 0)
    case let byte where Self.isDigit(byte): scanNumber()
    case let byte where Self.startsWord(byte):
      while Self.continuesWord(self.byte()) { position += 1 }
      add(.word, from: start)
    case let byte where Self.isOperator(byte): scanOperator()
    default: single()
    }
  }

  mutating func single() {
    position += 1
    add(.symbol, from: position - 1)
  }

  /// `<`, `>`, `?`, `!`, `&` and `=` are single tokens even in a run, for generics and optionals.
  private mutating func scanOperator() {
    let start = position
    guard !Self.standsAlone(byte()) else { return single() }
    while Self.isOperator(byte()), !startsComment { position += 1 }
    if position == start { position += 1 }
    add(.symbol, from: start)
  }

  private mutating func scanNumber() {
    let start = position
    while true {
      if Self.continuesWord(byte()) {
        position += 1
      } else if byte() == UInt8(ascii: "."), Self.isDigit(byte(1)) {
        position += 1
      } else {
        return add(.number, from: start)
      }
    }
  }

  private mutating func scanQuotedWord() {
    let start = position
    position += 1
    while position < bytes.count, byte() != UInt8(ascii: "`"), byte() != UInt8(ascii: "\n") {
      position += 1
    }
    position = min(position + 1, bytes.count)
    add(.word, from: start)
  }

  private mutating func scanPound() {
    var hashes = 0
    while byte(hashes) == UInt8(ascii: "#") { hashes += 1 }
    if byte(hashes) == UInt8(ascii: "\"") { return scanString(hashes: hashes) }
    if byte(hashes) == UInt8(ascii: "/") { return scanRegex(hashes: hashes) }
    for _ in 1..<hashes {
      position += 1
      add(.pound, from: position - 1)
    }
    let start = position
    position += 1
    while Self.continuesWord(byte()) { position += 1 }
    add(.pound, from: start)
  }
}

extension Lexer {
  static func isDigit(_ byte: UInt8) -> Bool { byte >= 48 && byte <= 57 }

  static func startsWord(_ byte: UInt8) -> Bool {
    byte >= 128 || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "$")
      || (byte | 32) >= UInt8(ascii: "a") && (byte | 32) <= UInt8(ascii: "z")
  }

  static func continuesWord(_ byte: UInt8) -> Bool { startsWord(byte) || isDigit(byte) }

  static func isOperator(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "/"), UInt8(ascii: "="), UInt8(ascii: "-"), UInt8(ascii: "+"),
      UInt8(ascii: "!"), UInt8(ascii: "*"), UInt8(ascii: "%"), UInt8(ascii: "<"),
      UInt8(ascii: ">"), UInt8(ascii: "&"), UInt8(ascii: "|"), UInt8(ascii: "^"),
      UInt8(ascii: "~"), UInt8(ascii: "?"):
      true
    default: false
    }
  }

  static func standsAlone(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "<") || byte == UInt8(ascii: ">") || byte == UInt8(ascii: "?")
      || byte == UInt8(ascii: "!") || byte == UInt8(ascii: "&")
  }
}
