/// A constraint that is in a solver; made by `ConstraintSolver.add(_:_:priority:)`.
package struct SolverConstraint: Hashable, Sendable {
  /// Small; used again after a constraint was taken out.
  package let index: Int
}
