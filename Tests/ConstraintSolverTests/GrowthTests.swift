import DarkroomConstraintSolver
import Testing

/// Work is counted in pivots, which do not depend on the machine.
struct GrowthTests {
  /// `count` views in a row, each wishing to be 10 wide, in a space of 20 points a view: the slack
  /// goes to those that hug least, here the first.
  private func pivots(count: Int) -> Int {
    var solver = ConstraintSolver()
    var edge = LinearExpression()
    for index in 0..<count {
      let start = solver.makeVariable()
      let width = solver.makeVariable(isNonNegative: true)
      var link = LinearExpression(start)
      link.add(edge, times: -1)
      _ = solver.add(link, .equal)
      _ = solver.addWish(
        LinearExpression(width, plus: -10), excess: index == 0 ? 249 : 250, shortage: 750)
      edge = LinearExpression(start)
      edge.add(width)
    }
    edge.constant = -20 * Double(count)
    _ = solver.add(edge, .equal)
    solver.solve()
    return solver.pivotCount
  }

  @Test func pivotsOfAChainDoNotGrowWithItsLength() {
    let short = pivots(count: 10)
    let long = pivots(count: 500)

    #expect(short > 0 && long <= short + 5, "\(short) \(long)")
  }
}
