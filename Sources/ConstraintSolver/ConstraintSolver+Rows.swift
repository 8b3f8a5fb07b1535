/// Equations: making, changing and dropping them.
extension ConstraintSolver {
  mutating func makeRow(_ basic: Int, _ right: SparseRow) {
    let index: Int
    if let free = freeRows.popLast() {
      index = free
    } else {
      index = rows.count
      rows.makeRoom()
      rows.append(SolverRow(basic: -1, right: SparseRow()))
    }
    setRow(index, basic, right)
  }

  mutating func setRow(_ index: Int, _ basic: Int, _ right: SparseRow) {
    leaveColumns(index)
    replaceRow(index, basic, right)
    right.terms.forEach { noteColumn($0.variable, index) }
  }

  /// - Parameter row: A row whose right side is about to be replaced.
  private mutating func leaveColumns(_ row: Int) {
    let terms = rows[row].right.terms
    terms.forEach { leaveColumn($0.variable, row) }
  }

  /// Replaces a row like `setRow`, for a right side whose variables are already recorded in their columns.
  mutating func replaceRow(_ index: Int, _ basic: Int, _ right: SparseRow) {
    rows[index] = SolverRow(basic: basic, right: right)
    variables[basic].row = index
    markDirty(basic)
    disturbed.append(basic)
    let cost = variables[basic].cost
    guard !cost.isEmpty else { return }
    variables[basic].cost = PriorityWeights()
    pendingCosts.append(Charge(variable: basic, weights: cost))
  }

  mutating func dropRow(_ index: Int) {
    let basic = rows[index].basic
    variables[basic].row = -1
    markDirty(basic)
    noteWithoutRow(basic)
    let terms = rows[index].right.terms
    terms.forEach {
      disturbed.append($0.variable)
      leaveColumn($0.variable, index)
    }
    rows[index] = SolverRow(basic: -1, right: SparseRow())
    freeRows.append(index)
  }

  /// Records that `row` has `variable` on the right.
  mutating func noteColumn(_ variable: Int, _ row: Int) {
    variables[variable].column.append(Int32(row))
    if variables[variable].hasStaleRows,
      variables[variable].column.count > variables[variable].columnLimit
    {
      let count = rowsContaining(variable).count
      variables[variable].columnLimit = 2 * count + 16
    }
    if variables[variable].row < 0 { noteWithoutRow(variable) }
  }

  /// Records that `row` no longer has `variable` on the right; a long column is cleaned up later.
  mutating func leaveColumn(_ variable: Int, _ row: Int) {
    guard variables[variable].column.count <= Self.shortColumn,
      let place = variables[variable].column.firstIndex(where: { $0 == Int32(row) })
    else { return variables[variable].hasStaleRows = true }
    variables[variable].column.remove(at: place)
  }

  /// The length up to which a column lists only current rows, because removing a row scans the whole column.
  private static var shortColumn: Int { 16 }

  /// Records that a variable has no row, because changing its value can then be worthwhile.
  mutating func noteWithoutRow(_ variable: Int) {
    if variables[variable].cost.isEmpty {
      disturbed.append(variable)
    } else if variables[variable].isRestricted, variables[variable].cost.isNegative {
      improving.insert(variable)
    }
  }

  mutating func substitute(_ variable: Int, by right: SparseRow, inRow row: Int) {
    var appeared: [Int] = []
    let old = rows[row].right.terms
    rows[row].right.substitute(variable, by: right) { appeared.append($0) }
    old.forEach { if !rows[row].right.contains($0.variable) { leaveColumn($0.variable, row) } }
    for new in appeared { noteColumn(new, row) }
    markDirty(rows[row].basic)
    disturbed.append(rows[row].basic)
  }

  mutating func markDirty(_ variable: Int) {
    guard !variables[variable].isDirty else { return }
    variables[variable].isDirty = true
    dirty.append(variable)
  }
}
