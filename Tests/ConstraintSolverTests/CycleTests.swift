import DarkroomConstraintSolver
import DarkroomConstraintSystems
import Testing

/// Constraints that refer to each other in a circle.
struct CycleTests {
  /// Leading edges of a, b, c and d; trailing is leading plus length.
  private func circle(priority: Float) -> (ConstraintSolver, [SolverVariable], [SolverVariable]) {
    var solver = ConstraintSolver()
    var leading: [SolverVariable] = []
    var length: [SolverVariable] = []
    for _ in 0..<4 {
      leading.append(solver.makeVariable())
      length.append(solver.makeVariable(isNonNegative: true))
    }
    func edge(_ index: Int, isTrailing: Bool) -> LinearExpression {
      var edge = LinearExpression(leading[index])
      if isTrailing { edge.add(length[index]) }
      return edge
    }
    // b.leading = c.trailing, d.leading = a.trailing, a.leading = c.trailing, c.leading = a.trailing
    for (first, second) in [(1, 2), (3, 0), (0, 2), (2, 0)] {
      var link = edge(first, isTrailing: false)
      link.add(edge(second, isTrailing: true), times: -1)
      _ = solver.add(link, .equal, priority: priority)
    }
    return (solver, leading, length)
  }

  @Test(arguments: [250, 1000] as [Float])
  func viewsAfterEachOtherInACircleHaveNoLength(priority: Float) {
    var (solver, leading, length) = circle(priority: priority)

    #expect(solver.solve().isEmpty)

    // a after c and c after a: both are empty, at the same place, which nothing says.
    #expect(leading.allSatisfy { solver.value(of: $0) == 0 })
    #expect(length.allSatisfy { solver.value(of: $0) == 0 })
  }

  @Test func circleThatCannotCloseGivesUpOneConstraint() {
    var (solver, _, length) = circle(priority: 1000)
    let wide = solver.add(LinearExpression(length[0], plus: -30), .equal)

    let broken = solver.solve()

    #expect(broken == [wide] && solver.value(of: length[0]) == 0)
  }

  /// Sixteen wishes between edges of five views, of the kind that used to go on for ever.
  @Test(arguments: 1...40)
  func sixteenRandomWishesEnd(seed: Int) {
    var numbers = RandomNumbers(seed: seed)
    var solver = ConstraintSolver()
    let variables = (0..<10).map { solver.makeVariable(isNonNegative: $0 % 2 == 1) }
    for _ in 0..<16 {
      var link = LinearExpression(Double(numbers.next(50)))
      for sign in [1.0, -1.0] {
        let view = numbers.next(5)
        link.add(variables[2 * view], times: sign)
        if numbers.next(2) == 0 { link.add(variables[2 * view + 1], times: sign) }
      }
      _ = solver.add(link, .equal, priority: numbers.pick([250, 500, 750]))
    }

    solver.solve()

    #expect(solver.pivotCount < 500 && solver.surrenderCount == 0)
  }
}
