/// Steps of the primal simplex method that go on beyond the first variable that reaches zero.
///
/// A wish that is met on the way is missed in the other direction from there on. A stack that becomes as wide as its
/// widest label passes all other labels in one step; one by one, 2,000 of them took 2,000 looks at all.
///
/// - SeeAlso: R. Fourer, "A simplex algorithm for piecewise-linear programming I: Derivation and proof" (1985). We
///   differ: a step passes only wishes whose other error stands in no other equation; by Bland's rule, it passes none.
extension ConstraintSolver {
  /// A variable that reaches zero while another grows by `ratio`; it falls by `slope` for each unit.
  private struct Stop {
    let variable: Int
    let ratio: Double
    let slope: Double
  }

  /// Returns the variable that gives its row to `entering`, whose cost is negative: the one after which growing costs
  /// more.
  ///
  /// The errors of the wishes on the way have been exchanged on return. Some have forbidden values until `entering` has
  /// its row.
  ///
  /// - Returns: nil if nothing stops `entering`.
  mutating func variableAtLongStep(of entering: Int) -> Int? {
    guard let nearest = variableToLeave(for: entering) else { return nil }
    guard !budget.isCautious, opposite(of: nearest) != nil else { return nearest }
    var cost = variables[entering].cost
    var passed: [(error: Int, opposite: Int)] = []
    var last: Stop?
    for stop in stops(of: entering) {
      // Among stops at the same place, the one that divides best is the last.
      if let last {
        guard stop.ratio - last.ratio <= 1e-9 else { break }
      }
      guard last == nil, let opposite = opposite(of: stop.variable),
        let next = self.cost(cost, beyond: stop, opposite), next.isNegative
      else {
        if last.map({ stop.slope > 10 * $0.slope }) ?? true { last = stop }
        continue
      }
      cost = next
      passed.append((stop.variable, opposite))
    }
    guard let last, !passed.isEmpty else { return nearest }
    for (error, opposite) in passed { pivot(error, entering: opposite) }
    return last.variable
  }

  /// Returns the cost of growing after the wish at the stop is missed in the other direction.
  ///
  /// - Returns: The cost, or nil if the wish's equation does not suffice to compute it.
  private func cost(
    _ cost: PriorityWeights, beyond stop: Stop, _ opposite: Int
  ) -> PriorityWeights? {
    let factor = rows[variables[stop.variable].row].right.coefficient(of: opposite)
    guard factor > 1e-3 else { return nil }
    var cost = cost
    cost.add(variables[opposite].cost, times: stop.slope / factor)
    return cost
  }

  /// Returns the stops sorted by their ratios, and by number if these are equal.
  private mutating func stops(of entering: Int) -> [Stop] {
    var stops: [Stop] = []
    for term in column(of: entering) where variables[term.variable].row >= 0 {
      let state = variables[term.variable]
      let isFixed = state.kind == .dummy
      let slope = isFixed ? abs(term.coefficient) : -term.coefficient
      guard isFixed || state.isRestricted, slope > Self.smallestPivot else { continue }
      let ratio = isFixed ? 0 : max(0, state.value) / slope
      stops.append(Stop(variable: term.variable, ratio: ratio, slope: slope))
    }
    return stops.sorted { ($0.ratio, $0.variable) < ($1.ratio, $1.variable) }
  }
}
