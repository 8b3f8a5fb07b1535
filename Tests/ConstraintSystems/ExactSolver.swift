import DarkroomConstraintSolver

/// The one solution that the solver's documentation promises, by the dullest means there are.
///
/// A dense tableau of fractions and Bland's rule, built anew for each system and minimized for one
/// goal after the other; what would make an earlier goal worse is struck out. It shares no code and
/// no idea of representation with the solver under test.
package struct ExactSolver {
  private var rows: [[Rational]] = []
  private var constants: [Rational] = []
  private var basis: [Int] = []
  /// By column; those struck out stay at zero.
  private var isOpen: [Bool] = []

  private struct Goal {
    let rank: (Int, Int)
    let columns: [Int]
  }

  /// - Returns: a value for each variable; nil where required constraints contradict each other.
  package static func solve(_ system: SystemUnderTest) throws(Rational.Overflow) -> [Double]? {
    var solver = ExactSolver()
    return try solver.values(of: system)
  }

  private mutating func values(of system: SystemUnderTest) throws(Rational.Overflow) -> [Double]? {
    let layout = Columns(system)
    try set(system, layout)
    guard try makeFeasible(layout) else { return nil }
    for goal in layout.goals(system) { try minimize(goal) }
    var values = [Rational](repeating: .zero, count: layout.count)
    for (row, column) in basis.enumerated() where column < layout.count {
      values[column] = constants[row]
    }
    return try Positions.values(system, layout, values).map(\.double)
  }

  // MARK: Tableau

  private mutating func set(
    _ system: SystemUnderTest, _ layout: Columns
  ) throws(Rational.Overflow) {
    isOpen = Array(repeating: true, count: layout.count) + system.demands.map { _ in true }
    for (index, demand) in system.demands.enumerated() {
      var row = [Rational](repeating: .zero, count: isOpen.count)
      for term in demand.terms {
        row[layout.plus[term.variable]] = Rational(term.factor)
        if let minus = layout.minus[term.variable] { row[minus] = Rational(-term.factor) }
      }
      if let above = layout.above[index] { row[above] = Rational(-1) }
      if let below = layout.below[index] { row[below] = Rational(1) }
      var constant = Rational(-demand.constant)
      if constant.isNegative {
        for column in row.indices { row[column] = try row[column].times(Rational(-1)) }
        constant = try constant.times(Rational(-1))
      }
      row[layout.count + index] = .one
      rows.append(row)
      constants.append(constant)
      basis.append(layout.count + index)
    }
  }

  private mutating func makeFeasible(_ layout: Columns) throws(Rational.Overflow) -> Bool {
    try minimize(Array(layout.count..<isOpen.count))
    for (row, column) in basis.enumerated() where column >= layout.count {
      if !constants[row].isZero { return false }
      if let other = (0..<layout.count).first(where: { !rows[row][$0].isZero }) {
        try pivot(row, other)
      }
    }
    for column in layout.count..<isOpen.count { isOpen[column] = false }
    return true
  }

  /// Makes the sum of the columns' variables as small as can be and keeps it there.
  private mutating func minimize(_ goal: [Int]) throws(Rational.Overflow) {
    while true {
      let costs = try reducedCosts(goal)
      guard let entering = costs.indices.first(where: { isOpen[$0] && costs[$0].isNegative }) else {
        for column in costs.indices where costs[column].isPositive { isOpen[column] = false }
        return
      }
      guard let row = try leavingRow(entering) else { return }
      try pivot(row, entering)
    }
  }

  private func reducedCosts(_ goal: [Int]) throws(Rational.Overflow) -> [Rational] {
    var costs = [Rational](repeating: .zero, count: isOpen.count)
    for column in goal { costs[column] = .one }
    for (row, column) in basis.enumerated() where goal.contains(column) {
      for other in costs.indices where !rows[row][other].isZero {
        costs[other] = try costs[other].minus(rows[row][other])
      }
    }
    return costs
  }

  private func leavingRow(_ entering: Int) throws(Rational.Overflow) -> Int? {
    var best: (row: Int, ratio: Rational)?
    for row in rows.indices where rows[row][entering].isPositive {
      let ratio = try constants[row].divided(by: rows[row][entering])
      if let best, ratio > best.ratio || ratio == best.ratio && basis[row] > basis[best.row] {
        continue
      }
      best = (row, ratio)
    }
    return best?.row
  }

  private mutating func pivot(_ row: Int, _ entering: Int) throws(Rational.Overflow) {
    let divisor = rows[row][entering]
    for column in rows[row].indices where !rows[row][column].isZero {
      rows[row][column] = try rows[row][column].divided(by: divisor)
    }
    constants[row] = try constants[row].divided(by: divisor)
    for other in rows.indices where other != row && !rows[other][entering].isZero {
      let factor = rows[other][entering]
      for column in rows[row].indices where !rows[row][column].isZero {
        rows[other][column] = try rows[other][column].minus(rows[row][column].times(factor))
      }
      constants[other] = try constants[other].minus(constants[row].times(factor))
    }
    basis[row] = entering
  }
}

/// Which column of the exact solver's tableau stands for what.
struct Columns {
  private(set) var count = 0
  /// By variable.
  private(set) var plus: [Int] = []
  /// By variable; nil for a length.
  private(set) var minus: [Int?] = []
  /// By demand: by how much the expression is above zero; nil where it may not be.
  private(set) var above: [Int?] = []
  private(set) var below: [Int?] = []

  init(_ system: SystemUnderTest) {
    for isLength in system.isLength {
      plus.append(next())
      minus.append(isLength ? nil : next())
    }
    for demand in system.demands {
      above.append(demand.isRequired && demand.relation != .greaterThanOrEqual ? nil : next())
      below.append(demand.isRequired && demand.relation != .lessThanOrEqual ? nil : next())
    }
  }

  private mutating func next() -> Int {
    count += 1
    return count - 1
  }

  /// Sums to make small, one after the other.
  func goals(_ system: SystemUnderTest) -> [[Int]] {
    var byPriority: [Int: [Int]] = [:]
    var errors: [Int] = []
    var slacks: [Int] = []
    for (index, demand) in system.demands.enumerated() {
      var own: [Int] = []
      for (column, priority, isSlack) in [
        (above[index], demand.excess, demand.relation == .greaterThanOrEqual),
        (below[index], demand.shortage, demand.relation == .lessThanOrEqual),
      ] {
        guard let column else { continue }
        if isSlack {
          slacks.append(column)
        } else {
          byPriority[priority, default: []].append(column)
          own.append(column)
        }
      }
      errors += own
    }
    let lengths = plus.indices.filter { system.isLength[$0] }.map { plus[$0] }
    return byPriority.keys.sorted(by: >).map { byPriority[$0] ?? [] }
      + (errors.reversed() + lengths + slacks).map { [$0] }
  }
}

/// Positions once lengths and the distances of all constraints from their edges are known.
enum Positions {
  static func values(
    _ system: SystemUnderTest, _ layout: Columns, _ known: [Rational]
  ) throws(Rational.Overflow) -> [Rational] {
    let count = system.isLength.count
    // Each row: factors of all variables, then what they add up to.
    var rows: [[Rational]] = []
    for (index, demand) in system.demands.enumerated() {
      var row = [Rational](repeating: .zero, count: count + 1)
      for term in demand.terms { row[term.variable] = Rational(term.factor) }
      var sum = Rational(-demand.constant)
      if let above = layout.above[index] { sum = try sum.plus(known[above]) }
      if let below = layout.below[index] { sum = try sum.minus(known[below]) }
      row[count] = sum
      rows.append(row)
    }
    var values = [Rational](repeating: .zero, count: count)
    for variable in 0..<count where system.isLength[variable] {
      values[variable] = known[layout.plus[variable]]
      for row in rows.indices {
        rows[row][count] = try rows[row][count].minus(
          rows[row][variable].times(values[variable]))
        rows[row][variable] = .zero
      }
    }
    try eliminate(&rows, &values)
    return values
  }

  /// Solves for the last variables first, so that those left over, which are zero, are the first.
  private static func eliminate(
    _ rows: inout [[Rational]], _ values: inout [Rational]
  ) throws(Rational.Overflow) {
    let count = values.count
    var used = 0
    for variable in (0..<count).reversed() {
      guard let found = (used..<max(used, rows.count)).first(where: { !rows[$0][variable].isZero })
      else { continue }
      rows.swapAt(used, found)
      let divisor = rows[used][variable]
      for column in 0...count { rows[used][column] = try rows[used][column].divided(by: divisor) }
      for other in rows.indices where other != used && !rows[other][variable].isZero {
        let factor = rows[other][variable]
        for column in 0...count {
          rows[other][column] = try rows[other][column].minus(rows[used][column].times(factor))
        }
      }
      values[variable] = .zero
      used += 1
    }
    for row in rows.prefix(used) {
      guard let variable = row.prefix(count).lastIndex(where: { !$0.isZero }) else { continue }
      values[variable] = row[count]
    }
  }
}
