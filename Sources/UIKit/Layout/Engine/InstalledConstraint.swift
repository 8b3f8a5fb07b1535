import DarkroomConstraintSolver

/// A constraint as the solver has it.
@MainActor
final class InstalledConstraint {
  unowned let constraint: NSLayoutConstraint
  var id: SolverConstraint
  var expression: LinearExpression
  let isReversed: Bool
  /// Contradicts others: it is kept as nearly as they allow.
  var isBroken = false

  init(
    _ constraint: NSLayoutConstraint, id: SolverConstraint, expression: LinearExpression,
    isReversed: Bool
  ) {
    self.constraint = constraint
    self.id = id
    self.expression = expression
    self.isReversed = isReversed
  }
}
