import DarkroomConstraintSolver
import DarkroomConstraintSystems
import Testing

/// Numbers that no layout should have still lead to an end and to finite values.
struct NumberLimitTests {
  private static let strange: [Double] = [
    .nan, .infinity, -.infinity, .greatestFiniteMagnitude, 1e300, -1e18, 1e12,
    .leastNonzeroMagnitude,
    1e-200,
  ]

  @Test(arguments: strange)
  func strangeConstantsAndFactorsEnd(number: Double) {
    for (constant, factor) in [(number, 1), (10, number), (number, number)] {
      for priority in [250, 1000] as [Float] {
        var solver = ConstraintSolver()
        let x = solver.makeVariable()
        let width = solver.makeVariable(isNonNegative: true)
        var sum = LinearExpression(x, times: factor, plus: constant)
        sum.add(width)
        let id = solver.add(sum, .equal, priority: priority)
        _ = solver.add(LinearExpression(width, plus: constant), .equal, priority: priority)
        _ = solver.add(LinearExpression(x, times: factor, plus: 3), .lessThanOrEqual)
        let broken = solver.solve()
        #expect(solver.value(of: x).isFinite && solver.value(of: width).isFinite)

        if !broken.contains(id) { solver.setConstant(number, of: id) }
        solver.solve()
        #expect(solver.value(of: x).isFinite && solver.value(of: width).isFinite)
        #expect(solver.pivotCount < 200)
      }
    }
  }

  @Test func whatIsNotANumberSaysNothing() {
    var solver = ConstraintSolver()
    let x = solver.makeVariable()
    let void = solver.add(LinearExpression(x, plus: .nan), .equal)
    let fixed = solver.add(LinearExpression(x, plus: -7), .equal)
    #expect(solver.solve().isEmpty && solver.value(of: x) == 7)

    solver.setConstant(.nan, of: fixed)
    solver.remove(void)

    #expect(solver.solve().isEmpty && solver.value(of: x) == 7)
  }

  @Test func infiniteIsAsFarAsConstantsGo() {
    var solver = ConstraintSolver()
    let x = solver.makeVariable()
    _ = solver.add(LinearExpression(x, plus: -.infinity), .equal)

    solver.solve()

    #expect(solver.value(of: x) == LinearExpression.largestConstant)
  }

  @Test(arguments: 1...60)
  func randomSystemsOfStrangeNumbersEnd(seed: Int) {
    var numbers = RandomNumbers(seed: seed)
    var solver = ConstraintSolver()
    let variables = (0..<6).map { solver.makeVariable(isNonNegative: $0 % 2 == 0) }
    let pool = Self.strange + [1, -1, 0, 20, 1e-3, 1e7, -3e4]
    for _ in 0..<14 {
      var expression = LinearExpression(numbers.pick(pool))
      for _ in 0..<3 { expression.add(numbers.pick(variables), times: numbers.pick(pool)) }
      _ = solver.add(
        expression, numbers.pick([.equal, .lessThanOrEqual, .greaterThanOrEqual]),
        priority: numbers.pick([100, 750, 1000]))
    }

    solver.solve()

    #expect(variables.allSatisfy { solver.value(of: $0).isFinite })
  }
}
