import DarkroomConstraintSolver

/// A constraint as the solver has it.
struct InstalledConstraint {
  /// The engine that made this: a constraint may still know one of an engine that is gone.
  let engine: Int
  /// The layouts of the engine's window that came before.
  let layoutsBefore: Int
  var id: SolverConstraint
  var expression: LinearExpression
  let isReversed: Bool
  /// Contradicts others: it is kept as nearly as they allow.
  var isBroken = false
}
