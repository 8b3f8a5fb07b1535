extension FileTranslation {
  /// `target.perform(action, with: item)`: on iOS objects of no known class have that too.
  ///
  /// The receiver goes through a function that hands out what it gets, if that has the method.
  func dynamicCalls() -> Changes {
    var changes = Changes()
    for dot in source.tokens.indices where source.isSymbol(dot, ".") {
      guard source.isWord(dot + 1, "perform"), source.isSymbol(dot + 2, "("),
        isMessage(source.inside(dot + 2)), let start = receiverStart(before: dot)
      else { continue }
      let isOptional = ["?", "!"].contains(source.spelling(dot - 1))
      let end = source.tokens[isOptional ? dot - 2 : dot - 1].range.upperBound
      let position = source.tokens[start].range.lowerBound
      changes.needs = .uiKit
      changes.edits.append(Edit("_dynamicReceiver(", before: position))
      changes.edits.append(Edit(")", before: end))
    }
    return changes
  }

  /// Whether the arguments are a selector, or something with what it is to be performed with.
  private func isMessage(_ arguments: Range<Int>) -> Bool {
    guard let first = arguments.first, !source.isSymbol(first + 1, ":") else { return false }
    if ["#selector", "Selector", "NSSelectorFromString"].contains(source.spelling(first)) {
      return true
    }
    var next = first
    while next < arguments.upperBound {
      if source.isSymbol(next, ",") {
        return source.isWord(next + 1, "with") && source.isSymbol(next + 2, ":")
      }
      next = source.next(behind: next)
    }
    return false
  }

  /// The first token of the names, calls and subscripts before a dot; nil where that is no value, or one of a known class.
  private func receiverStart(before dot: Int) -> Int? {
    var first = dot
    var next = dot - 1
    repeat {
      while ["?", "!"].contains(source.spelling(next)) { next -= 1 }
      let end = next
      while let open = opening(next) { (first, next) = (open, open - 1) }
      let isNamed = next == end || !source.tokens[next + 1].followsSpace
      if source.isWord(next), isNamed, !isKeyword(next) { (first, next) = (next, next - 1) }
      guard first != dot, first <= end else { return nil }
      guard source.isSymbol(next, ".") else { break }
      next -= 1
    } while true
    let last = source.isWord(dot - 1) ? source.spelling(dot - 1) : ""
    return ["self", "super"].contains(last) || last.first?.isUppercase == true ? nil : first
  }

  private func isKeyword(_ token: Int) -> Bool {
    let word = source.spelling(token)
    return !["self", "super"].contains(word)
      && (ReservedWord.quoted(word) != word || word == "await")
  }

  /// The bracket that the one at `close` closes, nil where there is none.
  private func opening(_ close: Int) -> Int? {
    guard source.isSymbol(close, ")") || source.isSymbol(close, "]") else { return nil }
    var open = close - 1
    while open >= 0 {
      if (source.isSymbol(open, "(") || source.isSymbol(open, "[")) && source.closing(open) == close
      {
        return open
      }
      open -= 1
    }
    return nil
  }
}
