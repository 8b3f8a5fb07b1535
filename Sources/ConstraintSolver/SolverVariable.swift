/// A number that constraints speak about; made by `ConstraintSolver.makeVariable(isNonNegative:)`.
package struct SolverVariable: Hashable, Sendable {
  /// Small; used again after a variable was released.
  package let index: Int
}
