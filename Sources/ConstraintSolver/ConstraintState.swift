/// What the solver knows of one constraint: `marker - other = expression`.
struct ConstraintState: Sendable {
  /// -1 for an entry that is not in use.
  var marker: Int
  /// -1 for a required constraint.
  var other: Int
  /// -1 where the expression was negated to turn ≤ into ≥.
  let sign: Double
  var constant: Double
  /// The priority of not exceeding zero; nil where the expression may.
  var excess: Float?
  /// The priority of not falling short of zero; nil for a required constraint.
  var shortage: Float?
  /// Made by the solver to keep a variable from being negative.
  var isFloor = false
}
