/// A constraint that is in a solver; made by `ConstraintSolver.add(_:_:priority:)`.
package struct SolverConstraint: Hashable, Sendable {
  /// A small number, which is reused after the constraint is removed.
  package let index: Int
}
