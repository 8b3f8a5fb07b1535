/// A solver that satisfies linear constraints, in the order of their priority.
///
/// - SeeAlso: G. J. Badros, A. Borning, P. J. Stuckey, "The Cassowary linear arithmetic constraint
///   solving algorithm" (2001), whose simplex method this is in another form. We differ in three ways:
///
/// - There is no tableau. Each basic variable keeps an equation as it was written, which may refer to
///   other basic variables; rows and columns of the tableau are added up where a step needs them. A
///   chain of 5000 views is 5000 short equations, not a triangle of 12 million numbers.
/// - Costs are compared priority by priority (`PriorityWeights`), never added up across priorities.
/// - Of the solutions that cost the same, one is chosen by rule (`ConstraintSolver+Ties.swift`), so
///   that the values do not depend on the order of edits that led to a system.
///
/// Every choice goes by number of variable, so the same calls give the same solution everywhere.
package struct ConstraintSolver: Sendable {
  /// Values closer together than this, in points, count as equal.
  static let tolerance = 1e-7
  /// Coefficients of the tableau closer to zero than this are rounding errors.
  static let smallestPivot = 1e-7
  /// The priority of constraints that must not be missed.
  package static let required: Float = 1000

  var variables: [VariableState] = []
  var rows: [SolverRow] = []
  var constraints: [ConstraintState] = []
  var freeVariables: [Int] = []
  var freeRows: [Int] = []
  var freeConstraints: [Int] = []
  /// The number of variables and constraints made so far.
  var serial = 0

  /// Basic variables that can have a forbidden value.
  var infeasible = IndexQueue()
  /// Variables without a row whose cost can be negative.
  var improving = IndexQueue()
  /// Variables whose dependence on others, or whose cost, changed since the last `solve`: ties are
  /// broken anew among all that these depend on.
  var disturbed: [Int] = []
  /// Costs of variables with a row that have not been passed on yet to the variables that they depend on.
  var pendingCosts: [Charge] = []
  /// Variables whose row changed since the last evaluation.
  var dirty: [Int] = []
  /// External variables whose value changed since the end of the last `solve`.
  var moved: [Int] = []
  var changed: [Int] = []
  var traversal = Traversal()
  var budget = PivotBudget()
  var pivotCountOfRebuild = 0

  /// The number of pivots so far: a measure of work that does not depend on the machine.
  package internal(set) var pivotCount = 0
  /// The number of variables visited so far while following equations: another measure of work.
  package var visitCount: Int { traversal.visitCount }
  /// The number of times that the solver gave up, as extremely large numbers make it do.
  package internal(set) var surrenderCount = 0

  package init() {}

  // MARK: Variables

  /// - Parameters:
  ///   - isNonNegative: negative values are as impossible as missing a required constraint, and the
  ///     smallest one is taken where constraints leave a choice.
  ///   - order: its place among all variables where a choice goes by their order; the order of making
  ///     where nil. A caller gives all of them a place or none.
  package mutating func makeVariable(isNonNegative: Bool = false, order: Int? = nil)
    -> SolverVariable
  {
    SolverVariable(index: makeVariable(isNonNegative ? .length : .position, order: order))
  }

  /// Forgets a variable.
  /// - Precondition: no constraint refers to it any more.
  package mutating func release(_ variable: SolverVariable) {
    let index = variable.index
    if variables[index].row >= 0 { dropRow(variables[index].row) }
    discard(index)
  }

  /// Returns the value as of the last `solve`, or zero for a variable that no constraint determines.
  ///
  /// It changes nothing, but if it were not `mutating`, each call from another module would copy the solver's fields.
  package mutating func value(of variable: SolverVariable) -> Double {
    variables[variable.index].settledValue
  }

  /// Returns the variables whose values differ from those at the last call of this method.
  package mutating func takeChanges() -> [SolverVariable] {
    let result = changed.filter { variables[$0].hasChanged && variables[$0].isNews }
    for index in changed { variables[index].endChange() }
    changed = []
    return result.map(SolverVariable.init)
  }

  mutating func makeVariable(_ kind: VariableState.Kind, owner: Int = -1, order: Int? = nil)
    -> Int
  {
    serial += 1
    let state = VariableState(kind: kind, owner: owner, serial: order ?? serial)
    if let index = freeVariables.popLast() {
      variables[index] = state
      return index
    }
    variables.makeRoom()
    variables.append(state)
    return variables.count - 1
  }

  /// Removes a variable from every row that still contains a rounding error of it.
  mutating func discard(_ index: Int) {
    for row in rowsContaining(index).map({ Int($0) }) {
      rows[row].right.remove(index)
      markDirty(rows[row].basic)
    }
    variables[index] = VariableState(kind: .unused)
    freeVariables.append(index)
  }

  // MARK: Constraints

  /// Whether all changes are solved.
  ///
  /// Reading it changes nothing, as with `value(of:)`.
  package var isSettled: Bool {
    mutating get {
      infeasible.isEmpty && improving.isEmpty && dirty.isEmpty && moved.isEmpty
        && pendingCosts.isEmpty && disturbed.isEmpty
    }
  }

  /// Replaces the constant of the expression that the constraint was made from.
  ///
  /// A constant that is not a number changes nothing; very large ones count as `largestConstant`.
  /// - Returns: Whether the constant changed.
  @discardableResult
  package mutating func setConstant(_ constant: Double, of constraint: SolverConstraint) -> Bool {
    let state = constraints[constraint.index]
    guard !constant.isNaN, !state.isVoid else { return false }
    let new = LinearExpression.limited(constant, LinearExpression.largestConstant)
    let change = (new - state.expression.constant) * state.sign
    guard change != 0 else { return false }
    constraints[constraint.index].expression.constant = new
    shift(state.marker, by: change)
    return true
  }

  /// Adds `change` to the constant that `marker` represents.
  private mutating func shift(_ marker: Int, by change: Double) {
    if variables[marker].row >= 0 {
      rows[variables[marker].row].right.constant += change
      markDirty(marker)
    }
    // Equations refer to the marker whether it has a row or not.
    for row in rowsContaining(marker).map({ Int($0) }) {
      rows[row].right.constant -= rows[row].right.coefficient(of: marker) * change
      markDirty(rows[row].basic)
    }
  }

  /// Changes the priority.
  ///
  /// A required constraint stays required, and an optional one stays below `required`.
  package mutating func setPriority(_ priority: Float, of constraint: SolverConstraint) {
    let state = constraints[constraint.index]
    let priority = Self.optional(priority)
    guard state.other >= 0, state.shortage != priority else { return }
    passOnCosts()
    changeCost(of: state, by: -1)
    if state.excess != nil { constraints[constraint.index].excess = priority }
    constraints[constraint.index].shortage = priority
    changeCost(of: constraints[constraint.index], by: 1)
  }
}
