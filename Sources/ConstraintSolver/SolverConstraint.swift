/// A constraint that is in a solver; made by `ConstraintSolver.add(_:_:priority:)`.
package struct SolverConstraint: Hashable, Sendable {
  let index: Int
}
