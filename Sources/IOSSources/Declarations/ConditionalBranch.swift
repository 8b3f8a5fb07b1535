/// A branch of a `#if` that is being read.
struct ConditionalBranch: Sendable {
  /// The conditions of the branches before it; like its own, which is empty for `#else`, they have iOS's answers.
  private let earlier: [String]
  private let current: String
  /// Whether iOS takes the branch; nil if that is not known here.
  let isTaken: Bool?

  private let facts: ConditionFacts

  init(_ condition: String, _ facts: ConditionFacts = ConditionFacts()) {
    self.init(earlier: [], current: condition, refused: true, facts)
  }

  /// - Parameter refused: whether no earlier branch is taken.
  private init(earlier: [String], current: String, refused: Bool?, _ facts: ConditionFacts) {
    self.facts = facts
    self.earlier = earlier
    self.current = current
    let own = current.isEmpty ? true : CompilationCondition.value(of: current, facts)
    isTaken = CompilationCondition.and(refused, own)
    isRefused = CompilationCondition.and(refused, own.map { !$0 })
  }

  /// Whether neither it nor an earlier one is taken.
  private let isRefused: Bool?

  func next(_ condition: String) -> ConditionalBranch {
    ConditionalBranch(
      earlier: earlier + [current], current: condition, refused: isRefused, facts)
  }

  /// What holds where it is taken.
  var conditions: [String] {
    earlier.map { "!(\($0))" } + (current.isEmpty ? [] : ["(\(current))"])
  }
}
