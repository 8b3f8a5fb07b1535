extension ConstraintSolver {
  /// Demands that `expression` is at most, exactly or at least zero; `solve` takes it into account.
  ///
  /// The priority is above 0 and at most `required`. Below that, the constraint is missed by as
  /// little as those of higher priority allow.
  package mutating func add(
    _ expression: LinearExpression, _ relation: ConstraintRelation,
    priority: Float = ConstraintSolver.required
  ) -> SolverConstraint {
    let isRequired = priority >= Self.required
    let isEquation = relation == .equal
    return insert(
      expression, sign: relation == .lessThanOrEqual ? -1 : 1,
      marker: !isEquation ? .slack : isRequired ? .dummy : .error,
      excess: isEquation && !isRequired ? priority : nil, shortage: isRequired ? nil : priority)
  }

  /// Wishes that `expression` were zero, more or less urgently in either direction.
  ///
  /// One equation instead of two inequalities: a chain of such finds its optimum in one step.
  /// `excess` is the priority of its not being positive, `shortage` that of its not being negative;
  /// both are below `required`.
  package mutating func addWish(
    _ expression: LinearExpression, excess: Float, shortage: Float
  ) -> SolverConstraint {
    precondition(max(excess, shortage) < Self.required, "a wish is not required")
    return insert(expression, sign: 1, marker: .error, excess: excess, shortage: shortage)
  }

  private mutating func insert(
    _ expression: LinearExpression, sign: Double, marker: VariableState.Kind, excess: Float?,
    shortage: Float?
  ) -> SolverConstraint {
    var row = SparseRow(expression)
    row.scale(by: sign)
    let index = freeConstraints.popLast() ?? constraints.count
    let state = ConstraintState(
      marker: makeVariable(marker, owner: index),
      other: shortage == nil ? -1 : makeVariable(.error, owner: index), sign: sign,
      constant: row.constant, excess: excess, shortage: shortage)
    if index == constraints.count { constraints.append(state) } else { constraints[index] = state }
    insert(row, of: state)
    changeCost(of: state, by: 1)
    return SolverConstraint(index: index)
  }

  /// Takes in `0 = row - marker + other`.
  private mutating func insert(_ row: SparseRow, of constraint: ConstraintState) {
    if let new = row.terms.last(where: { isUnheardOf($0.variable) }) {
      define(new.variable, by: row, of: constraint)
      return
    }
    let (expanded, direct) = expandedWithDirectFreeVariable(row)
    if let direct {
      define(direct, by: row, of: constraint)
    } else if let free = expanded.terms.last(where: { isFree($0.variable) }) {
      define(free.variable, by: expanded, of: constraint)
    } else {
      insertIntoTableau(self.expanded(expanded, isComplete: true), of: constraint)
    }
  }

  private func isUnheardOf(_ variable: Int) -> Bool {
    isFree(variable) && variables[variable].column.isEmpty
  }

  private mutating func define(
    _ variable: Int, by row: SparseRow, of constraint: ConstraintState
  ) {
    makeRow(.definition, variable, equation(row, of: constraint).solved(for: variable))
  }

  private func equation(_ row: SparseRow, of constraint: ConstraintState) -> SparseRow {
    var equation = row
    equation.insert(constraint.marker, -1)
    if constraint.other >= 0 { equation.insert(constraint.other, 1) }
    return equation
  }

  /// The marker gets the row, or the error where the marker would be negative.
  ///
  /// That of a required constraint may be infeasible, which `solve` mends.
  private mutating func insertIntoTableau(_ row: SparseRow, of constraint: ConstraintState) {
    let equation = equation(row, of: constraint)
    let usesError = constraint.other >= 0 && row.constant < 0
    let basic = usesError ? constraint.other : constraint.marker
    makeRow(.tableau, basic, equation.solved(for: basic))
    if variables[basic].kind == .dummy { infeasible.insert(basic) }
  }
}
