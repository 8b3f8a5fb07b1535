extension ConstraintSolver {
  func tableauRow(of variable: Int) -> Int? {
    let row = variables[variable].row
    return row >= 0 && rows[row].kind == .tableau ? row : nil
  }

  func isDefined(_ variable: Int) -> Bool {
    let row = variables[variable].row
    return row >= 0 && rows[row].kind == .definition
  }

  @discardableResult
  mutating func makeRow(_ kind: SolverRow.Kind, _ basic: Int, _ right: SparseRow) -> Int {
    let row = SolverRow(kind: kind, basic: basic, right: right)
    let index: Int
    if let free = freeRows.popLast() {
      index = free
      rows[index] = row
    } else {
      index = rows.count
      rows.append(row)
    }
    variables[basic].row = index
    for term in right.terms { noteColumn(term.variable, index) }
    noteValue(ofRow: index)
    return index
  }

  mutating func dropRow(_ index: Int) {
    let basic = rows[index].basic
    variables[basic].row = -1
    markDirty(basic)
    rows[index] = SolverRow(kind: .unused, basic: -1, right: SparseRow())
    freeRows.append(index)
  }

  /// Notes that `row` has `variable` on the right.
  mutating func noteColumn(_ variable: Int, _ row: Int) {
    variables[variable].column.append(row)
    if variables[variable].column.count > variables[variable].columnLimit {
      variables[variable].column = rowsContaining(variable)
      variables[variable].columnLimit = 2 * variables[variable].column.count + 16
    }
  }

  /// Each row once, in the order noted.
  func rowsContaining(_ variable: Int) -> [Int] {
    let noted = variables[variable].column
    guard noted.count > 1 else { return noted.filter { rows[$0].right.contains(variable) } }
    var seen = Set<Int>(minimumCapacity: noted.count)
    return noted.filter { rows[$0].right.contains(variable) && seen.insert($0).inserted }
  }

  mutating func forEachRow(
    containing variable: Int, _ body: (inout ConstraintSolver, Int, Double) -> Void
  ) {
    for row in rowsContaining(variable) {
      body(&self, row, rows[row].right.coefficient(of: variable))
    }
  }

  mutating func markDirty(_ variable: Int) {
    guard !variables[variable].isDirty else { return }
    variables[variable].isDirty = true
    dirty.append(variable)
  }

  /// The value on the left of a row may be another.
  mutating func noteValue(ofRow row: Int) {
    let basic = rows[row].basic
    markDirty(basic)
    if rows[row].kind == .tableau, isInfeasible(row) { infeasible.insert(basic) }
  }

  func isInfeasible(_ row: Int) -> Bool {
    let constant = rows[row].right.constant
    return variables[rows[row].basic].kind == .dummy
      ? abs(constant) > Self.tolerance : constant < -Self.tolerance
  }

  mutating func noteCost(_ variable: Int) {
    if variables[variable].isRestricted, variables[variable].cost.isNegative {
      improving.insert(variable)
    }
  }

  mutating func substitute(_ variable: Int, by right: SparseRow, inRow row: Int) {
    var appeared: [Int] = []
    rows[row].right.substitute(variable, by: right) { appeared.append($0) }
    for new in appeared { noteColumn(new, row) }
    noteValue(ofRow: row)
  }

  /// Makes `entering`, which is on the right of the tableau row, its left side.
  ///
  /// Definitions stay as they are: what they refer to may have a row or not.
  mutating func pivot(_ row: Int, entering: Int) {
    pivotCount += 1
    let leaving = rows[row].basic
    var equation = rows[row].right
    equation.insert(leaving, -1)
    let right = equation.solved(for: entering)
    variables[leaving].row = -1
    variables[entering].row = row
    rows[row] = SolverRow(kind: .tableau, basic: entering, right: right)
    noteColumn(leaving, row)
    markDirty(leaving)
    noteValue(ofRow: row)

    var kept: [Int] = []
    for other in rowsContaining(entering) {
      if rows[other].kind == .tableau {
        substitute(entering, by: right, inRow: other)
      } else {
        kept.append(other)
      }
    }
    variables[entering].column = kept
    let cost = variables[entering].cost
    variables[entering].cost = PriorityWeights()
    charge(cost, times: 1, for: right)
  }

  /// Adds `factor × cost` of a variable that has the row `right`.
  mutating func charge(_ cost: PriorityWeights, times factor: Double, for right: SparseRow) {
    guard !cost.isEmpty else { return }
    for term in right.terms {
      variables[term.variable].cost.add(cost, times: factor * term.coefficient)
      noteCost(term.variable)
    }
  }

  /// Charges for missing a constraint that is not required.
  mutating func changeCost(of constraint: ConstraintState, by factor: Double) {
    let errors = [
      (constraint.marker, constraint.excess), (constraint.other, constraint.shortage),
    ]
    for (variable, priority) in errors {
      guard let priority else { continue }
      let cost = PriorityWeights(1, at: priority)
      if let row = tableauRow(of: variable) {
        charge(cost, times: factor, for: rows[row].right)
      } else {
        variables[variable].cost.add(cost, times: factor)
        noteCost(variable)
      }
    }
  }
}
