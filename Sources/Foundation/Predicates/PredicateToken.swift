/// A token of a predicate's format.
enum PredicateToken: Equatable {
  case name(String)
  case text(String)
  case whole(Int)
  case fraction(Double)
  /// The specifier `%@`, `%d` or similar: the next argument as a value.
  case argument
  /// The specifier `%K`: the next argument as a key path.
  case argumentKey
  /// Of one or two characters.
  case symbol(String)
}

/// Cuts a format into pieces.
struct PredicateLexer {
  private var rest: Substring

  init(_ format: String) { rest = format[...] }

  /// The tokens; nil if a part isn't valid.
  static func tokens(_ format: String) -> [PredicateToken]? {
    var lexer = PredicateLexer(format)
    var tokens: [PredicateToken] = []
    while lexer.skipSpaces() {
      guard let token = lexer.next() else { return nil }
      tokens.append(token)
    }
    return tokens
  }

  private mutating func skipSpaces() -> Bool {
    rest = rest.drop(while: \.isWhitespace)
    return !rest.isEmpty
  }

  private mutating func next() -> PredicateToken? {
    guard let first = rest.first else { return nil }
    if first == "\"" || first == "'" { return quoted(first) }
    if first == "%" { return specifier() }
    if first.isASCII, first.isNumber { return number() }
    if isNameStart(first) { return name() }
    return symbol()
  }

  private func isNameStart(_ character: Character) -> Bool {
    character.isLetter || "_@#".contains(character)
  }

  private mutating func name() -> PredicateToken {
    // `#` escapes a reserved word as a name, and is not part of it.
    if rest.first == "#" { rest.removeFirst() }
    let name = rest.prefix { $0.isLetter || $0.isNumber || "_@".contains($0) }
    rest = rest.dropFirst(name.count)
    return .name(String(name))
  }

  private mutating func quoted(_ mark: Character) -> PredicateToken? {
    rest.removeFirst()
    var text = ""
    while let character = rest.popFirst() {
      if character == mark { return .text(text) }
      guard character == "\\" else {
        text.append(character)
        continue
      }
      guard let escaped = rest.popFirst() else { return nil }
      text.append(["n": "\n", "t": "\t", "r": "\r"][escaped] ?? escaped)
    }
    return nil
  }

  private mutating func number() -> PredicateToken? {
    let digits = rest.prefix { $0.isHexDigit || ".xX+-".contains($0) }
    // The longest prefix that is a number, because `3-1` is a number and a difference.
    for length in stride(from: digits.count, to: 0, by: -1) {
      let candidate = String(rest.prefix(length))
      let isHexadecimal = candidate.lowercased().hasPrefix("0x")
      let whole = isHexadecimal ? Int(candidate.dropFirst(2), radix: 16) : Int(candidate)
      guard whole != nil || (!isHexadecimal && Double(candidate) != nil) else { continue }
      rest = rest.dropFirst(length)
      return whole.map { .whole($0) } ?? Double(candidate).map { .fraction($0) }
    }
    return nil
  }

  private mutating func specifier() -> PredicateToken? {
    rest.removeFirst()
    if rest.first == "@" || rest.first == "K" {
      return rest.removeFirst() == "K" ? .argumentKey : .argument
    }
    rest = rest.drop { "lhqzt0123456789.".contains($0) }
    guard let conversion = rest.popFirst(), "diuoxXfFeEgGcs".contains(conversion) else {
      return nil
    }
    return .argument
  }

  private mutating func symbol() -> PredicateToken? {
    let pairs = ["==", "!=", "<>", "<=", "=<", ">=", "=>", "&&", "||"]
    if let pair = pairs.first(where: { rest.hasPrefix($0) }) {
      rest = rest.dropFirst(2)
      return .symbol(pair)
    }
    guard let first = rest.popFirst(), "=<>!(){},.[]$:+-*/".contains(first) else { return nil }
    return .symbol(String(first))
  }
}
