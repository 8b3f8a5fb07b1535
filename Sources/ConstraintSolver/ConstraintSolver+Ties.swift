/// One solution of the many that cost the same.
///
/// What the constraints leave open is settled in this order, which no edit that comes and goes can
/// change; all of it goes by the order in which constraints and variables were made.
///
/// 1. Of the constraints that are missed in any case, those made last are missed least.
/// 2. Lengths are as small as they can be, those made first before others.
/// 3. Inequalities are as near to their edges as they can be, those made first before others.
/// 4. Positions are zero where nothing else is said, those made first before others.
///
/// 2 and 3 are what UIKit shows where a layout is ambiguous: a trailing edge alone gives the position
/// and a width of zero; `width <= w` gives zero, `width >= w` gives w.
extension ConstraintSolver {
  /// Where a variable that is not negative stands in that order.
  private struct Rank: Comparable {
    let stage: Int
    let order: Int

    static func < (a: Rank, b: Rank) -> Bool {
      a.stage != b.stage ? a.stage < b.stage : a.order < b.order
    }
  }

  private func rank(_ variable: Int) -> Rank {
    let state = variables[variable]
    return switch state.kind {
    case .error: Rank(stage: 1, order: -state.serial)
    case .length: Rank(stage: 2, order: state.serial)
    default: Rank(stage: 3, order: state.serial)
    }
  }

  // MARK: Variables that are not negative

  /// The simplex method again, on what costs nothing.
  /// - Precondition: feasible and optimal.
  mutating func breakTies() {
    guard mayDisturb({ isUnpriced($0) }) else { return }
    let candidates = Set(openVariablesBelow(disturbed).filter(isUnpriced))
    guard !candidates.isEmpty else { return }
    var handled = Set<Int>()
    for candidate in openVariablesBelow(restrictedVariablesAbove(candidates))
    where candidates.contains(candidate) && !handled.contains(candidate) && isUnpriced(candidate) {
      var group = group(around: candidate)
      while !budget.isSpent, let entering = variableToBreakTie(among: group) {
        guard let leaving = variableToLeave(for: entering) else { break }
        pivot(leaving, entering: entering)
        evaluate()
        passOnCosts()
        if !infeasible.isEmpty || !improving.isEmpty { return }
        group.remove(entering)
        group.insert(leaving)
      }
      handled.formUnion(group)
    }
  }

  /// Whether the walk from what is disturbed may find a variable of that kind.
  ///
  /// Where much is disturbed, a look at every variable, which mostly finds none, is quicker than the walk.
  private func mayDisturb(_ isWanted: (Int) -> Bool) -> Bool {
    guard disturbed.count > variables.count / 64 else { return !disturbed.isEmpty }
    for variable in variables.indices where isWanted(variable) { return true }
    return false
  }

  private func isUnpriced(_ variable: Int) -> Bool {
    variables[variable].row < 0 && variables[variable].isRestricted
      && variables[variable].cost.isEmpty && !variables[variable].column.isEmpty
  }

  /// All that have to be considered together, as they have dependents in common.
  private mutating func group(around candidate: Int) -> Set<Int> {
    var group: Set = [candidate]
    while true {
      let dependent = restrictedVariablesAbove(group)
      let wider = group.union(openVariablesBelow(dependent).filter(isUnpriced))
      if wider.count == group.count { return group }
      group = wider
    }
  }

  private mutating func restrictedVariablesAbove(_ roots: Set<Int>) -> [Int] {
    variablesAbove(roots.sorted()).filter {
      variables[$0].row >= 0 && variables[$0].isRestricted
    }
  }

  /// A variable without a row that comes later in the order than one that falls when it grows.
  private mutating func variableToBreakTie(among group: Set<Int>) -> Int? {
    let basics = restrictedVariablesAbove(group)
    guard !basics.isEmpty else { return nil }
    var open = group.filter(isUnpriced).map { (variable: $0, rank: rank($0)) }
      .sorted { $0.rank > $1.rank }
    var found: Int?
    for basic in basics.map({ (variable: $0, rank: rank($0)) }).sorted(by: { $0.rank < $1.rank }) {
      // Those that come before all that depends on them stay at zero.
      while let next = open.last, next.rank < basic.rank { open.removeLast() }
      if open.isEmpty { break }
      let row = expanded(rows[variables[basic.variable].row].right)
      let falling = open.filter { row.coefficient(of: $0.variable) < -Self.smallestPivot }
      if !budget.isCautious, let last = falling.first { return last.variable }
      // Bland's rule: the first of all.
      for candidate in falling { found = min(found ?? candidate.variable, candidate.variable) }
      open.removeAll { abs(row.coefficient(of: $0.variable)) > Self.smallestPivot }
    }
    return found
  }

  // MARK: Positions

  /// Gives rows to positions that something with a limit depends on, and leaves those of the others
  /// without one that were made first.
  mutating func settleLoosePositions() {
    guard mayDisturb({ isLoose($0) }) else { return }
    var isDone = false
    while !isDone, !budget.isSpent {
      isDone = true
      for position in openVariablesBelow(disturbed) where isLoose(position) {
        if settle(position) { isDone = false }
        evaluate()
      }
    }
  }

  private func isLoose(_ variable: Int) -> Bool {
    variables[variable].kind == .position && variables[variable].row < 0
      && !variables[variable].column.isEmpty
  }

  /// - Returns: whether the position has a row now.
  private mutating func settle(_ position: Int) -> Bool {
    passOnCosts()
    let column = column(of: position).filter {
      variables[$0.variable].row >= 0 && abs($0.coefficient) > Self.smallestPivot
    }
    let isLimited = column.contains { variables[$0.variable].kind != .position }
    guard isLimited else {
      let first = column.map(\.variable).min { variables[$0].serial < variables[$1].serial }
      guard let first, variables[first].serial < variables[position].serial else { return false }
      pivot(first, entering: position)
      return true
    }
    let direction = variables[position].cost.isNegative ? 1.0 : -1.0
    let leaving =
      variableToLeave(for: position, direction: direction)
      ?? variableToLeave(for: position, direction: -direction)
    guard let leaving else { return false }
    pivot(leaving, entering: position)
    return true
  }
}
