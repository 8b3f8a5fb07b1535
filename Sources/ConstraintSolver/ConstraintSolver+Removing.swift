extension ConstraintSolver {
  /// Removes the constraint; `solve` finds the new solution.
  package mutating func remove(_ constraint: SolverConstraint) {
    remove(constraint.index, through: nil)
  }

  /// - Parameter basic: The variable whose row to give up, or nil to choose one.
  mutating func remove(_ index: Int, through basic: Int?) {
    let state = constraints[index]
    passOnCosts()
    changeCost(of: state, by: -1)
    passOnCosts()
    freeMarker(state.marker, through: basic)
    passOnCosts()
    for variable in [state.marker, state.other] where variable >= 0 {
      forget(variable)
      discard(variable)
    }
    constraints[index].marker = -1
    freeConstraints.append(index)
  }

  /// Moves the marker, which can now have any value, to the left of a row.
  private mutating func freeMarker(_ marker: Int, through preferred: Int?) {
    guard variables[marker].row < 0 else { return }
    if let basic = preferred ?? variableToGiveUp(for: marker) { pivot(basic, entering: marker) }
  }

  /// Removes the row of a variable, and inserts its right side into the rows that refer to it.
  private mutating func forget(_ variable: Int) {
    let row = variables[variable].row
    guard row >= 0 else { return }
    let right = rows[row].right
    dropRow(row)
    for other in rowsContaining(variable) { substitute(variable, by: right, inRow: Int(other)) }
    variables[variable].column = ShortList()
    variables[variable].hasStaleRows = false
  }

  /// Returns the variable that loses its row when the marker gets one.
  ///
  /// The best choice is a position that only the marker determines; otherwise, it is one that leaves the others
  /// feasible.
  private mutating func variableToGiveUp(for marker: Int) -> Int? {
    let direct = rowsContaining(marker)
    if direct.count == 1, variables[rows[Int(direct[0])].basic].isExternal {
      return rows[Int(direct[0])].basic
    }
    evaluate()
    var best: (variable: Int, ratio: Double, isFalling: Bool)?
    var position: LinearTerm?
    for term in column(of: marker) where variables[term.variable].row >= 0 {
      guard abs(term.coefficient) > Self.smallestPivot else { continue }
      let state = variables[term.variable]
      if state.kind == .position {
        if abs(term.coefficient) > abs(position?.coefficient ?? 0) { position = term }
        continue
      }
      let ratio = max(0, state.value) / abs(term.coefficient)
      let isFalling = term.coefficient < 0
      if let best {
        if isFalling != best.isFalling ? best.isFalling : best.ratio <= ratio { continue }
      }
      best = (term.variable, ratio, isFalling)
    }
    return best?.variable ?? position?.variable
  }
}
