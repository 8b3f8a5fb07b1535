/// Rows by their indices; a variable is in two or three, as a rule.
typealias RowNumbers = ShortList<4, Int32>

/// What the solver knows of one variable.
struct VariableState: Sendable {
  enum Kind: Sendable {
    /// A number of the caller's; may have any value.
    case position
    /// A number of the caller's; never negative.
    case length
    /// How far an inequality is from its edge; never negative.
    case slack
    /// How far a constraint that is not required is missed; never negative.
    case error
    /// The mark of a required equation: always zero.
    case dummy
    case unused
  }

  var kind: Kind
  /// The row with this variable on the left, or -1; then the value is zero.
  var row = -1
  /// The constraint that made the variable, or -1.
  var owner = -1
  /// Later variables have higher numbers; indices are used again, these are not.
  var serial = 0
  /// Rows that contain the variable on the right, in no order.
  var column = RowNumbers()
  /// Whether `column` may name rows that no longer do, or some twice.
  var hasStaleRows = false
  /// The length of `column` at which stale entries are cleared out.
  var columnLimit = 16
  /// What one unit more costs, for a variable without a row.
  var cost = PriorityWeights()
  /// As of the last evaluation.
  var value = 0.0
  /// Of an external variable, as of the end of the last `solve`.
  var settledValue = 0.0
  /// `settledValue` as of the last call of `takeChanges`.
  private var takenValue = 0.0
  var isDirty = false
  var hasMoved = false
  var hasChanged = false

  init(kind: Kind, owner: Int = -1, serial: Int = 0) {
    self.kind = kind
    self.owner = owner
    self.serial = serial
  }

  /// Whether the value is another than the caller heard of.
  var isNews: Bool { abs(settledValue - takenValue) > ConstraintSolver.tolerance / 100 }

  /// - Returns: whether that is the first move since the last `solve` of a variable that the caller made.
  mutating func take(_ new: Double) -> Bool {
    defer { value = new }
    guard isExternal, new != value, !hasMoved else { return false }
    hasMoved = true
    return true
  }

  /// - Returns: whether the variable has a row and may have a value that it must not have.
  mutating func endEvaluation() -> Bool {
    isDirty = false
    return row >= 0 && (kind == .dummy || isInfeasible)
  }

  mutating func endChange() {
    hasChanged = false
    takenValue = settledValue
  }

  var isExternal: Bool { kind == .position || kind == .length }
  /// Whether the value may not be negative.
  var isRestricted: Bool { kind == .slack || kind == .error || kind == .length }
  /// How far the value is from those it may have.
  var shortfall: Double {
    switch kind {
    case .position, .unused: 0
    case .dummy: abs(value)
    case .length, .slack, .error: -value
    }
  }
  var isInfeasible: Bool {
    switch kind {
    case .position, .unused: false
    case .dummy: abs(value) > ConstraintSolver.tolerance
    case .length, .slack, .error: value < -ConstraintSolver.tolerance
    }
  }
}
