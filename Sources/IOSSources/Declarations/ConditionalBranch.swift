/// A branch of a `#if` that is being parsed.
struct ConditionalBranch: Sendable {
  /// The conditions of the branches before it.
  ///
  /// Like its own condition, which is empty for `#else`, they contain iOS's answers.
  private let earlier: [String]
  private let current: String
  /// Whether iOS compiles the branch; nil if that is unknown.
  let isTaken: Bool?

  private let facts: ConditionFacts

  init(_ condition: String, _ facts: ConditionFacts = ConditionFacts()) {
    self.init(earlier: [], current: condition, refused: true, facts)
  }

  /// - Parameter refused: whether no earlier branch is compiled.
  private init(earlier: [String], current: String, refused: Bool?, _ facts: ConditionFacts) {
    self.facts = facts
    self.earlier = earlier
    self.current = current
    let own = current.isEmpty ? true : CompilationCondition.value(of: current, facts)
    isTaken = CompilationCondition.and(refused, own)
    isRefused = CompilationCondition.and(refused, own.map { !$0 })
  }

  /// Whether neither this branch nor an earlier one is compiled.
  private let isRefused: Bool?

  func next(_ condition: String) -> ConditionalBranch {
    ConditionalBranch(
      earlier: earlier + [current], current: condition, refused: isRefused, facts)
  }

  /// The conditions that are true if the branch is compiled.
  var conditions: [String] {
    earlier.map { "!(\($0))" } + (current.isEmpty ? [] : ["(\(current))"])
  }
}
