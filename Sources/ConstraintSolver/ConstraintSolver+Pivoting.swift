extension ConstraintSolver {
  /// Gives `entering` a row, and takes away the row of `leaving`, which depends on it.
  ///
  /// If only one path leads from one to the other, the equations on it are solved for the next variable one by one, and
  /// stay as short as they were written. If there are several paths, the row is expanded. Nothing happens if the
  /// dependence turns out to be a rounding error.
  mutating func pivot(_ leaving: Int, entering: Int) {
    pivotCount += 1
    budget.spend()
    if let path = onlyPath(from: leaving, to: entering) {
      turnRound(path)
    } else {
      let row = variables[leaving].row
      var equation = expanded(rows[row].right)
      guard abs(equation.coefficient(of: entering)) > SparseRow.negligible else { return }
      equation.insert(leaving, -1)
      equation.solve(for: entering)
      setRow(row, entering, equation)
    }
    variables[leaving].row = -1
    markDirty(leaving)
    noteWithoutRow(leaving)
  }

  /// Returns the variables from `leaving` down to `entering`.
  ///
  /// - Returns: The path, or nil if there are several paths or a factor is too small to divide by.
  private mutating func onlyPath(from leaving: Int, to entering: Int) -> [Int]? {
    let direct = rows[variables[leaving].row].right.coefficient(of: entering)
    if abs(direct) > 1e-3, rowsContaining(entering).count == 1 { return [leaving, entering] }
    traversal.giveBack(variablesAbove([entering]))
    var path = [leaving]
    var current = leaving
    while current != entering {
      var next: LinearTerm?
      for term in rows[variables[current].row].right.terms
      where traversal.isVisited(term.variable) {
        if next != nil { return nil }
        next = term
      }
      guard let next, abs(next.coefficient) > 1e-3 else { return nil }
      current = next.variable
      path.append(current)
    }
    return path
  }

  private mutating func turnRound(_ path: [Int]) {
    // The loop starts at the bottom, because each step removes the row that the next one looks for.
    for (upper, lower) in zip(path, path.dropFirst()).reversed() {
      let row = variables[upper].row
      var equation = rows[row].right
      equation.insert(upper, -1)
      equation.solve(for: lower)
      replaceRow(row, lower, equation)
      leaveColumn(lower, row)
      noteColumn(upper, row)
    }
  }

  /// Returns the first of the variables in the column to reach zero while `entering` moves in `direction`.
  ///
  /// - Returns: The variable, or nil if nothing stops `entering`.
  mutating func variableToLeave(for entering: Int, direction: Double = 1) -> Int? {
    var best: (variable: Int, ratio: Double, slope: Double)?
    for term in column(of: entering) where variables[term.variable].row >= 0 {
      let state = variables[term.variable]
      let slope = term.coefficient * direction
      let isFixed = state.kind == .dummy
      guard isFixed || state.isRestricted,
        isFixed ? abs(slope) > Self.smallestPivot : slope < -Self.smallestPivot
      else { continue }
      let ratio = isFixed ? 0 : max(0, state.value) / -slope
      if let best, !isBetter(ratio, slope, than: best) { continue }
      best = (term.variable, ratio, abs(slope))
    }
    return best?.variable
  }

  /// Among equals the first, or while that cannot lead round in circles, the one that divides best.
  private func isBetter(
    _ ratio: Double, _ slope: Double, than best: (variable: Int, ratio: Double, slope: Double)
  ) -> Bool {
    guard !budget.isCautious, abs(ratio - best.ratio) <= 1e-9 else { return ratio < best.ratio }
    return abs(slope) > 10 * best.slope
  }
}
