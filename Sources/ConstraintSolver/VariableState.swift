/// The indices of rows; a variable is usually in two or three.
typealias RowNumbers = ShortList<4, Int32>

/// The solver's data about one variable.
struct VariableState: Sendable {
  enum Kind: Sendable {
    /// A number of the caller's that can have any value.
    case position
    /// A number of the caller's that is never negative.
    case length
    /// The distance of an inequality from its edge; never negative.
    case slack
    /// The amount by which an optional constraint is missed; never negative.
    case error
    /// The mark of a required equation: always zero.
    case dummy
    case unused
  }

  var kind: Kind
  /// The row with this variable on the left, or -1, in which case the value is zero.
  var row = -1
  /// The constraint that made the variable, or -1.
  var owner = -1
  /// The order of the variable; unlike indices, these numbers are not reused.
  var serial = 0
  /// The rows that contain the variable on the right, in no particular order.
  var column = RowNumbers()
  /// Whether `column` can contain duplicates, or rows that no longer contain the variable.
  var hasStaleRows = false
  /// The length of `column` at which stale entries are removed.
  var columnLimit = 16
  /// The cost of one more unit, for a variable without a row.
  var cost = PriorityWeights()
  /// The value as of the last evaluation.
  var value = 0.0
  /// The value of an external variable as of the end of the last `solve`.
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

  /// Whether the value differs from the one that the caller last received.
  var isNews: Bool { abs(settledValue - takenValue) > ConstraintSolver.tolerance / 100 }

  /// - Returns: Whether this is the first move since the last `solve` of a variable that the caller made.
  mutating func take(_ new: Double) -> Bool {
    defer { value = new }
    guard isExternal, new != value, !hasMoved else { return false }
    hasMoved = true
    return true
  }

  /// - Returns: Whether the variable has a row and can have a forbidden value.
  mutating func endEvaluation() -> Bool {
    isDirty = false
    return row >= 0 && (kind == .dummy || isInfeasible)
  }

  mutating func endChange() {
    hasChanged = false
    takenValue = settledValue
  }

  var isExternal: Bool { kind == .position || kind == .length }
  /// Whether the value must not be negative.
  var isRestricted: Bool { kind == .slack || kind == .error || kind == .length }
  /// The distance of the value from the nearest permitted one.
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
