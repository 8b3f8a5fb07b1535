extension ConstraintSolver {
  /// Finds the solution for all constraints added, changed and removed so far.
  ///
  /// If required constraints contradict each other, `breaking` receives a set of them that does so, in the order of
  /// their numbers, and returns the one to remove.
  /// - Returns: The constraints that were removed.
  @discardableResult
  package mutating func solve(
    breaking: ([SolverConstraint]) -> SolverConstraint? = { $0.last }
  ) -> [SolverConstraint] {
    var broken: [SolverConstraint] = []
    if pivotCount - pivotCountOfRebuild > 1000 + 4 * rows.count { rebuild() }
    budget.begin(size: rows.count, isCautious: false)
    if !settle(&broken, breaking) {
      rebuild()
      budget.begin(size: rows.count, isCautious: true)
      if !settle(&broken, breaking) { surrender() }
    }
    settleValues()
    return broken
  }

  /// - Returns: Whether the solver settled before its pivots were used up.
  private mutating func settle(
    _ broken: inout [SolverConstraint],
    _ breaking: ([SolverConstraint]) -> SolverConstraint?
  ) -> Bool {
    repeat {
      evaluate()
      settleLoosePositions()
      makeFeasible(&broken, breaking)
      makeOptimal()
      if infeasible.isEmpty { breakTies() }
      evaluate()
      if budget.isSpent { return false }
    } while !infeasible.isEmpty || !improving.isEmpty
    disturbed.removeAll(keepingCapacity: true)
    return true
  }

  /// Gives up, and keeps the current values.
  private mutating func surrender() {
    surrenderCount += 1
    passOnCosts()
    evaluate()
    while infeasible.popFirst() != nil {}
    while improving.popFirst() != nil {}
    disturbed.removeAll(keepingCapacity: true)
  }

  // MARK: Feasibility

  /// Takes the variable that misses most, which usually repairs most of the others too.
  ///
  /// Under Bland's rule it takes the first one, which cannot lead round in circles.
  private mutating func popInfeasible() -> Int? {
    if budget.isCautious { return infeasible.popFirst() }
    return infeasible.popLargest { variables[$0].shortfall }
  }

  /// Repairs variables with forbidden values one after the other, by the dual simplex method.
  private mutating func makeFeasible(
    _ broken: inout [SolverConstraint], _ breaking: ([SolverConstraint]) -> SolverConstraint?
  ) {
    while !budget.isSpent, let basic = popInfeasible() {
      let row = variables[basic].row
      guard row >= 0, variables[basic].kind == .dummy || variables[basic].isInfeasible else {
        continue
      }
      if !budget.isCautious, let opposite = opposite(of: basic) {
        pivot(basic, entering: opposite)
        evaluate()
        continue
      }
      let right = expanded(rows[row].right)
      if let entering = variableToEnter(right, variables[basic].value) {
        pivot(basic, entering: entering)
        evaluate()
      } else if variables[basic].isInfeasible {
        settleConflict(basic, right, &broken, breaking)
        evaluate()
        if variables[basic].row >= 0, variables[basic].isInfeasible { infeasible.insert(basic) }
      }
    }
  }

  /// Returns the variable that replaces a wish's error when the wish is missed in the other direction.
  ///
  /// Costs are corrected afterwards, for all such wishes at once.
  mutating func opposite(of basic: Int) -> Int? {
    let owner = variables[basic].owner
    guard owner >= 0, constraints[owner].other >= 0 else { return nil }
    let wish = constraints[owner]
    let opposite = basic == wish.marker ? wish.other : wish.marker
    guard rows[variables[basic].row].right.contains(opposite),
      rowsContaining(opposite).count == 1
    else { return nil }
    return opposite
  }

  /// Returns the cheapest variable that brings the left side of the row to zero by growing.
  private mutating func variableToEnter(_ row: SparseRow, _ value: Double) -> Int? {
    let isZero = abs(value) <= Self.tolerance
    var best: LinearTerm?
    for term in row.terms where abs(term.coefficient) > Self.smallestPivot {
      if variables[term.variable].kind == .position { return term.variable }
      guard variables[term.variable].isRestricted,
        isZero || (term.coefficient > 0) == (value < 0)
      else { continue }
      if let best {
        guard !budget.isCautious else { continue }
        passOnCosts()
        guard isCheaper(term, than: best) else { continue }
      }
      best = term
    }
    return best?.variable
  }

  private func isCheaper(_ a: LinearTerm, than b: LinearTerm) -> Bool {
    variables[a.variable].cost.isLess(
      abs(a.coefficient), than: variables[b.variable].cost, abs(b.coefficient))
  }

  /// Handles a row that no values can repair: the constraints whose marks it contains contradict each other.
  private mutating func settleConflict(
    _ basic: Int, _ row: SparseRow, _ broken: inout [SolverConstraint],
    _ breaking: ([SolverConstraint]) -> SolverConstraint?
  ) {
    let marks = row.terms.map(\.variable) + [basic]
    let owners = Set(marks.map { variables[$0].owner }.filter { $0 >= 0 }).sorted()
    let choice = breaking(owners.map(SolverConstraint.init))?.index
    let victim = choice.flatMap { owners.contains($0) ? $0 : nil } ?? owners.last
    guard let victim else { return }
    let marker = constraints[victim].marker
    let isThere = abs(row.coefficient(of: marker)) > Self.smallestPivot
    remove(victim, through: isThere ? basic : nil)
    broken.append(SolverConstraint(index: victim))
  }

  // MARK: Costs

  /// Makes the solution optimal by the primal simplex method.
  ///
  /// - Returns: False if some cost can fall forever.
  @discardableResult
  mutating func makeOptimal() -> Bool {
    var isBounded = true
    passOnCosts()
    while !budget.isSpent, let entering = improving.popFirst() {
      guard variables[entering].isRestricted, variables[entering].row < 0,
        variables[entering].cost.isNegative
      else { continue }
      if let leaving = variableAtLongStep(of: entering) {
        pivot(leaving, entering: entering)
        evaluate()
        passOnCosts()
      } else {
        // Costs are errors, which are not negative: only a rounding error can get here.
        variables[entering].cost = PriorityWeights()
        isBounded = false
      }
    }
    return isBounded
  }

  // MARK: Starting over

  /// Writes all equations as they were when they were added: short, and without rounding errors.
  private mutating func rebuild() {
    pivotCountOfRebuild = pivotCount
    for index in rows.indices { rows[index] = SolverRow(basic: -1, right: SparseRow()) }
    freeRows = Array(rows.indices.reversed())
    pendingCosts = []
    while infeasible.popFirst() != nil {}
    while improving.popFirst() != nil {}
    for index in variables.indices where variables[index].kind != .unused {
      variables[index].row = -1
      variables[index].column = ShortList()
      variables[index].hasStaleRows = false
      variables[index].cost = PriorityWeights()
      markDirty(index)
    }
    let used = constraints.filter { $0.marker >= 0 }.sorted { $0.serial < $1.serial }
    for constraint in used { insert(constraint) }
  }
}
