package import DarkroomConstraintSolver

/// A small system of constraints with whole numbers, for any solver.
package struct SystemUnderTest {
  package struct Term: Equatable {
    package let variable: Int
    package let factor: Int
  }

  package struct Demand: CustomStringConvertible {
    package var terms: [Term]
    package var constant: Int
    var relation: ConstraintRelation
    /// Two different ones make a wish with a priority for each direction.
    var excess: Int
    var shortage: Int

    var isRequired: Bool { shortage >= 1000 }
    var isWish: Bool { excess != shortage }

    package var description: String {
      let sum = terms.map { "\($0.factor)·v\($0.variable)" } + ["\(constant)"]
      let sign =
        switch relation {
        case .lessThanOrEqual: "≤"
        case .equal: "="
        case .greaterThanOrEqual: "≥"
        }
      return sum.joined(separator: " + ") + " \(sign) 0 @ \(excess)/\(shortage)"
    }
  }

  /// By variable: whether it is a length, which may not be negative.
  package var isLength: [Bool]
  package var demands: [Demand]

  package init(isLength: [Bool], demands: [Demand]) {
    self.isLength = isLength
    self.demands = demands
  }

  // MARK: Random ones

  static func random(_ numbers: inout RandomNumbers) -> SystemUnderTest {
    let count = 1 + numbers.next(6)
    let isLayout = numbers.next(2) == 0
    let isLength = (0..<count).map { isLayout ? $0 % 2 == 1 : numbers.next(2) == 0 }
    var system = SystemUnderTest(isLength: isLength, demands: [])
    let requiredShare = numbers.pick([0, 20, 50])
    for _ in 0..<(1 + numbers.next(9)) {
      system.demands.append(.random(&numbers, count, requiredShare: requiredShare))
    }
    return system
  }

  // MARK: Written by hand

  package mutating func demand(
    _ terms: KeyValuePairs<Int, Int>, _ constant: Int, _ relation: ConstraintRelation,
    _ priority: Int
  ) {
    demands.append(
      Demand(
        terms: terms.map { Term(variable: $0.key, factor: $0.value) }, constant: constant,
        relation: relation, excess: priority, shortage: priority))
  }
}

extension SystemUnderTest.Demand {
  static func random(
    _ numbers: inout RandomNumbers, _ count: Int, requiredShare: Int
  ) -> SystemUnderTest.Demand {
    var terms: [SystemUnderTest.Term] = []
    for _ in 0..<(1 + numbers.next(4)) {
      let variable = numbers.next(count)
      if terms.contains(where: { $0.variable == variable }) { continue }
      let factor = numbers.next(5) == 0 ? numbers.pick([2, -2, 3]) : numbers.pick([1, -1])
      terms.append(SystemUnderTest.Term(variable: variable, factor: factor))
    }
    let relation = numbers.pick([
      ConstraintRelation.equal, .equal, .lessThanOrEqual, .greaterThanOrEqual,
    ])
    let constant = numbers.next(3) == 0 ? 0 : 10 * (numbers.next(21) - 10)
    let isRequired = numbers.next(100) < requiredShare
    let priority = isRequired ? 1000 : numbers.pick([100, 250, 250, 750, 999])
    let isWish = !isRequired && relation == .equal && numbers.next(3) == 0
    return SystemUnderTest.Demand(
      terms: terms, constant: constant, relation: relation, excess: isWish ? 251 : priority,
      shortage: isWish ? 749 : priority)
  }

  func add(to solver: inout ConstraintSolver, _ variables: [SolverVariable]) -> SolverConstraint {
    var expression = LinearExpression(Double(constant))
    for term in terms { expression.add(variables[term.variable], times: Double(term.factor)) }
    if isWish {
      return solver.addWish(expression, excess: Float(excess), shortage: Float(shortage))
    }
    return solver.add(expression, relation, priority: Float(excess))
  }
}
