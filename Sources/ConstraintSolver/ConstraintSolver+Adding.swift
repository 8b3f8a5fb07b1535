extension ConstraintSolver {
  /// Adds the constraint that `expression` is at most, exactly or at least zero; `solve` takes it into account.
  ///
  /// The priority is above 0 and at most `required`. A constraint below `required` is missed by as little as the
  /// constraints of higher priority allow. An expression that is not a number has no effect; very large numbers in it
  /// count as `LinearExpression.largestConstant` or `largestFactor`.
  ///
  /// - `order`: The constraint's place where a choice depends on the order of constraints, or nil for the order of
  ///   adding. A caller passes a place for all constraints or for none.
  package mutating func add(
    _ expression: LinearExpression, _ relation: ConstraintRelation,
    priority: Float = ConstraintSolver.required, order: Int? = nil
  ) -> SolverConstraint {
    let isRequired = priority >= Self.required
    let isEquation = relation == .equal
    return insert(
      expression, sign: relation == .lessThanOrEqual ? -1 : 1, isEquation: isEquation,
      excess: isEquation && !isRequired ? priority : nil, shortage: isRequired ? nil : priority,
      order: order)
  }

  /// Adds the wish that `expression` is zero, with a priority for each direction.
  ///
  /// One equation instead of two inequalities finds the optimum of a chain of wishes in one step. `excess` is the
  /// priority of the expression not being positive, and `shortage` that of its not being negative. A wish is never
  /// required: both are limited to the priority just below.
  package mutating func addWish(
    _ expression: LinearExpression, excess: Float, shortage: Float, tieBreak: TieBreak? = nil,
    order: Int? = nil
  ) -> SolverConstraint {
    insert(
      expression, sign: 1, isEquation: true, excess: Self.optional(excess),
      shortage: Self.optional(shortage), tieBreak: tieBreak, order: order)
  }

  /// Returns the priority, or the highest one below that of required constraints if it isn't below.
  static func optional(_ priority: Float) -> Float {
    priority < required ? priority : required.nextDown
  }

  private mutating func insert(
    _ expression: LinearExpression, sign: Double, isEquation: Bool, excess: Float?,
    shortage: Float?, tieBreak: TieBreak? = nil, order: Int?
  ) -> SolverConstraint {
    let limited = expression.limited
    let index = freeConstraints.popLast() ?? constraints.count
    let (marker, other) = (order.map { 2 * $0 }, order.map { 2 * $0 + 1 })
    let state = ConstraintState(
      marker: makeVariable(
        !isEquation ? .slack : shortage == nil ? .dummy : .error, owner: index, order: marker),
      other: shortage == nil ? -1 : makeVariable(.error, owner: index, order: other),
      serial: order ?? serial,
      sign: sign, expression: limited ?? LinearExpression(), isVoid: limited == nil,
      excess: excess, shortage: shortage, isEquation: isEquation, tieBreak: tieBreak)
    if index == constraints.count {
      constraints.makeRoom()
      constraints.append(state)
    } else {
      constraints[index] = state
    }
    insert(state)
    return SolverConstraint(index: index)
  }

  /// Inserts `0 = row - marker + other`.
  ///
  /// The choice of the variable that gets the equation decides how much work is left to `solve`, but not the result.
  /// The best one is a variable on which nothing depends yet.
  mutating func insert(_ constraint: ConstraintState) {
    let row = constraint.row
    if let direct = variableToDefine(row, constraint) {
      define(direct, by: row, of: constraint)
    } else if constraint.isRequired, constraint.isEquation, let wished = wishedVariable(row) {
      redefine(wished, by: row, of: constraint)
    } else {
      let usesError = constraint.other >= 0 && currentValue(row) < 0
      define(usesError ? constraint.other : constraint.marker, by: row, of: constraint)
    }
    changeCost(of: constraint, by: 1)
  }

  private mutating func define(
    _ variable: Int, by row: SparseRow, of constraint: ConstraintState
  ) {
    let isNew = variables[variable].column.isEmpty
    var right = equation(row, of: constraint)
    right.solve(for: variable)
    // Later choices need the value; variables that depend on this one get theirs at the next evaluation.
    if isNew { setValue(currentValue(right), of: variable) }
    makeRow(variable, right)
  }

  private func equation(_ row: SparseRow, of constraint: ConstraintState) -> SparseRow {
    var result = row
    result.insert(constraint.marker, -1)
    if constraint.other >= 0 { result.insert(constraint.other, 1) }
    return result
  }

  /// It changes nothing, but if it were not `mutating`, each call would copy the solver's fields.
  private mutating func currentValue(_ row: SparseRow) -> Double {
    var sum = row.constant
    row.terms.forEach { sum += $0.coefficient * variables[$0.variable].value }
    return sum
  }

  /// Returns a variable of the row that has no row of its own, and on which none of the others depends.
  ///
  /// Positions first. Lengths only by what is required or an equation, and where they do not become negative: one that
  /// wishes alone have defined would have to give way as soon as it meets what is required.
  private mutating func variableToDefine(
    _ row: SparseRow, _ constraint: ConstraintState
  ) -> Int? {
    var (hasPosition, hasLength) = (false, false)
    for index in row.terms.indices.reversed() {
      let term = row.terms[index]
      if isOpen(term, .length) { hasLength = true }
      guard isOpen(term, .position) else { continue }
      if variables[term.variable].column.isEmpty { return term.variable }
      hasPosition = true
    }
    if hasPosition {
      for index in row.terms.indices.reversed() {
        let term = row.terms[index]
        if isOpen(term, .position), isOutside(term.variable, row) { return term.variable }
      }
    }
    guard constraint.isEquation || constraint.isRequired, hasLength else { return nil }
    let value = currentValue(row)
    for index in row.terms.indices.reversed() {
      let term = row.terms[index]
      guard isOpen(term, .length), value / term.coefficient <= 0 else { continue }
      if isOutside(term.variable, row) { return term.variable }
    }
    return nil
  }

  private func isOpen(_ term: LinearTerm, _ kind: VariableState.Kind) -> Bool {
    variables[term.variable].kind == kind && variables[term.variable].row < 0
      && abs(term.coefficient) > 1e-3
  }

  /// Returns whether no other variable of the row depends on this one.
  private mutating func isOutside(_ variable: Int, _ row: SparseRow) -> Bool {
    variables[variable].column.isEmpty || !reaches(variable, from: row)
  }

  // MARK: Wishes that give way

  /// Returns a length of the row that a wish determines, and on which no other variable depends.
  ///
  /// It chooses the length with the weakest wish, because that wish has to give way in any case.
  private mutating func wishedVariable(_ row: SparseRow) -> Int? {
    var best: (variable: Int, strength: Float)?
    for term in row.terms
    where variables[term.variable].kind == .length && abs(term.coefficient) > 1e-3 {
      let own = variables[term.variable].row
      guard own >= 0, isWish(rows[own].right) else { continue }
      let strength = strength(ofOwner: rows[own].right.terms[0].variable)
      if let best, best.strength <= strength { continue }
      if isOutside(term.variable, row) { best = (term.variable, strength) }
    }
    return best?.variable
  }

  private func strength(ofOwner error: Int) -> Float {
    let wish = constraints[variables[error].owner]
    return max(wish.excess ?? 0, wish.shortage ?? 0)
  }

  /// Returns whether the right side consists only of the two errors of one wish, which occur nowhere else.
  private mutating func isWish(_ right: SparseRow) -> Bool {
    guard right.terms.count == 2 else { return false }
    let errors = right.terms.map(\.variable)
    guard variables[errors[0]].owner == variables[errors[1]].owner else { return false }
    return errors.allSatisfy {
      variables[$0].kind == .error && variables[$0].row < 0 && rowsContaining($0).count == 1
    }
  }

  /// Lets the required constraint determine the length; the wish is missed by the difference.
  private mutating func redefine(
    _ length: Int, by row: SparseRow, of constraint: ConstraintState
  ) {
    let old = variables[length].row
    let wish = rows[old].right
    var equation = wish
    equation.insert(length, -1)
    var new = self.equation(row, of: constraint)
    new.solve(for: length)
    let change = currentValue(new) - wish.constant
    // This is the error that grows in the direction in which the length has to change.
    let error = wish.terms.first { ($0.coefficient > 0) == (change > 0) } ?? wish.terms[0]
    variables[length].row = -1
    equation.solve(for: error.variable)
    replaceRow(old, error.variable, equation)
    leaveColumn(error.variable, old)
    noteColumn(length, old)
    makeRow(length, new)
  }
}
