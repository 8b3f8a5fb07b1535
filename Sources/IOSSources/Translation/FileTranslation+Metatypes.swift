extension FileTranslation {
  /// Translates `self !== UIView.self`: with the Objective-C runtime, classes are objects that can be compared by
  /// identity; without it, types can only be compared for equality.
  func metatypeIdentity() -> Changes {
    let edits = source.tokens.indices.compactMap { token -> Edit? in
      guard let last = identityEnd(token), isSelfOfType(token - 1) || isMetatype(behind: last)
      else { return nil }
      let range = source.tokens[token].range.lowerBound..<source.tokens[last].range.upperBound
      return Edit(range: range, text: last == token ? "==" : "!=")
    }
    return Changes(edits: edits)
  }

  /// The last token of `===` or `!==`, where the latter is two tokens; nil for other tokens.
  private func identityEnd(_ token: Int) -> Int? {
    if source.spelling(token) == "===" { return token }
    let isNegated =
      source.isSymbol(token, "!") && source.spelling(token + 1) == "=="
      && !source.tokens[token + 1].followsSpace
    return isNegated ? token + 1 : nil
  }

  private func isMetatype(behind token: Int) -> Bool {
    var last = token + 1
    while source.isWord(last), source.isSymbol(last + 1, "."), source.isWord(last + 2) { last += 2 }
    return isSelfOfType(last)
  }

  /// Whether the word is `self` after the name of a type.
  private func isSelfOfType(_ token: Int) -> Bool {
    token > 1 && source.isWord(token, "self") && source.isSymbol(token - 1, ".")
      && source.isWord(token - 2) && source.word(token - 2).first?.isUppercase == true
  }
}
