import Testing

@testable import DarkroomConstraintSolver

/// How soon the solver is where it has to be: each pivot is felt in every row of a list.
struct PivotCountTests {
  /// What is required says at once what a length is; were it the weaker wish, that would give way first.
  @Test func lengthsAreWhatIsRequiredOfThemBeforeWhatIsWished() {
    var solver = ConstraintSolver()
    let title = solver.makeVariable(isNonNegative: true)
    let value = solver.makeVariable(isNonNegative: true)
    _ = solver.addWish(LinearExpression(title, plus: -130), excess: 250, shortage: 750)
    _ = solver.add(LinearExpression(value, plus: -20), .greaterThanOrEqual, priority: 750)
    _ = solver.add(LinearExpression(value, plus: -20), .lessThanOrEqual)
    _ = solver.add(LinearExpression(value, plus: -20), .equal, priority: 0.25)
    var sum = LinearExpression(-300)
    sum.add(title)
    sum.add(value)
    _ = solver.add(sum, .equal)

    solver.solve()

    #expect(solver.value(of: title) == 280 && solver.value(of: value) == 20)
    #expect(solver.pivotCount <= 1)
  }

  /// A row is as high as the highest view in it, whichever comes first.
  @Test func worstShortfallIsMendedFirst() {
    var solver = ConstraintSolver()
    let height = solver.makeVariable(isNonNegative: true)
    let needs = [29.0, 20, 31, 17, 43, 24]
    for need in needs {
      let top = solver.makeVariable()
      var middle = LinearExpression(top, plus: need / 2)
      middle.add(height, times: -0.5)
      _ = solver.add(middle, .equal)
      _ = solver.add(LinearExpression(top, plus: -6), .greaterThanOrEqual)
    }
    _ = solver.add(LinearExpression(height), .equal, priority: 49)

    solver.solve()

    #expect(abs(solver.value(of: height) - 55) < 1e-6)
    #expect(solver.pivotCount == 1)
  }
}
