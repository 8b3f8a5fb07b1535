extension DeclarationParser {
  /// Parses the method whose `func` is the current token; advances past its signature.
  mutating func method() -> Member? {
    let start = source.tokens[index].range.lowerBound
    guard source.isWord(index + 1) else { return nil }
    var next = index + 2
    let isGeneric = source.isSymbol(next, "<")
    if isGeneric { next = source.afterAngles(next) }
    guard source.isSymbol(next, "(") else { return nil }
    let close = source.closing(next)
    var member = Member(
      kind: .method, name: source.word(index + 1), parameters: parameters(next..<close),
      isGeneric: isGeneric, keywordToken: index, range: start..<start)
    next = close + 1
    while ["async", "throws", "rethrows"].contains(source.spelling(next)) {
      member.isAsync = member.isAsync || source.isWord(next, "async")
      member.isThrowing = member.isThrowing || !source.isWord(next, "async")
      next += 1
      if source.isSymbol(next, "(") { next = source.closing(next) + 1 }
    }
    if source.spelling(next) == "->" {
      let end = typeEnd(next + 1)
      member.type = source.text(tokens: next + 1..<end)
      next = end
    }
    member.range = start..<source.tokens[next - 1].range.upperBound
    index = next
    return member
  }

  /// Parses the property whose `var` or `let` is the current token; advances past its type, or past the braces of a
  /// requirement.
  mutating func property() -> Member? {
    let start = source.tokens[index].range.lowerBound
    guard source.isWord(index + 1) else { return nil }
    let isVariable = source.isWord(index, "var")
    var next = index + 2
    var member = Member(
      kind: .property, name: source.word(index + 1), keywordToken: index, isConstant: !isVariable,
      range: start..<start)
    if source.isSymbol(next, ":") {
      let end = typeEnd(next + 1)
      member.type = source.text(tokens: next + 1..<end)
      next = end
    }
    member.isSettable = isVariable && isSettable(next)
    member.range = start..<source.tokens[next - 1].range.upperBound
    index = next
    return member
  }

  /// - Parameter next: the token after name and type.
  private func isSettable(_ next: Int) -> Bool {
    guard source.isSymbol(next, "{") else { return true }
    let close = source.closing(next)
    var inner = next + 1
    guard startsAccessor(inner) else { return false }
    while inner < close {
      if ["set", "didSet", "willSet", "_modify"].contains(source.spelling(inner)) { return true }
      if source.isSymbol(inner, "{") { inner = source.closing(inner) }
      inner += 1
    }
    return false
  }

  /// Whether the braces of a property begin with an accessor rather than with the body of a getter.
  private func startsAccessor(_ index: Int) -> Bool {
    if source.isSymbol(index, "@") { return true }
    let words: Set<String> = [
      "get", "set", "didSet", "willSet", "_modify", "_read", "mutating", "nonmutating", "init",
    ]
    guard source.isWord(index), words.contains(source.spelling(index)) else { return false }
    return source.isWord(index + 1) || ["{", "}", "("].contains(source.spelling(index + 1))
  }

  private func parameters(_ range: Range<Int>) -> [Parameter] {
    var result: [Parameter] = []
    var first = range.lowerBound + 1
    while first < range.upperBound {
      while source.isSymbol(first, "@") {
        first += 2
        if source.isSymbol(first, "<") { first = source.afterAngles(first) }
        if source.isSymbol(first, "("), !source.tokens[first].followsSpace {
          first = source.closing(first) + 1
        }
      }
      var last = first
      var colon: Int?
      var defaultValue: Int?
      while last < range.upperBound, !source.isSymbol(last, ",") {
        if source.isSymbol(last, ":"), colon == nil, defaultValue == nil { colon = last }
        if source.isSymbol(last, "="), defaultValue == nil { defaultValue = last }
        if source.isSymbol(last, "<") && colon != nil && defaultValue == nil {
          last = source.afterAngles(last)
        } else {
          last = source.next(behind: last)
        }
      }
      if let colon, colon > first {
        result.append(
          Parameter(
            label: source.isWord(first, "_") ? "" : source.word(first),
            name: source.word(colon - 1),
            type: source.text(tokens: colon + 1..<(defaultValue ?? last))))
      }
      first = last + 1
    }
    return result
  }

  /// The token after the type that starts at `first`: a brace, `=`, `,` or `where`, or any token that begins a line and
  /// cannot continue a type.
  func typeEnd(_ first: Int) -> Int {
    var next = first
    while next < source.tokens.count {
      if source.isSymbol(next, "<") {
        next = source.afterAngles(next)
        continue
      }
      if source.isSymbol(next, "(") || source.isSymbol(next, "[") {
        if next > first, source.tokens[next].startsLine, !continues(next - 1) { return next }
        next = source.closing(next) + 1
        continue
      }
      if ["{", "}", "=", ",", ";", ")", "where"].contains(source.spelling(next)) { return next }
      if next > first, source.tokens[next].startsLine, !continues(next - 1), !joins(next) {
        return next
      }
      next += 1
    }
    return next
  }

  /// Whether a type cannot end with this token.
  private func continues(_ index: Int) -> Bool {
    ["->", ".", "&", "any", "some", "async", "throws"].contains(source.spelling(index))
      || index > 0 && source.isSymbol(index - 1, "@")
  }

  /// Whether this token, at the start of a line, continues the type before it.
  private func joins(_ index: Int) -> Bool {
    ["->", ".", "&", "async", "throws"].contains(source.spelling(index))
  }

  /// The source text inside the bracket at `open`, including white space.
  func text(_ tokens: Range<Int>, after open: Int) -> String {
    let start = source.tokens[open].range.upperBound
    guard tokens.upperBound < source.tokens.count else { return source.text(tokens: tokens) }
    return source.text(start..<max(start, source.tokens[tokens.upperBound].range.lowerBound))
  }
}
