extension ConstraintSolver {
  /// Returns whether another value would satisfy all constraints as well.
  /// - Precondition: The solver is settled.
  package func isAmbiguous(_ variable: SolverVariable) -> Bool {
    guard let row = row(of: variable.index) else { return true }
    if row.terms.contains(where: { variables[$0.variable].kind == .position }) { return true }
    let movable = row.terms.filter {
      variables[$0.variable].isRestricted && !variables[$0.variable].cost.isPositive
    }
    guard !movable.isEmpty else { return false }
    return [1.0, -1.0].contains { direction in
      alternative(for: row, direction).map { abs($0 - row.constant) > Self.tolerance } ?? true
    }
  }

  /// Returns the smallest value that costs no more if `direction` is 1, or the largest if it is -1.
  ///
  /// - Returns: The value, or nil if there is no limit.
  package func extreme(of variable: SolverVariable, _ direction: Double) -> Double? {
    guard let row = row(of: variable.index),
      !row.terms.contains(where: { variables[$0.variable].kind == .position })
    else { return nil }
    return alternative(for: row, direction)
  }

  /// Returns the constraints that affect the value of the variable, in the order of their numbers.
  package func constraints(affecting variable: SolverVariable) -> [SolverConstraint] {
    guard let row = row(of: variable.index) else { return [] }
    let owners = Set(row.terms.map { variables[$0.variable].owner }.filter { $0 >= 0 })
    return owners.sorted().map(SolverConstraint.init)
  }

  /// Returns the variable in terms of variables without a row, or nil if no constraint mentions it.
  private func row(of variable: Int) -> SparseRow? {
    let state = variables[variable]
    if state.row < 0, state.column.isEmpty || state.kind == .position { return nil }
    var itself = SparseRow()
    itself.insert(variable, 1)
    var copy = self
    return copy.expanded(itself)
  }

  private func alternative(for row: SparseRow, _ direction: Double) -> Double? {
    var probe = self
    probe.budget.begin(size: rows.count, isCautious: false)
    // The priority -1 is below all others.
    for term in row.terms {
      probe.charge(PriorityWeights(direction * term.coefficient, at: -1), for: term.variable)
    }
    guard probe.makeOptimal() else { return nil }
    return probe.expanded(row).constant
  }
}
