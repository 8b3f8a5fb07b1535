/// Costs, which are kept for variables without a row.
extension ConstraintSolver {
  /// Charges for missing a constraint that is not required.
  mutating func changeCost(of constraint: ConstraintState, by factor: Double) {
    let errors = [
      (constraint.marker, constraint.excess), (constraint.other, constraint.shortage),
    ]
    for (variable, priority) in errors {
      guard let priority else { continue }
      charge(PriorityWeights(factor, at: priority), for: variable)
    }
  }

  mutating func charge(_ weights: PriorityWeights, for variable: Int) {
    if variables[variable].row >= 0 {
      pendingCosts.append(Charge(variable: variable, weights: weights))
    } else {
      variables[variable].cost.add(weights, times: 1)
      noteWithoutRow(variable)
    }
  }

  /// Charges the variables without a row for what those with one cost.
  ///
  /// All at once: a hundred wishes that depend on one chain walk down the chain once.
  mutating func passOnCosts() {
    guard !pendingCosts.isEmpty else { return }
    let charges = pendingCosts
    pendingCosts.removeAll(keepingCapacity: true)
    var touched: [Int] = []
    for charge in charges {
      variables[charge.variable].cost.add(charge.weights, times: 1)
      if variables[charge.variable].row < 0 { touched.append(charge.variable) }
    }
    for variable in variablesBelow(charges.map(\.variable)).reversed() {
      let cost = variables[variable].cost
      guard !cost.isEmpty else { continue }
      variables[variable].cost = PriorityWeights()
      for term in rows[variables[variable].row].right.terms {
        variables[term.variable].cost.add(cost, times: term.coefficient)
        if variables[term.variable].row < 0 { touched.append(term.variable) }
      }
    }
    for variable in touched { noteWithoutRow(variable) }
  }
}
