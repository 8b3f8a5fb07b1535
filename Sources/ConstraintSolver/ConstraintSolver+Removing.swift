extension ConstraintSolver {
  /// Takes the constraint out; `solve` finds the new solution.
  package mutating func remove(_ constraint: SolverConstraint) {
    remove(constraint.index, through: nil)
  }

  /// - Parameter row: the row to give up, where there is a reason for one.
  mutating func remove(_ index: Int, through row: Int?) {
    let state = constraints[index]
    changeCost(of: state, by: -1)
    freeMarker(state.marker, through: row)
    for variable in [state.marker, state.other] where variable >= 0 {
      if let row = tableauRow(of: variable) { forget(row) }
      discard(variable)
    }
    if state.isFloor { forgetFloor(index) }
    constraints[index].marker = -1
    freeConstraints.append(index)
  }

  private mutating func forgetFloor(_ index: Int) {
    for variable in variables.indices where variables[variable].floor == index {
      variables[variable].floor = -1
    }
  }

  /// Brings the marker, which may have any value from now on, to the left of a row, and drops that.
  private mutating func freeMarker(_ marker: Int, through preferred: Int?) {
    if let row = tableauRow(of: marker) {
      forget(row)
    } else if let row = preferred ?? rowToGiveUp(for: marker) {
      pivot(row, entering: marker)
      forget(row)
    } else {
      freeDefinedVariable(of: marker)
    }
  }

  /// Drops a tableau row; definitions that refer to its variable get its right side instead.
  private mutating func forget(_ row: Int) {
    let basic = rows[row].basic
    let right = rows[row].right
    dropRow(row)
    for other in rowsContaining(basic) { substitute(basic, by: right, inRow: other) }
    variables[basic].column = []
  }

  /// The tableau row that stays feasible with the others when the marker takes its place.
  private func rowToGiveUp(for marker: Int) -> Int? {
    var best: (row: Int, ratio: Double, isFalling: Bool)?
    for row in rowsContaining(marker) where rows[row].kind == .tableau {
      let factor = rows[row].right.coefficient(of: marker)
      let ratio = max(0, rows[row].right.constant) / abs(factor)
      let isFalling = factor < 0
      if let best {
        if isFalling != best.isFalling ? best.isFalling : best.ratio <= ratio { continue }
      }
      best = (row, ratio, isFalling)
    }
    return best?.row
  }

  /// The marker occurs in definitions only: one of them is given up, and its variable is free.
  private mutating func freeDefinedVariable(of marker: Int) {
    let definitions = rowsContaining(marker)
    for row in definitions {
      let variable = rows[row].basic
      var equation = expanded(rows[row].right, isComplete: false)
      guard abs(equation.coefficient(of: marker)) > 1e-9 else { continue }
      equation.insert(variable, -1)
      let right = equation.solved(for: marker)
      dropRow(row)
      for other in definitions where other != row {
        substitute(marker, by: right, inRow: other)
      }
      return
    }
    // Nothing depends on the marker: where it still stands, it cancels out.
    for row in definitions {
      let right = expanded(rows[row].right, isComplete: false)
      rows[row].right = right
      for term in right.terms { noteColumn(term.variable, row) }
    }
  }
}
