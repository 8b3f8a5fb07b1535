extension FileTranslation {
  /// `delegate!.count!(list)` is no optional on iOS; what stands for an optional method answers one.
  func forcedCalls() -> Changes {
    var changes = Changes()
    guard !index.optionalRequirements.isEmpty else { return changes }
    for token in source.tokens.indices where source.isSymbol(token, ".") {
      guard source.isWord(token + 1), source.isSymbol(token + 2, "!"),
        source.isSymbol(token + 3, "("), !source.tokens[token + 3].followsSpace,
        let overloads = index.optionalRequirements[source.word(token + 1)],
        let close = forcedCall(of: overloads, open: token + 3)
      else { continue }
      let end = source.tokens[close].range.upperBound
      changes.edits.append(Edit("!", behind: end))
    }
    return changes
  }

  /// The token that ends the call, if the method that it means answers no optional.
  private func forcedCall(of overloads: [Member], open: Int) -> Int? {
    let close = source.closing(open)
    let labels = labels(in: source.inside(open))
    let members = overloads.filter { $0.parameters.map(\.label) == labels }
    let answerOptionals = members.map { $0.type?.hasSuffix("?") ?? true }
    guard answerOptionals.contains(false), !answerOptionals.contains(true),
      !source.isSymbol(close + 1, "{")
    else { return nil }
    return close
  }

  /// The labels of the arguments, empty where there is none.
  private func labels(in tokens: Range<Int>) -> [String] {
    var result: [String] = []
    var next = tokens.lowerBound
    var startsArgument = true
    while next < tokens.upperBound {
      if startsArgument {
        let hasLabel = source.isWord(next) && source.isSymbol(next + 1, ":")
        result.append(hasLabel ? source.word(next) : "")
        startsArgument = false
      }
      if source.isSymbol(next, ",") { startsArgument = true }
      next = source.next(behind: next)
    }
    return result
  }
}
