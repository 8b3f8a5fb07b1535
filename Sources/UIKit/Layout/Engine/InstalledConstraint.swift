import DarkroomConstraintSolver

/// A constraint as the solver has it.
@MainActor
final class InstalledConstraint {
  /// The engine that made this: a constraint may still know one of an engine that is gone.
  let engine: Int
  var id: SolverConstraint
  var expression: LinearExpression
  let isReversed: Bool
  /// The layouts of the engine's window that came before.
  let layoutsBefore: Int
  /// Contradicts others: it is kept as nearly as they allow.
  var isBroken = false

  init(
    engine: Int, layoutsBefore: Int, id: SolverConstraint, expression: LinearExpression,
    isReversed: Bool
  ) {
    self.engine = engine
    self.layoutsBefore = layoutsBefore
    self.id = id
    self.expression = expression
    self.isReversed = isReversed
  }
}
