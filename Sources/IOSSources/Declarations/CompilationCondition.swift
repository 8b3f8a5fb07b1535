/// The value of a `#if` condition on Linux, after iOS's answers have been inserted into it.
struct CompilationCondition {
  private let source: SourceText
  private let facts: ConditionFacts
  private var index = 0

  private init(_ text: String, _ facts: ConditionFacts) {
    source = SourceText(path: "", text: text)
    self.facts = facts
  }

  /// Returns nil if the result depends on flags, versions or modules that are unknown.
  static func value(of text: String, _ facts: ConditionFacts = ConditionFacts()) -> Bool? {
    var condition = CompilationCondition(text, facts)
    return condition.alternatives(depth: 0)
  }

  static func and(_ a: Bool?, _ b: Bool?) -> Bool? {
    if a == false || b == false { return false }
    return a == nil ? nil : b
  }

  private static func or(_ a: Bool?, _ b: Bool?) -> Bool? {
    and(a.map { !$0 }, b.map { !$0 }).map { !$0 }
  }

  private mutating func alternatives(depth: Int) -> Bool? {
    var result = terms(depth: depth)
    while source.spelling(index) == "||" {
      index += 1
      result = Self.or(result, terms(depth: depth))
    }
    return result
  }

  private mutating func terms(depth: Int) -> Bool? {
    var result = factor(depth: depth)
    while isAnd {
      index += 2
      result = Self.and(result, factor(depth: depth))
    }
    return result
  }

  /// `&` is always a separate token, even in `&&`.
  private var isAnd: Bool { source.isSymbol(index, "&") && source.isSymbol(index + 1, "&") }

  /// Deeper nesting than occurs in practice counts as unknown.
  private static let maximumDepth = 64

  private mutating func factor(depth: Int) -> Bool? {
    var isNegated = false
    while source.isSymbol(index, "!") {
      isNegated.toggle()
      index += 1
    }
    let value = atom(depth: depth)
    return isNegated ? value.map { !$0 } : value
  }

  private mutating func atom(depth: Int) -> Bool? {
    let start = index
    guard !source.isSymbol(start, "(") else {
      let close = source.closing(start)
      index = start + 1
      let value = depth < Self.maximumDepth ? alternatives(depth: depth + 1) : nil
      index = close + 1
      return value
    }
    index += 1
    guard source.isSymbol(start + 1, "(") else {
      return flag(source.spelling(start))
    }
    index = source.closing(start + 1) + 1
    if facts.isSwift5, source.isWord(start, "swift") { return isVersion(start + 2) }
    return answer(source.spelling(start), source.spelling(start + 2))
  }

  private func flag(_ name: String) -> Bool? {
    switch name {
    case "true": true
    case "false": false
    case "": nil
    default: facts.flags?.contains(name)
    }
  }

  /// Evaluates a version such as `>=4.2` for the language version 5; returns nil if later or other versions would give
  /// a different answer.
  private func isVersion(_ token: Int) -> Bool? {
    guard let close = source.tokens[token...].firstIndex(where: { $0.kind == .number }),
      source.text(tokens: token..<close).hasPrefix(">"),
      let version = Double(source.text(source.tokens[close].range)), version <= 5
    else { return nil }
    return true
  }

  /// The platform, environment and modules of iOS are already `true` in the text.
  private func answer(_ question: String, _ argument: String) -> Bool? {
    switch question {
    case "os": return argument == "Linux"
    case "targetEnvironment": return false
    case "canImport":
      return Self.foreignModules.contains(argument) || facts.absentModules.contains(argument)
        ? false : nil
    default: return nil
    }
  }

  /// Modules of Apple's other platforms.
  private static let foreignModules: Set<String> = [
    "AppKit", "Carbon", "Cocoa", "TVUIKit", "WatchKit",
  ]
}
