extension Lexer {
  /// The compiler's own limit; code in more deeply nested interpolations is treated as text.
  private static let maximumDepth = 256

  /// Scans a string literal from its first `#` or quotation mark.
  ///
  /// Each part of the text is a token, and so is each token of the code in its interpolations, including the
  /// parentheses.
  mutating func scanString(hashes: Int) {
    var start = position
    position += hashes
    let isMultiline = startsWith(quotes: 3) && !closesInLine(hashes: hashes)
    position += isMultiline ? 3 : 1
    while position < bytes.count {
      if endsString(hashes: hashes, isMultiline: isMultiline) {
        position += (isMultiline ? 3 : 1) + hashes
        return add(.string, from: start)
      }
      if byte() == UInt8(ascii: "\\"), startsWith(hashes: hashes, at: 1) {
        if byte(1 + hashes) == UInt8(ascii: "("), depth < Self.maximumDepth {
          position += 1 + hashes
          add(.string, from: start)
          depth += 1
          scan(untilClosingParenthesis: true)
          depth -= 1
          start = position
        } else {
          position += hashes == 0 ? 2 : 1 + hashes
        }
      } else if byte() == UInt8(ascii: "\n"), !isMultiline {
        break  // unterminated: the compiler will say so
      } else {
        position += 1
      }
    }
    position = min(position, bytes.count)
    add(.string, from: start)
  }

  /// `#"""#` is a raw string that contains one quotation mark.
  private func closesInLine(hashes: Int) -> Bool {
    guard hashes > 0 else { return false }
    var offset = 1
    while position + offset < bytes.count, byte(offset) != UInt8(ascii: "\n") {
      if byte(offset) == UInt8(ascii: "\""), startsWith(hashes: hashes, at: offset + 1) {
        return true
      }
      offset += 1
    }
    return false
  }

  private func startsWith(quotes: Int) -> Bool {
    (0..<quotes).allSatisfy { byte($0) == UInt8(ascii: "\"") }
  }

  private func startsWith(hashes: Int, at offset: Int) -> Bool {
    (0..<hashes).allSatisfy { byte(offset + $0) == UInt8(ascii: "#") }
  }

  private func endsString(hashes: Int, isMultiline: Bool) -> Bool {
    startsWith(quotes: isMultiline ? 3 : 1)
      && startsWith(hashes: hashes, at: isMultiline ? 3 : 1)
  }
}

extension Lexer {
  /// A `/` opens a regular expression if an expression may start here, no space follows, and another `/` closes it in
  /// the same line, with its parentheses balanced.
  var startsRegex: Bool {
    guard expressionMayStart, byte(1) != UInt8(ascii: " "), byte(1) != UInt8(ascii: "\t") else {
      return false
    }
    return regexEnd() != nil
  }

  private var expressionMayStart: Bool {
    guard let last = result.last else { return true }
    switch last.kind {
    case .number, .string, .regex: return false
    case .pound: return true
    case .symbol:
      let byte = bytes[last.range.upperBound - 1]
      return byte != UInt8(ascii: ")") && byte != UInt8(ascii: "]") && byte != UInt8(ascii: "}")
        && byte != UInt8(ascii: "?") && byte != UInt8(ascii: "!") || startsLine
    case .word:
      let word = bytes[last.range]
      return ["return", "in", "case", "try", "await", "where", "if", "else"].contains {
        word.elementsEqual($0.utf8)
      }
    }
  }

  private func regexEnd() -> Int? {
    var offset = 1
    var depth = 0
    var isInClass = false
    while position + offset < bytes.count, byte(offset) != UInt8(ascii: "\n") {
      switch byte(offset) {
      case UInt8(ascii: "\\"): offset += 1
      case UInt8(ascii: "["): isInClass = true
      case UInt8(ascii: "]"): isInClass = false
      case UInt8(ascii: "("): depth += isInClass ? 0 : 1
      case UInt8(ascii: ")"):
        depth -= isInClass ? 0 : 1
        if depth < 0 { return nil }
      case UInt8(ascii: "/") where offset > 1:
        return position + offset
      case UInt8(ascii: "/"): return nil
      default: break
      }
      offset += 1
    }
    return nil
  }

  /// Scans `/…/`, or `#/…/#` with any number of hashes, which may span lines.
  mutating func scanRegex(hashes: Int) {
    let start = position
    if hashes == 0 {
      position = (regexEnd() ?? position) + 1
      return add(.regex, from: start)
    }
    position += hashes + 1
    while position < bytes.count {
      if byte() == UInt8(ascii: "\\") {
        position += 2
      } else if byte() == UInt8(ascii: "/"), startsWith(hashes: hashes, at: 1) {
        position += 1 + hashes
        break
      } else {
        position += 1
      }
    }
    position = min(position, bytes.count)
    add(.regex, from: start)
  }
}
