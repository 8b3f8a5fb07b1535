import DarkroomConstraintSolver
import Testing

/// Work is counted in pivots and visited variables, which do not depend on the machine.
struct GrowthTests {
  private struct Work {
    var pivots = 0
    var visits = 0
  }

  private func work(_ solver: inout ConstraintSolver, _ body: (inout ConstraintSolver) -> Void)
    -> Work
  {
    let (pivots, visits) = (solver.pivotCount, solver.visitCount)
    body(&solver)
    solver.solve()
    return Work(pivots: solver.pivotCount - pivots, visits: solver.visitCount - visits)
  }

  private func edge(_ start: SolverVariable, _ length: SolverVariable) -> LinearExpression {
    var edge = LinearExpression(start)
    edge.add(length)
    return edge
  }

  private func equal(_ a: LinearExpression, _ b: LinearExpression) -> LinearExpression {
    var difference = a
    difference.add(b, times: -1)
    return difference
  }

  /// `count` views in a row, each wishing to be 10 wide, in a space of 20 points a view: the slack
  /// goes to those that hug least, here the first.
  private func chain(
    _ count: Int, _ solver: inout ConstraintSolver
  ) -> (widths: [SolverVariable], space: SolverConstraint) {
    var end = LinearExpression()
    var widths: [SolverVariable] = []
    for index in 0..<count {
      let start = solver.makeVariable()
      let width = solver.makeVariable(isNonNegative: true)
      widths.append(width)
      _ = solver.add(equal(LinearExpression(start), end), .equal)
      _ = solver.addWish(
        LinearExpression(width, plus: -10), excess: index == 0 ? 249 : 250, shortage: 750)
      end = edge(start, width)
    }
    end.constant = -20 * Double(count)
    return (widths, solver.add(end, .equal))
  }

  /// Stack views in stack views, each with two labels that wish for a size along and across.
  private func stacks(_ depth: Int, _ solver: inout ConstraintSolver) -> SolverConstraint {
    func box() -> (along: SolverVariable, across: SolverVariable) {
      (solver.makeVariable(isNonNegative: true), solver.makeVariable(isNonNegative: true))
    }
    var stack = box()
    let fixed = solver.add(LinearExpression(stack.across, plus: -300), .equal)
    for level in 1...depth {
      var end = LinearExpression()
      var inner = stack
      for index in 0..<3 {
        let view = box()
        let start = solver.makeVariable()
        _ = solver.add(equal(LinearExpression(start), end), .equal)
        _ = solver.add(
          equal(LinearExpression(view.across), LinearExpression(stack.across)), .equal)
        let isInner = index == 1 && level < depth
        if isInner { inner = view }
        if !isInner {
          _ = solver.addWish(LinearExpression(view.along, plus: -20), excess: 250, shortage: 750)
          _ = solver.addWish(LinearExpression(view.across, plus: -60), excess: 250, shortage: 750)
        }
        _ = solver.add(
          LinearExpression(view.along, plus: isInner ? 0 : -20), .equal, priority: 0.25)
        end = edge(start, view.along)
      }
      _ = solver.add(equal(end, LinearExpression(stack.along)), .equal)
      stack = inner
    }
    return fixed
  }

  @Test func pivotsOfAChainDoNotGrowWithItsLength() {
    func pivots(_ count: Int) -> Int {
      var solver = ConstraintSolver()
      return work(&solver) { _ = chain(count, &$0) }.pivots
    }

    #expect(pivots(10) > 0 && pivots(500) <= pivots(10) + 5)
  }

  @Test func workOnAChainGrowsWithItsLength() {
    func visits(_ count: Int) -> Int {
      var solver = ConstraintSolver()
      return work(&solver) { _ = chain(count, &$0) }.visits
    }

    #expect(visits(1000) < 12 * visits(100))
  }

  @Test func workOnNestedStacksGrowsWithTheirNumber() {
    func visits(_ depth: Int) -> Int {
      var solver = ConstraintSolver()
      return work(&solver) { _ = stacks(depth, &$0) }.visits
    }

    #expect(visits(400) < 12 * visits(40))
  }

  @Test func wideningNestedStacksGrowsWithTheirNumber() {
    // From 300 to 30: each of the labels is too narrow instead of too wide.
    func visits(_ depth: Int) -> Int {
      var solver = ConstraintSolver()
      let width = stacks(depth, &solver)
      solver.solve()
      return work(&solver) { $0.setConstant(-30, of: width) }.visits
    }

    #expect(visits(400) < 12 * visits(40))
  }

  /// A stack of so many labels, each wider than those before it, as wide as its widest.
  private func column(_ count: Int, _ solver: inout ConstraintSolver) -> SolverVariable {
    let width = solver.makeVariable(isNonNegative: true)
    for index in 0..<count {
      let label = solver.makeVariable(isNonNegative: true)
      _ = solver.addWish(
        LinearExpression(label, plus: -40 - Double(index) / Double(count)), excess: 250,
        shortage: 750)
      _ = solver.add(equal(LinearExpression(label), LinearExpression(width)), .equal)
    }
    return width
  }

  @Test func workOnAColumnOfLabelsGrowsWithTheirNumber() {
    func visits(_ count: Int) -> Int {
      var solver = ConstraintSolver()
      return work(&solver) { _ = column(count, &$0) }.visits
    }

    #expect(visits(1000) < 12 * visits(100))
  }

  @Test(arguments: [1, 2, 7, 100])
  func aColumnIsAsWideAsItsWidestLabel(count: Int) {
    var solver = ConstraintSolver()
    let width = column(count, &solver)

    solver.solve()

    let (found, widest) = (solver.value(of: width), 41 - 1 / Double(count))
    #expect(abs(found - widest) < 1e-6)
  }

  @Test func anotherViewCostsNoMoreInALargeSystem() {
    func visits(_ count: Int) -> Int {
      var solver = ConstraintSolver()
      let row = chain(count, &solver)
      solver.solve()
      return work(&solver) { solver in
        let height = solver.makeVariable(isNonNegative: true)
        _ = solver.add(
          equal(LinearExpression(height, plus: -5), LinearExpression(row.widths[count / 2])), .equal
        )
      }.visits
    }

    #expect(visits(2000) < visits(20) + 50)
  }

  @Test func solvedSystemIsSettled() {
    var solver = ConstraintSolver()
    let row = chain(100, &solver)
    solver.solve()
    let isSettledAtFirst = solver.isSettled
    #expect(isSettledAtFirst)

    solver.setConstant(-2000, of: row.space)

    let isSettled = solver.isSettled
    #expect(isSettled)
  }
}
