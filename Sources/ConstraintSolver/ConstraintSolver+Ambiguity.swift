extension ConstraintSolver {
  /// Whether another value would satisfy all constraints as well.
  /// - Precondition: settled.
  package func isAmbiguous(_ variable: SolverVariable) -> Bool {
    guard let row = ownRow(of: variable.index) else { return true }
    if row.terms.contains(where: { isFree($0.variable) }) { return true }
    let movable = row.terms.filter {
      variables[$0.variable].isRestricted && !variables[$0.variable].cost.isPositive
    }
    guard !movable.isEmpty else { return false }
    return [1.0, -1.0].contains { direction in
      alternative(for: row, direction).map { abs($0 - row.constant) > Self.tolerance } ?? true
    }
  }

  /// The smallest value that costs no more where `direction` is 1, the largest where it is -1.
  ///
  /// - Returns: nil where there is no limit.
  package func extreme(of variable: SolverVariable, _ direction: Double) -> Double? {
    guard let row = ownRow(of: variable.index),
      !row.terms.contains(where: { isFree($0.variable) })
    else { return nil }
    return alternative(for: row, direction)
  }

  /// The constraints that the value of the variable depends on, in the order of their numbers.
  package func constraints(affecting variable: SolverVariable) -> [SolverConstraint] {
    guard let row = ownRow(of: variable.index) else { return [] }
    let owners = Set(row.terms.map { variables[$0.variable].owner }.filter { $0 >= 0 })
    return owners.filter { !constraints[$0].isFloor }.sorted().map(SolverConstraint.init)
  }

  /// The variable in terms of those that have no row; nil for a free one.
  private func ownRow(of variable: Int) -> SparseRow? {
    guard isDefined(variable) else { return nil }
    var copy = self
    return copy.expanded(rows[variables[variable].row].right, isComplete: true)
  }

  private func alternative(for row: SparseRow, _ direction: Double) -> Double? {
    var probe = self
    // Below every priority there is.
    probe.charge(PriorityWeights(direction, at: -1), times: 1, for: row)
    guard probe.makeOptimal() else { return nil }
    return probe.expanded(row, isComplete: true).constant
  }
}
