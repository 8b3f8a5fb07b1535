/// Makes `#if` conditions give the same results as in an iOS simulator.
enum ConditionTranslation {
  /// The replacements in the condition that starts with this `#if` or `#elseif`.
  static func edits(of source: SourceText, keyword: Int) -> [Edit] {
    answers(of: source, tokens: keyword + 1..<source.conditionEnd(keyword) + 1).map {
      source.replace($0.range, with: $0.text)
    }
  }

  /// The condition with its replacements.
  static func text(of source: SourceText, tokens: Range<Int>) -> String {
    let range =
      source.tokens[tokens.lowerBound].range
      .lowerBound..<source.tokens[tokens.upperBound - 1].range
      .upperBound
    let edits = answers(of: source, tokens: tokens).map { answer in
      Edit(
        range: answer.range.lowerBound - range.lowerBound..<answer.range.upperBound
          - range.lowerBound, text: answer.text)
    }
    return String(
      decoding: Edit.apply(edits, to: Array(source.bytes[range])), as: UTF8.self)
  }

  /// The byte ranges of `os(iOS)` and similar tests, with their replacements.
  private static func answers(
    of source: SourceText, tokens: Range<Int>
  ) -> [(range: Range<Int>, text: String)] {
    tokens.compactMap { index in
      guard source.isWord(index), source.isSymbol(index + 1, "("),
        let text = answer(source, index)
      else { return nil }
      let close = source.closing(index + 1)
      guard tokens.contains(close) else { return nil }
      return (
        source.tokens[index].range.lowerBound..<source.tokens[close].range.upperBound, text
      )
    }
  }

  private static func answer(_ source: SourceText, _ index: Int) -> String? {
    let argument = source.spelling(index + 2)
    switch source.spelling(index) {
    case "os": return argument == "iOS" ? "true" : nil
    // Without the SDK, only a package that depends on SwiftUI or the frameworks has them.
    case "canImport" where argument == "SwiftUI" || ModuleNames.frameworks.contains(argument):
      // WatchKit can be imported, but sources test for it to find out whether they are compiled for a watch.
      return argument == "WatchKit" ? nil : "canImport(\(ModuleNames.ours(argument)))"
    // If sources test for Darwin, there is usually an alternative for Linux beside it.
    case "canImport" where argument == "Darwin": return nil
    case "canImport": return ModuleNames.isOurs(argument) ? "true" : nil
    case "targetEnvironment": return argument == "simulator" ? "true" : nil
    default: return nil
    }
  }
}
