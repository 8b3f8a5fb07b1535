/// A branch of a `#if` that is being read.
struct ConditionalBranch: Sendable {
  /// Of the branches before it, and its own, empty for `#else`; iOS's answers are in them.
  private let earlier: [String]
  private let current: String
  /// Whether iOS takes it; nil where that is not known here.
  let isTaken: Bool?

  private let absent: Set<String>

  /// - Parameter absent: modules that cannot be imported.
  init(_ condition: String, absent: Set<String>) {
    self.init(earlier: [], current: condition, refused: true, absent: absent)
  }

  /// - Parameter refused: whether no earlier branch is taken.
  private init(earlier: [String], current: String, refused: Bool?, absent: Set<String>) {
    self.absent = absent
    self.earlier = earlier
    self.current = current
    let own = current.isEmpty ? true : CompilationCondition.value(of: current, absent: absent)
    isTaken = CompilationCondition.and(refused, own)
    isRefused = CompilationCondition.and(refused, own.map { !$0 })
  }

  /// Whether neither it nor an earlier one is taken.
  private let isRefused: Bool?

  func next(_ condition: String) -> ConditionalBranch {
    ConditionalBranch(
      earlier: earlier + [current], current: condition, refused: isRefused, absent: absent)
  }

  /// What holds where it is taken.
  var conditions: [String] {
    earlier.map { "!(\($0))" } + (current.isEmpty ? [] : ["(\(current))"])
  }
}
