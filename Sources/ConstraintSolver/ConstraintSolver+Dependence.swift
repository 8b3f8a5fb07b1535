/// Rows and columns of the tableau, added up from equations that refer to each other.
extension ConstraintSolver {
  mutating func prepareTraversal() {
    traversal.prepare(variables: variables.count, rows: rows.count)
  }

  // MARK: Downwards, to what a variable depends on

  /// Returns `row` in terms of variables that have no row.
  mutating func expanded(_ row: SparseRow) -> SparseRow {
    prepareTraversal()
    let order = variablesBelow(row.terms.map(\.variable))
    defer { traversal.giveBack(order) }
    var constant = row.constant
    for term in row.terms { traversal.add(term.coefficient, to: term.variable) }
    for variable in order.reversed() {
      let factor = traversal.take(variable)
      guard factor != 0 else { continue }
      let index = variables[variable].row
      constant += factor * rows[index].right.constant
      for term in rows[index].right.terms {
        traversal.add(factor * term.coefficient, to: term.variable)
      }
    }
    return SparseRow(constant: constant, sortedTerms: traversal.finish())
  }

  /// Returns the roots and the variables below them that have a row, each after the variables in its row.
  mutating func variablesBelow(_ roots: [Int]) -> [Int] {
    prepareTraversal()
    traversal.beginWalk()
    var order = traversal.takeList()
    // An entry of -1 - v closes v.
    var pending = traversal.takeList()
    for root in roots where variables[root].row >= 0 { pending.append(root) }
    while let next = pending.popLast() {
      if next < 0 {
        order.append(-1 - next)
      } else if traversal.visit(next) {
        pending.append(-1 - next)
        let row = variables[next].row
        for index in 0..<rows[row].right.terms.count {
          let below = rows[row].right.terms[index].variable
          if variables[below].row >= 0, !traversal.isVisited(below) { pending.append(below) }
        }
      }
    }
    traversal.giveBack(pending)
    return order
  }

  /// Returns the variables without a row that the roots depend on, in order; this includes roots without a row.
  mutating func openVariablesBelow(_ roots: [Int]) -> [Int] {
    prepareTraversal()
    traversal.beginWalk()
    var result: [Int] = []
    var pending = traversal.takeList()
    for root in roots where variables[root].kind != .unused && !traversal.isVisited(root) {
      pending.append(root)
      while let next = pending.popLast() {
        guard traversal.visit(next) else { continue }
        let row = variables[next].row
        if row < 0 {
          result.append(next)
        } else {
          for index in 0..<rows[row].right.terms.count {
            let below = rows[row].right.terms[index].variable
            if !traversal.isVisited(below) { pending.append(below) }
          }
        }
      }
    }
    traversal.giveBack(pending)
    // If there are many, a scan of all variables is quicker than sorting.
    guard result.count > variables.count / 8 else { return result.sorted() }
    return variables.indices.filter { traversal.isVisited($0) && variables[$0].row < 0 }
  }

  /// Returns whether following the equations of the row's other variables leads to `target`.
  mutating func reaches(_ target: Int, from origin: SparseRow) -> Bool {
    prepareTraversal()
    traversal.beginWalk()
    var pending = traversal.takeList()
    defer { traversal.giveBack(pending) }
    origin.terms.forEach {
      if $0.variable != target, variables[$0.variable].row >= 0 { pending.append($0.variable) }
    }
    while let next = pending.popLast() {
      if next == target { return true }
      let row = variables[next].row
      guard row >= 0, traversal.visit(next) else { continue }
      for index in 0..<rows[row].right.terms.count {
        pending.append(rows[row].right.terms[index].variable)
      }
    }
    return false
  }

  // MARK: Upwards, to what depends on a variable

  /// Returns the roots and all variables that depend on them, each before its dependents.
  ///
  /// Until the next walk begins, exactly these variables are marked as visited.
  mutating func variablesAbove(_ roots: [Int]) -> [Int] {
    prepareTraversal()
    traversal.beginWalk()
    var order = traversal.takeList()
    var pending = traversal.takeList()
    pending.append(contentsOf: roots)
    while let next = pending.popLast() {
      if next < 0 {
        order.append(-1 - next)
      } else if traversal.visit(next) {
        tidyColumn(of: next)
        // A variable without a column has nothing above it, so it is finished at once.
        guard !variables[next].column.isEmpty else {
          order.append(next)
          continue
        }
        pending.append(-1 - next)
        variables[next].column.forEach { row in
          let above = rows[Int(row)].basic
          if !traversal.isVisited(above) { pending.append(above) }
        }
      }
    }
    traversal.giveBack(pending)
    order.reverse()
    return order
  }

  /// Returns how much each variable that depends on `variable` grows with it, including itself.
  mutating func column(of variable: Int) -> LinearTerms {
    let order = variablesAbove([variable])
    traversal.add(1, to: variable)
    for next in order {
      let factor = traversal.sums[next]
      guard factor != 0 else { continue }
      tidyColumn(of: next)
      for index in 0..<variables[next].column.count {
        let row = Int(variables[next].column[index])
        traversal.add(factor * rows[row].right.coefficient(of: next), to: rows[row].basic)
      }
    }
    traversal.giveBack(order)
    return traversal.finish()
  }

  /// Returns the rows that contain the variable, each once, in the order in which they were recorded.
  mutating func rowsContaining(_ variable: Int) -> RowNumbers {
    tidyColumn(of: variable)
    return variables[variable].column
  }

  /// Removes rows that no longer contain the variable, and duplicates.
  private mutating func tidyColumn(of variable: Int) {
    guard variables[variable].hasStaleRows else { return }
    variables[variable].hasStaleRows = false
    traversal.prepare(variables: variables.count, rows: rows.count)
    traversal.beginRows()
    var kept = RowNumbers()
    for row in variables[variable].column
    where rows[Int(row)].right.contains(variable) && traversal.visit(row: Int(row)) {
      kept.append(row)
    }
    variables[variable].column = kept
  }
}
