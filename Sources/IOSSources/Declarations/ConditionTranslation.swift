/// Makes `#if` conditions answer as they do in an iOS simulator.
enum ConditionTranslation {
  /// The replacements in the condition that starts with this `#if` or `#elseif`.
  static func edits(of source: SourceText, keyword: Int) -> [Edit] {
    answers(of: source, tokens: keyword + 1..<source.conditionEnd(keyword) + 1).map {
      source.replace($0, with: "true")
    }
  }

  /// The condition with its replacements.
  static func text(of source: SourceText, tokens: Range<Int>) -> String {
    let range =
      source.tokens[tokens.lowerBound].range
      .lowerBound..<source.tokens[tokens.upperBound - 1].range
      .upperBound
    let edits = answers(of: source, tokens: tokens).map {
      Edit(
        range: $0.lowerBound - range.lowerBound..<$0.upperBound - range.lowerBound, text: "true")
    }
    return String(
      decoding: Edit.apply(edits, to: Array(source.bytes[range])), as: UTF8.self)
  }

  /// Where `os(iOS)` and its like stand, in bytes.
  private static func answers(of source: SourceText, tokens: Range<Int>) -> [Range<Int>] {
    tokens.compactMap { index in
      guard source.isWord(index), source.isSymbol(index + 1, "("), isTrue(source, index) else {
        return nil
      }
      let close = source.closing(index + 1)
      guard tokens.contains(close) else { return nil }
      return source.tokens[index].range.lowerBound..<source.tokens[close].range.upperBound
    }
  }

  private static func isTrue(_ source: SourceText, _ index: Int) -> Bool {
    let argument = source.spelling(index + 2)
    switch source.spelling(index) {
    case "os": return argument == "iOS"
    case "canImport": return ModuleNames.isOurs(argument)
    case "targetEnvironment": return argument == "simulator"
    default: return false
    }
  }
}
