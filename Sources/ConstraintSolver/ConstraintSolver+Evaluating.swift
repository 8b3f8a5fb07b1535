/// The evaluation of variables.
extension ConstraintSolver {
  /// Updates the values of all variables that depend on a change.
  mutating func evaluate() {
    guard !dirty.isEmpty else { return }
    let roots = dirty.filter { variables[$0].kind != .unused }
    dirty.removeAll(keepingCapacity: true)
    let order = variablesAbove(roots)
    for variable in order { updateValue(of: variable) }
    traversal.giveBack(order)
  }

  mutating func updateValue(of variable: Int) {
    let row = variables[variable].row
    setValue(row >= 0 ? sum(row) : 0, of: variable)
    if variables[variable].endEvaluation() { infeasible.insert(variable) }
  }

  mutating func setValue(_ new: Double, of variable: Int) {
    if variables[variable].take(new) { moved.append(variable) }
  }

  /// Computes the right side of a row.
  ///
  /// A small rest of large numbers that cancel out counts as a rounding error.
  ///
  /// It changes nothing, but if it were not `mutating`, each call would copy the solver's fields.
  private mutating func sum(_ row: Int) -> Double {
    var sum = rows[row].right.constant
    var size = abs(sum)
    rows[row].right.terms.forEach { term in
      let summand = term.coefficient * variables[term.variable].value
      sum += summand
      size += abs(summand)
    }
    return abs(sum) < 1e-14 * size ? 0 : sum
  }

  /// Publishes the current values to the caller.
  mutating func settleValues() {
    for variable in moved {
      variables[variable].hasMoved = false
      let (new, old) = (variables[variable].value, variables[variable].settledValue)
      variables[variable].settledValue = new
      guard variables[variable].isExternal, abs(new - old) > Self.tolerance / 100,
        !variables[variable].hasChanged
      else { continue }
      variables[variable].hasChanged = true
      changed.append(variable)
    }
    moved.removeAll(keepingCapacity: true)
  }
}
