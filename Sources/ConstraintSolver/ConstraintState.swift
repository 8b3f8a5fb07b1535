/// What the solver knows of one constraint: `marker - other = row`.
struct ConstraintState: Sendable {
  /// -1 for an entry that is not in use.
  var marker: Int
  /// -1 for a required constraint.
  var other: Int
  /// Later constraints have higher numbers.
  let serial: Int
  /// -1 where the expression was negated to turn ≤ into ≥.
  let sign: Double
  /// What the caller wrote.
  var expression: LinearExpression
  /// Whether the caller wrote something that is not a number.
  let isVoid: Bool
  /// The priority of not exceeding zero; nil where the expression may.
  var excess: Float?
  /// The priority of not falling short of zero; nil for a required constraint.
  var shortage: Float?
  let isEquation: Bool
  /// What missing zero costs in either direction besides.
  let tieBreak: TieBreak?

  var isRequired: Bool { other < 0 }

  /// What the caller wrote, times `sign`.
  var row: SparseRow {
    var row = SparseRow(expression)
    row.scale(by: sign)
    return row
  }
}
