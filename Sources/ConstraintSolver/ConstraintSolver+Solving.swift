extension ConstraintSolver {
  /// Finds the solution for all constraints added, changed and removed so far.
  ///
  /// Where required constraints contradict each other, `breaking` gets a set of them that does so,
  /// in the order of their numbers, and names the one to take out.
  /// - Returns: the constraints that were taken out.
  @discardableResult
  package mutating func solve(
    breaking: ([SolverConstraint]) -> SolverConstraint? = { $0.last }
  ) -> [SolverConstraint] {
    var broken: [SolverConstraint] = []
    repeat {
      repeat {
        makeFeasible(&broken, breaking)
        makeOptimal()
      } while !infeasible.isEmpty
      evaluate()
    } while addMissingFloors()
    return broken
  }

  // MARK: Feasibility

  /// The dual simplex method: rows whose left side may not have its value, one after the other.
  private mutating func makeFeasible(
    _ broken: inout [SolverConstraint], _ breaking: ([SolverConstraint]) -> SolverConstraint?
  ) {
    // Costs decide which variable enters. Should that go round in circles, the first one does,
    // which never can (Bland's rule).
    var pivotsLeft = 1000 + 10 * rows.count
    while let basic = infeasible.popFirst() {
      guard let row = tableauRow(of: basic) else { continue }
      let isMisplaced = variables[basic].kind == .dummy
      guard isMisplaced || isInfeasible(row) else { continue }
      if let entering = variableToEnter(row, heedingCosts: pivotsLeft > 0) {
        pivotsLeft -= 1
        pivot(row, entering: entering)
      } else if isInfeasible(row) {
        settleConflict(row, &broken, breaking)
        if let row = tableauRow(of: basic), isInfeasible(row) { infeasible.insert(basic) }
      }
    }
  }

  /// The cheapest variable that brings the left side of the row to zero by growing.
  private func variableToEnter(_ row: Int, heedingCosts: Bool) -> Int? {
    let constant = rows[row].right.constant
    let isZero = abs(constant) <= Self.tolerance
    var best: LinearTerm?
    for term in rows[row].right.terms where variables[term.variable].isRestricted {
      guard isZero || (term.coefficient > 0) == (constant < 0) else { continue }
      guard abs(term.coefficient) > 1e-9 else { continue }
      if let best {
        guard heedingCosts, isCheaper(term, than: best) else { continue }
      }
      best = term
    }
    return best?.variable
  }

  private func isCheaper(_ a: LinearTerm, than b: LinearTerm) -> Bool {
    variables[a.variable].cost.isLess(
      abs(a.coefficient), than: variables[b.variable].cost, abs(b.coefficient))
  }

  /// No values can mend the row: the constraints whose marks it has contradict each other.
  private mutating func settleConflict(
    _ row: Int, _ broken: inout [SolverConstraint],
    _ breaking: ([SolverConstraint]) -> SolverConstraint?
  ) {
    let marks = rows[row].right.terms.map(\.variable) + [rows[row].basic]
    let owners = Set(marks.map { variables[$0].owner }.filter { $0 >= 0 }).sorted()
    let named = owners.filter { !constraints[$0].isFloor }
    let choice = breaking(named.map(SolverConstraint.init))?.index
    let victim = choice.flatMap { owners.contains($0) ? $0 : nil } ?? named.last ?? owners.last
    guard let victim else { return }
    let marker = constraints[victim].marker
    remove(victim, through: rows[row].basic == marker ? nil : row)
    broken.append(SolverConstraint(index: victim))
  }

  // MARK: Costs

  /// The primal simplex method.
  /// - Returns: false if some cost can fall for ever.
  @discardableResult
  mutating func makeOptimal() -> Bool {
    var isBounded = true
    while let entering = improving.popFirst() {
      let state = variables[entering]
      guard state.isRestricted, state.row < 0, state.cost.isNegative else { continue }
      if let row = rowToLeave(for: entering) {
        pivot(row, entering: entering)
      } else {
        // Costs are errors, which are not negative: only a rounding error can get here.
        variables[entering].cost = PriorityWeights()
        isBounded = false
      }
    }
    return isBounded
  }

  /// The row whose left side is the first to reach zero while `entering` grows.
  private func rowToLeave(for entering: Int) -> Int? {
    var best: (row: Int, ratio: Double)?
    for row in rowsContaining(entering) where rows[row].kind == .tableau {
      let factor = rows[row].right.coefficient(of: entering)
      let basic = rows[row].basic
      let isFixed = variables[basic].kind == .dummy
      guard isFixed ? abs(factor) > 1e-9 : factor < -1e-9 else { continue }
      let ratio = isFixed ? 0 : max(0, rows[row].right.constant) / -factor
      if let best {
        if ratio > best.ratio || ratio == best.ratio && basic > rows[best.row].basic { continue }
      }
      best = (row, ratio)
    }
    return best?.row
  }

  // MARK: Values

  /// - Returns: whether a value was negative that may not be, and now has a constraint against it.
  private mutating func addMissingFloors() -> Bool {
    var hasAdded = false
    for index in changed {
      let state = variables[index]
      guard state.kind == .external, state.isNonNegative, state.floor < 0,
        state.value < -10 * Self.tolerance
      else { continue }
      let floor = add(LinearExpression(SolverVariable(index: index)), .greaterThanOrEqual)
      constraints[floor.index].isFloor = true
      variables[index].floor = floor.index
      hasAdded = true
    }
    return hasAdded
  }
}
