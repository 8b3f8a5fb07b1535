/// The solver's data about one constraint: `marker - other = row`.
struct ConstraintState: Sendable {
  /// The marker's index, or -1 for an unused entry.
  var marker: Int
  /// The index of the other variable, or -1 for a required constraint.
  var other: Int
  /// The order of the constraint; later constraints have higher numbers.
  let serial: Int
  /// The sign: -1 if the expression was negated to turn ≤ into ≥, or else 1.
  let sign: Double
  /// The expression as the caller wrote it.
  var expression: LinearExpression
  /// Whether the caller's expression contains a value that is not a number.
  let isVoid: Bool
  /// The priority of not exceeding zero, or nil if the expression may exceed it.
  var excess: Float?
  /// The priority of not falling short of zero, or nil for a required constraint.
  var shortage: Float?
  let isEquation: Bool
  /// The additional cost of missing zero in either direction.
  let tieBreak: TieBreak?

  var isRequired: Bool { other < 0 }

  /// The caller's expression times `sign`.
  var row: SparseRow {
    var row = SparseRow(expression)
    row.scale(by: sign)
    return row
  }
}
