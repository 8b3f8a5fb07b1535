/// Rows and columns of the tableau, added up from equations that refer to each other.
extension ConstraintSolver {
  mutating func prepareTraversal() {
    traversal.prepare(variables: variables.count, rows: rows.count)
  }

  // MARK: Downwards, to what a variable depends on

  /// `row` in terms of variables that have no row.
  mutating func expanded(_ row: SparseRow) -> SparseRow {
    prepareTraversal()
    let order = variablesBelow(row.terms.map(\.variable))
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

  /// Variables with a row, each after those that its row refers to; `roots` are among them.
  mutating func variablesBelow(_ roots: [Int]) -> [Int] {
    prepareTraversal()
    traversal.beginWalk()
    var order: [Int] = []
    // An entry of -1 - v closes v.
    var pending = roots.filter { variables[$0].row >= 0 }
    while let next = pending.popLast() {
      if next < 0 {
        order.append(-1 - next)
      } else if traversal.visit(next) {
        pending.append(-1 - next)
        for term in rows[variables[next].row].right.terms
        where variables[term.variable].row >= 0 && !traversal.isVisited(term.variable) {
          pending.append(term.variable)
        }
      }
    }
    return order
  }

  /// Variables without a row that the roots depend on, those of the roots included, in their order.
  mutating func openVariablesBelow(_ roots: [Int]) -> [Int] {
    prepareTraversal()
    traversal.beginWalk()
    var result: [Int] = []
    var pending = roots.filter { variables[$0].kind != .unused }
    while let next = pending.popLast() {
      guard traversal.visit(next) else { continue }
      if variables[next].row < 0 {
        result.append(next)
      } else {
        for term in rows[variables[next].row].right.terms { pending.append(term.variable) }
      }
    }
    return result.sorted()
  }

  /// Whether following the equations of `roots` leads to `target`.
  mutating func reaches(_ target: Int, from roots: [Int]) -> Bool {
    prepareTraversal()
    traversal.beginWalk()
    var pending = roots
    while let next = pending.popLast() {
      if next == target { return true }
      guard variables[next].row >= 0, traversal.visit(next) else { continue }
      for term in rows[variables[next].row].right.terms { pending.append(term.variable) }
    }
    return false
  }

  // MARK: Upwards, to what depends on a variable

  /// The roots and all that depends on them, each before those that depend on it.
  ///
  /// Until the next walk begins, those are the visited ones.
  mutating func variablesAbove(_ roots: [Int]) -> [Int] {
    prepareTraversal()
    traversal.beginWalk()
    var order: [Int] = []
    var pending = roots
    while let next = pending.popLast() {
      if next < 0 {
        order.append(-1 - next)
      } else if traversal.visit(next) {
        pending.append(-1 - next)
        for row in rowsContaining(next) where !traversal.isVisited(rows[row].basic) {
          pending.append(rows[row].basic)
        }
      }
    }
    order.reverse()
    return order
  }

  /// How much each variable that depends on `variable` grows with it, itself included.
  mutating func column(of variable: Int) -> [LinearTerm] {
    let order = variablesAbove([variable])
    traversal.add(1, to: variable)
    for next in order {
      let factor = traversal.sums[next]
      guard factor != 0 else { continue }
      for row in rowsContaining(next) {
        traversal.add(factor * rows[row].right.coefficient(of: next), to: rows[row].basic)
      }
    }
    return traversal.finish()
  }

  /// Each row once, in the order noted.
  mutating func rowsContaining(_ variable: Int) -> [Int] {
    let column = variables[variable].column
    if column.isEmpty { return column }
    if column.count == 1, rows[column[0]].right.contains(variable) { return column }
    traversal.prepare(variables: variables.count, rows: rows.count)
    traversal.beginRows()
    var result: [Int] = []
    result.reserveCapacity(column.count)
    for row in column where rows[row].right.contains(variable) && traversal.visit(row: row) {
      result.append(row)
    }
    if result.count < column.count { variables[variable].column = result }
    return result
  }
}
