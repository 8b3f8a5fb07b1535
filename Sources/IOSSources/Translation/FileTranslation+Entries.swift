extension FileTranslation {
  /// Replaces `@Entry` with accessors and a key, as Apple's macro does.
  func entries() -> Changes {
    Changes(
      edits: declarations.attributes.filter { $0.name == "Entry" }.flatMap { entry($0) ?? [] })
  }

  /// The protocols of keys, by the extended type.
  private static let keys = [
    "EnvironmentValues": "EnvironmentKey", "Transaction": "TransactionKey",
  ]

  /// Returns nil if the macro cannot be translated; the compiler then reports it.
  private func entry(_ attribute: Attribute) -> [Edit]? {
    let first = source.firstToken(from: attribute.range.lowerBound)
    var variable = source.firstToken(from: attribute.range.upperBound)
    while source.isWord(variable), !source.isWord(variable, "var") { variable += 1 }
    guard source.isWord(variable, "var"), let key = key(around: first) else { return nil }
    let sign = typeEnd(from: variable + 2)
    let hasValue = source.isSymbol(sign, "=")
    let declared = declaredType(from: variable + 2, to: sign)
    guard let type = declared ?? (hasValue ? inferredType(from: sign + 1) : nil) else { return nil }
    let name = "DarkroomKey_" + source.word(variable + 1)
    let accessors =
      (declared == nil ? ": \(type)" : "")
      + " { get { self[\(name).self] } set { self[\(name).self] = newValue } }; "
      + "private struct \(name): \(key) { static var defaultValue: \(type) {"
    let start = source.blank(attribute.range)
    guard hasValue else { return [start, Edit(accessors + " nil } }", behind: end(of: sign - 1))] }
    let last = PropertyBody(of: source, from: sign).end - 1
    return [
      start, Edit(range: source.tokens[sign].range, text: accessors),
      Edit(" } }", behind: end(of: last)),
    ]
  }

  private func end(of token: Int) -> Int { source.tokens[token].range.upperBound }

  /// The protocol for the keys of the innermost type around a token.
  private func key(around token: Int) -> String? {
    let type = declarations.types.filter { $0.body.contains(token) }
      .max { $0.body.lowerBound < $1.body.lowerBound }
    guard let type, type.keyword == .extension else { return nil }
    return Self.keys[type.name]
  }

  private func declaredType(from colon: Int, to end: Int) -> String? {
    colon < end ? source.text(tokens: colon + 1..<end) : nil
  }

  /// The type of a literal, or the type that is called or whose member is used.
  private func inferredType(from first: Int) -> String? {
    switch source.tokens[first].kind {
    case .string: return "String"
    case .number: return source.spelling(first).contains(".") ? "Double" : "Int"
    case .word where ["true", "false"].contains(source.spelling(first)): return "Bool"
    case .word where source.spelling(first).first?.isUppercase == true:
      var last = first
      while source.isSymbol(last + 1, "."), source.spelling(last + 2).first?.isUppercase == true {
        last += 2
      }
      if source.isSymbol(last + 1, "<") {
        return source.text(tokens: first..<source.afterAngles(last + 1))
      }
      return source.text(tokens: first..<last + 1)
    default: return nil
    }
  }
}
