extension DeclarationParser {
  /// The header of a type whose keyword is the current token, up to its brace; nil if the word is not a keyword.
  func typeHead(_ keyword: TypeDeclaration.Keyword) -> TypeDeclaration? {
    var next = index + 1
    var path = ""
    if source.isWord(next) {
      path = source.word(next)
      next += 1
    } else if keyword == .extension, source.isSymbol(next, "[") {
      let end = typeEnd(next)
      path = source.text(tokens: next..<end)
      next = end
    } else {
      return nil
    }
    while keyword == .extension, source.isSymbol(next, "."), source.isWord(next + 1) {
      path += "." + source.word(next + 1)
      next += 2
    }
    while keyword == .extension, source.isSymbol(next, "?") {
      path += "?"
      next += 1
    }
    guard startsBodyOrInheritance(next), source.hasBrace(from: next) else { return nil }
    let isGeneric = source.isSymbol(next, "<")
    if isGeneric { next = source.afterAngles(next) }
    let position = source.tokens[next - 1].range.upperBound
    let hasColon = source.isSymbol(next, ":")
    let inheritance = hasColon ? inheritedTypes(&next) : []
    let inheritanceEnd = source.tokens[next - 1].range.upperBound
    let isConstrained = source.isWord(next, "where")
    while next < source.tokens.count, !source.isSymbol(next, "{") { next += 1 }
    guard next < source.tokens.count else { return nil }
    return TypeDeclaration(
      keyword: keyword, keywordToken: index, path: path, isGeneric: isGeneric,
      isConstrained: isConstrained,
      isLocal: false, parent: nil,
      inheritance: inheritance, attributes: [], modifiers: [],
      inheritancePosition: hasColon ? position + 1 : position, hasColon: hasColon,
      inheritanceEnd: inheritanceEnd,
      body: next..<source.closing(next))
  }

  private func startsBodyOrInheritance(_ index: Int) -> Bool {
    source.isSymbol(index, "{") || source.isSymbol(index, ":") || source.isSymbol(index, "<")
      || source.isWord(index, "where")
  }

  /// Advances from a colon to the brace or `where`.
  private func inheritedTypes(_ next: inout Int) -> [String] {
    var types: [String] = []
    var current = ""
    next += 1
    while next < source.tokens.count, !source.isSymbol(next, "{"), !source.isWord(next, "where") {
      if source.isSymbol(next, ",") || source.isSymbol(next, "&") {
        types.append(current)
        current = ""
        next += 1
      } else if source.isSymbol(next, "<") {
        next = source.afterAngles(next)
      } else if source.isSymbol(next, "@") {
        next += source.isWord(next + 1) ? 2 : 1
        if source.isSymbol(next, "("), !source.tokens[next].followsSpace {
          next = source.closing(next) + 1
        }
      } else {
        current += source.isWord(next, "any") ? "" : source.word(next)
        next += 1
      }
    }
    return types + [current]
  }
}
