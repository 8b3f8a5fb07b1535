/// A variable of constraints; made by `ConstraintSolver.makeVariable(isNonNegative:)`.
package struct SolverVariable: Hashable, Sendable {
  /// A small number, which is reused after the variable is released.
  package let index: Int
}
