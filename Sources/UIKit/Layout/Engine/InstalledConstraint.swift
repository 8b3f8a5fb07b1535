import DarkroomConstraintSolver

/// A constraint as it is installed in the solver.
struct InstalledConstraint {
  /// The id of the engine; a constraint may still refer to an engine that no longer exists.
  let engine: Int
  /// The number of layouts of the engine's window before the installation.
  let layoutsBefore: Int
  var id: SolverConstraint
  var expression: LinearExpression
  let isReversed: Bool
  /// Whether the constraint contradicts others; then it is satisfied as closely as they allow.
  var isBroken = false
}
