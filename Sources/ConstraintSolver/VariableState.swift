/// What the solver knows of one variable.
struct VariableState: Sendable {
  enum Kind: Sendable {
    /// A number of the caller's; may have any value.
    case external
    /// How far an inequality is from its edge; never negative.
    case slack
    /// How far a constraint that is not required is missed; never negative.
    case error
    /// The mark of a required equation: always zero.
    case dummy
    case unused
  }

  var kind: Kind
  /// The row with this variable on the left, or -1.
  var row = -1
  /// The constraint that made the variable, or -1.
  var owner = -1
  /// Rows that contain the variable on the right, in no order; may name some that no longer do.
  var column: [Int] = []
  /// The length of `column` at which stale entries are cleared out.
  var columnLimit = 16
  /// What one unit more costs, for a variable without a row.
  var cost = PriorityWeights()
  /// Of an external variable.
  var value = 0.0
  var isDirty = false
  var hasChanged = false
  /// Whether the value may not be negative.
  var isNonNegative = false
  /// The constraint that keeps the value from being negative, or -1 while none was needed.
  var floor = -1

  var isRestricted: Bool { kind == .slack || kind == .error }
}
