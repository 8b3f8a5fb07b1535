/// A number that constraints speak about; made by `ConstraintSolver.makeVariable(isNonNegative:)`.
package struct SolverVariable: Hashable, Sendable {
  let index: Int
}
