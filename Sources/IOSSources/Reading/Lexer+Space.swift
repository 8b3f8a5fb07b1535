extension Lexer {
  var startsComment: Bool {
    byte() == UInt8(ascii: "/") && (byte(1) == UInt8(ascii: "/") || byte(1) == UInt8(ascii: "*"))
  }

  /// Skips a run of white space or one comment.
  ///
  /// - Returns: whether there was one.
  mutating func skipSpace() -> Bool {
    switch byte() {
    case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
      startsLine = true
      position += 1
    case UInt8(ascii: " "), UInt8(ascii: "\t"), 0, 11, 12: position += 1
    case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "/"): skipLine()
    case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "*"): skipComment()
    default: return false
    }
    followsSpace = true
    return true
  }

  mutating func skipLine() {
    while position < bytes.count, byte() != UInt8(ascii: "\n") { position += 1 }
  }

  /// Skips `/* … */`, which may contain other comments.
  private mutating func skipComment() {
    var depth = 0
    while position < bytes.count {
      if byte() == UInt8(ascii: "/"), byte(1) == UInt8(ascii: "*") {
        depth += 1
        position += 2
      } else if byte() == UInt8(ascii: "*"), byte(1) == UInt8(ascii: "/") {
        depth -= 1
        position += 2
        if depth == 0 { return }
      } else {
        if byte() == UInt8(ascii: "\n") { startsLine = true }
        position += 1
      }
    }
  }
}
