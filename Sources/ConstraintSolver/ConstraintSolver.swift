/// Finds values that satisfy linear constraints, those of higher priority first.
///
/// This is Cassowary (Badros, Borning, Stuckey: "The Cassowary Linear Arithmetic Constraint Solving
/// Algorithm", 2001): a simplex tableau in solved form that follows each change. We differ in three ways.
///
/// - Free variables never enter the tableau. Their equations are kept as they were written and are
///   expanded only where an inequality or an optional constraint needs them, so a chain of 5000
///   views is 5000 short equations, not a triangle of 12 million numbers.
/// - Costs are compared priority by priority (`PriorityWeights`), never added up across priorities.
/// - That sizes are not negative is required only once a solution has violated it.
///
/// Every choice goes by number of variable, so the same calls give the same solution everywhere.
package struct ConstraintSolver: Sendable {
  /// Values closer together than this, in points, count as equal.
  static let tolerance = 1e-7
  /// The priority that may not be missed.
  package static let required: Float = 1000

  var variables: [VariableState] = []
  var rows: [SolverRow] = []
  var constraints: [ConstraintState] = []
  var freeVariables: [Int] = []
  var freeRows: [Int] = []
  var freeConstraints: [Int] = []

  /// Basic variables whose row may be infeasible.
  var infeasible = IndexQueue()
  /// Variables without a row whose cost may be negative.
  var improving = IndexQueue()
  /// Variables whose value changed since the last evaluation.
  var dirty: [Int] = []
  var changed: [Int] = []
  var scratch = ExpansionScratch()
  /// Work done so far; a measure that does not depend on the machine.
  package internal(set) var pivotCount = 0

  package init() {}

  // MARK: Variables

  /// - Parameter isNonNegative: negative values are as impossible as missing a required constraint.
  package mutating func makeVariable(isNonNegative: Bool = false) -> SolverVariable {
    let index = makeVariable(.external)
    variables[index].isNonNegative = isNonNegative
    return SolverVariable(index: index)
  }

  /// Forgets a variable.
  /// - Precondition: no constraint refers to it any more.
  package mutating func release(_ variable: SolverVariable) {
    let index = variable.index
    let floor = variables[index].floor
    if floor >= 0 { remove(SolverConstraint(index: floor)) }
    if variables[index].row >= 0 { dropRow(variables[index].row) }
    discard(index)
  }

  /// As of the last `solve`; zero for a variable that no constraint determines.
  package func value(of variable: SolverVariable) -> Double { variables[variable.index].value }

  /// The variables whose values the calls of `solve` since the last call of this changed.
  package mutating func takeChanges() -> [SolverVariable] {
    let result = changed.filter { variables[$0].hasChanged }.map(SolverVariable.init)
    for index in changed { variables[index].hasChanged = false }
    changed = []
    return result
  }

  mutating func makeVariable(_ kind: VariableState.Kind, owner: Int = -1) -> Int {
    let state = VariableState(kind: kind, owner: owner)
    if let index = freeVariables.popLast() {
      variables[index] = state
      return index
    }
    variables.append(state)
    return variables.count - 1
  }

  /// Takes a variable out of every row that still has a rounding error of it.
  mutating func discard(_ index: Int) {
    for row in variables[index].column { rows[row].right.remove(index) }
    variables[index] = VariableState(kind: .unused)
    freeVariables.append(index)
  }

  // MARK: Constraints

  package var isSettled: Bool { infeasible.isEmpty && improving.isEmpty && dirty.isEmpty }

  /// Replaces the constant of the expression that the constraint was made from.
  package mutating func setConstant(_ constant: Double, of constraint: SolverConstraint) {
    let state = constraints[constraint.index]
    let new = constant * state.sign
    let change = new - state.constant
    guard change != 0 else { return }
    constraints[constraint.index].constant = new
    shift(state.marker, by: change)
  }

  /// Adds `change` to what `marker` stands for.
  private mutating func shift(_ marker: Int, by change: Double) {
    if let row = tableauRow(of: marker) {
      rows[row].right.constant += change
      noteValue(ofRow: row)
    }
    // Definitions refer to the marker whether it has a row or not.
    forEachRow(containing: marker) { solver, row, factor in
      solver.rows[row].right.constant -= factor * change
      solver.noteValue(ofRow: row)
    }
  }

  package mutating func setPriority(_ priority: Float, of constraint: SolverConstraint) {
    let state = constraints[constraint.index]
    guard state.shortage != priority else { return }
    precondition(
      state.other >= 0 && priority < Self.required, "a constraint stays required or optional")
    changeCost(of: state, by: -1)
    if state.excess != nil { constraints[constraint.index].excess = priority }
    constraints[constraint.index].shortage = priority
    changeCost(of: constraints[constraint.index], by: 1)
  }
}
