import DarkroomConstraintSolver
import Testing

/// What is shown where constraints leave a choice: lengths as small as can be, then inequalities at
/// their edges, then positions at zero.
struct UnderdeterminedTests {
  private func solved(
    _ build: (inout ConstraintSolver, SolverVariable, SolverVariable) -> Void
  ) -> [Double] {
    var solver = ConstraintSolver()
    let x = solver.makeVariable()
    let width = solver.makeVariable(isNonNegative: true)
    build(&solver, x, width)
    solver.solve()
    return [solver.value(of: x), solver.value(of: width)]
  }

  private func right(_ x: SolverVariable, _ width: SolverVariable) -> LinearExpression {
    var right = LinearExpression(x, plus: -70)
    right.add(width)
    return right
  }

  @Test(arguments: [ConstraintRelation.equal, .lessThanOrEqual, .greaterThanOrEqual])
  func rightEdgeAloneGivesThePosition(relation: ConstraintRelation) {
    #expect(solved { _ = $0.add(right($1, $2), relation) } == [70, 0])
  }

  @Test func lengthsAreAsSmallAsTheirLimits() {
    #expect(
      solved { solver, _, width in
        _ = solver.add(LinearExpression(width, plus: -40), .lessThanOrEqual)
      } == [0, 0])
    #expect(
      solved { solver, _, width in
        _ = solver.add(LinearExpression(width, plus: -40), .greaterThanOrEqual)
      } == [0, 40])
  }

  @Test func firstOfTwoLimitsIsReached() {
    let between = solved { solver, x, _ in
      _ = solver.add(LinearExpression(x, plus: -10), .greaterThanOrEqual)
      _ = solver.add(LinearExpression(x, plus: -50), .lessThanOrEqual)
    }
    #expect(between == [10, 0])
  }

  @Test func lastOfEqualLengthsFillsTheSpace() {
    var solver = ConstraintSolver()
    let widths = (0..<3).map { _ in solver.makeVariable(isNonNegative: true) }
    var sum = LinearExpression(-90)
    for width in widths { sum.add(width) }
    _ = solver.add(sum, .equal)

    solver.solve()

    #expect(widths.map { solver.value(of: $0) } == [0, 0, 90])
  }

  @Test func firstOfEqualWishesGivesWay() {
    var solver = ConstraintSolver()
    let widths = (0..<3).map { _ in solver.makeVariable(isNonNegative: true) }
    var sum = LinearExpression(-90)
    for width in widths {
      sum.add(width)
      _ = solver.addWish(LinearExpression(width, plus: -10), excess: 250, shortage: 750)
    }
    _ = solver.add(sum, .equal)

    solver.solve()

    #expect(widths.map { solver.value(of: $0) } == [70, 10, 10])
  }

  @Test func firstOfLinkedPositionsIsZero() {
    var solver = ConstraintSolver()
    let (a, b) = (solver.makeVariable(), solver.makeVariable())
    var link = LinearExpression(b, plus: -10)
    link.add(a, times: -1)
    _ = solver.add(link, .equal)

    solver.solve()

    #expect(solver.value(of: a) == 0 && solver.value(of: b) == 10)
  }

  @Test func choiceIsMadeAgainWhenALimitIsGone() {
    var solver = ConstraintSolver()
    let x = solver.makeVariable()
    let low = solver.add(LinearExpression(x, plus: -10), .greaterThanOrEqual)
    _ = solver.add(LinearExpression(x, plus: -50), .lessThanOrEqual)
    solver.solve()
    #expect(solver.value(of: x) == 10)

    solver.remove(low)
    solver.solve()

    #expect(solver.value(of: x) == 50)
  }
}
