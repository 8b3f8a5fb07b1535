extension ConstraintSolver {
  /// Brings the values of external variables up to date, as far as they depend on what changed.
  mutating func evaluate() {
    guard !dirty.isEmpty else { return }
    spreadDirt()
    var pending: [(variable: Int, isOpen: Bool)] = dirty.reversed().map { ($0, false) }
    for variable in dirty where variables[variable].kind != .external {
      variables[variable].isDirty = false
    }
    while let (variable, isOpen) = pending.popLast() {
      guard variables[variable].isDirty else { continue }
      if isOpen || !isDefined(variable) {
        setValue(of: variable)
      } else {
        pending.append((variable, true))
        for term in rows[variables[variable].row].right.terms
        where variables[term.variable].isDirty {
          pending.append((term.variable, false))
        }
      }
    }
    dirty.removeAll(keepingCapacity: true)
  }

  /// What is defined in terms of a dirty variable is dirty.
  private mutating func spreadDirt() {
    var next = 0
    while next < dirty.count {
      for row in variables[dirty[next]].column
      where rows[row].kind == .definition && rows[row].right.contains(dirty[next]) {
        markDirty(rows[row].basic)
      }
      next += 1
    }
  }

  private mutating func setValue(of variable: Int) {
    variables[variable].isDirty = false
    guard variables[variable].kind == .external else { return }
    let new = isDefined(variable) ? sum(rows[variables[variable].row].right) : 0
    let old = variables[variable].value
    variables[variable].value = new
    guard abs(new - old) > Self.tolerance / 100, !variables[variable].hasChanged else { return }
    variables[variable].hasChanged = true
    changed.append(variable)
  }

  private func sum(_ right: SparseRow) -> Double {
    var sum = right.constant
    for term in right.terms { sum += term.coefficient * currentValue(term.variable) }
    return sum
  }

  private func currentValue(_ variable: Int) -> Double {
    if variables[variable].kind == .external { return variables[variable].value }
    return tableauRow(of: variable).map { rows[$0].right.constant } ?? 0
  }
}
