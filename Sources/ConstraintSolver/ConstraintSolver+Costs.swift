/// Costs, which are stored at variables without a row.
extension ConstraintSolver {
  /// Changes the cost of missing a constraint that is not required.
  mutating func changeCost(of constraint: ConstraintState, by factor: Double) {
    if let excess = constraint.excess {
      charge(cost(of: constraint, excess, factor), for: constraint.marker)
    }
    if let shortage = constraint.shortage {
      charge(cost(of: constraint, shortage, factor), for: constraint.other)
    }
  }

  private func cost(
    of constraint: ConstraintState, _ priority: Float, _ factor: Double
  ) -> PriorityWeights {
    var cost = PriorityWeights(factor, at: priority)
    if let tie = constraint.tieBreak { cost.add(tie.weight * factor, at: tie.priority) }
    return cost
  }

  mutating func charge(_ weights: PriorityWeights, for variable: Int) {
    if variables[variable].row >= 0 {
      pendingCosts.append(Charge(variable: variable, weights: weights))
    } else {
      variables[variable].cost.add(weights, times: 1)
      noteWithoutRow(variable)
    }
  }

  /// Passes the costs of variables with a row on to the variables without a row that they depend on.
  ///
  /// It passes on all costs at once: a hundred wishes that depend on one chain need only one walk down the chain.
  mutating func passOnCosts() {
    guard !pendingCosts.isEmpty else { return }
    let charges = pendingCosts
    pendingCosts.removeAll(keepingCapacity: true)
    var touched = traversal.takeList()
    for charge in charges {
      variables[charge.variable].cost.add(charge.weights, times: 1)
      if variables[charge.variable].row < 0 { touched.append(charge.variable) }
    }
    let order = variablesBelow(charges.map(\.variable))
    for variable in order.reversed() where !variables[variable].cost.isEmpty {
      let cost = variables[variable].cost
      variables[variable].cost = PriorityWeights()
      let row = variables[variable].row
      for index in 0..<rows[row].right.terms.count {
        let term = rows[row].right.terms[index]
        variables[term.variable].cost.add(cost, times: term.coefficient)
        if variables[term.variable].row < 0 { touched.append(term.variable) }
      }
    }
    traversal.giveBack(order)
    for variable in touched { noteWithoutRow(variable) }
    traversal.giveBack(touched)
  }
}
