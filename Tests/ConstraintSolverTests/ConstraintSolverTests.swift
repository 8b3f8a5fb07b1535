import DarkroomConstraintSolver
import Testing

/// Values derived on paper.
struct ConstraintSolverTests {
  @Test func requiredEquationsDetermineValues() {
    var solver = ConstraintSolver()
    let x = solver.makeVariable()
    let y = solver.makeVariable()
    // x = 10, y = 2x + 5
    _ = solver.add(LinearExpression(x, plus: -10), .equal)
    var relation = LinearExpression(y, plus: -5)
    relation.add(x, times: -2)
    _ = solver.add(relation, .equal)

    solver.solve()

    #expect(solver.value(of: x) == 10 && solver.value(of: y) == 25)
  }

  @Test func equationsInAnyOrderDetermineTheSameValues() {
    // a + b = 10, a - b = 4, so a = 7 and b = 3.
    var solver = ConstraintSolver()
    let a = solver.makeVariable()
    let b = solver.makeVariable()
    var sum = LinearExpression(a, plus: -10)
    sum.add(b)
    var difference = LinearExpression(a, plus: -4)
    difference.add(b, times: -1)
    _ = solver.add(sum, .equal)
    _ = solver.add(difference, .equal)

    solver.solve()

    #expect(solver.value(of: a) == 7 && solver.value(of: b) == 3)
  }

  @Test func higherPriorityWinsWhateverTheAmount() {
    // A thousand wishes at 749 against one at 750.
    var solver = ConstraintSolver()
    let x = solver.makeVariable()
    for _ in 0..<1000 { _ = solver.add(LinearExpression(x, plus: -500), .equal, priority: 749) }
    _ = solver.add(LinearExpression(x, plus: -1), .equal, priority: 750)

    solver.solve()

    #expect(solver.value(of: x) == 1)
  }

  @Test func lowerPriorityDecidesWhatHigherLeavesOpen() {
    var solver = ConstraintSolver()
    let x = solver.makeVariable()
    _ = solver.add(LinearExpression(x, plus: -100), .lessThanOrEqual)
    _ = solver.add(LinearExpression(x, plus: -20), .greaterThanOrEqual, priority: 750)
    _ = solver.add(LinearExpression(x, plus: -300), .equal, priority: 250)

    solver.solve()

    #expect(solver.value(of: x) == 100)
  }

  @Test func fractionalPrioritiesAreApart() {
    var solver = ConstraintSolver()
    let x = solver.makeVariable()
    _ = solver.add(LinearExpression(x, plus: -1), .equal, priority: 999)
    _ = solver.add(LinearExpression(x, plus: -2), .equal, priority: 999.5)

    solver.solve()

    #expect(solver.value(of: x) == 2)
  }

  @Test func constantsAreEditedInPlace() {
    // y = x + 5 with x = 10, then x = 12.
    var solver = ConstraintSolver()
    let x = solver.makeVariable()
    let y = solver.makeVariable()
    let fixed = solver.add(LinearExpression(x, plus: -10), .equal)
    var relation = LinearExpression(y, plus: -5)
    relation.add(x, times: -1)
    _ = solver.add(relation, .equal)
    solver.solve()
    _ = solver.takeChanges()

    solver.setConstant(-12, of: fixed)
    solver.solve()

    #expect(solver.value(of: x) == 12 && solver.value(of: y) == 17)
    #expect(Set(solver.takeChanges()) == [x, y])
  }

  @Test func aValueThatWentAndCameBackHasNotChanged() {
    var solver = ConstraintSolver()
    let x = solver.makeVariable()
    let fixed = solver.add(LinearExpression(x, plus: -10), .equal)
    solver.solve()
    _ = solver.takeChanges()

    for constant in [-12.0, -10] {
      solver.setConstant(constant, of: fixed)
      solver.solve()
    }
    #expect(solver.takeChanges().isEmpty)

    solver.setConstant(-11, of: fixed)
    solver.solve()
    #expect(solver.takeChanges() == [x])
  }

  @Test func editedInequalityMovesTheOptimum() {
    // x wants 50 and may be at most the limit: 100, then 30, then 40.
    var solver = ConstraintSolver()
    let x = solver.makeVariable()
    let limit = solver.add(LinearExpression(x, plus: -100), .lessThanOrEqual)
    _ = solver.add(LinearExpression(x, plus: -50), .equal, priority: 250)
    solver.solve()
    #expect(solver.value(of: x) == 50)

    solver.setConstant(-30, of: limit)
    solver.solve()
    #expect(solver.value(of: x) == 30)

    solver.setConstant(-40, of: limit)
    solver.solve()
    #expect(solver.value(of: x) == 40)
  }

  @Test func removedConstraintSetsItsVariableFree() {
    // x = 10 wins over x = 4 at 250 until it is removed.
    var solver = ConstraintSolver()
    let x = solver.makeVariable()
    let fixed = solver.add(LinearExpression(x, plus: -10), .equal)
    _ = solver.add(LinearExpression(x, plus: -4), .equal, priority: 250)
    solver.solve()
    #expect(solver.value(of: x) == 10)

    solver.remove(fixed)
    solver.solve()

    #expect(solver.value(of: x) == 4)
  }

  @Test func chainIsMendedWhenAnInnerLinkIsRemoved() {
    // a = 0, b = a + 1, c = b + 1; without the second, c = 9 by its own wish and b follows.
    var solver = ConstraintSolver()
    let (a, b, c) = (solver.makeVariable(), solver.makeVariable(), solver.makeVariable())
    _ = solver.add(LinearExpression(a), .equal)
    var first = LinearExpression(b, plus: -1)
    first.add(a, times: -1)
    let link = solver.add(first, .equal)
    var second = LinearExpression(c, plus: -1)
    second.add(b, times: -1)
    _ = solver.add(second, .equal)
    _ = solver.add(LinearExpression(c, plus: -9), .equal, priority: 100)
    solver.solve()
    #expect(solver.value(of: c) == 2)

    solver.remove(link)
    solver.solve()

    #expect(solver.value(of: a) == 0 && solver.value(of: b) == 8 && solver.value(of: c) == 9)
  }

  @Test func contradictionNamesExactlyTheConstraintsInvolved() {
    var solver = ConstraintSolver()
    let x = solver.makeVariable()
    let y = solver.makeVariable()
    let low = solver.add(LinearExpression(x, plus: -10), .greaterThanOrEqual)
    _ = solver.add(LinearExpression(y, plus: -1), .equal)
    let high = solver.add(LinearExpression(x, plus: -5), .lessThanOrEqual)
    var seen: [[SolverConstraint]] = []

    let broken = solver.solve {
      seen.append($0)
      return high
    }

    #expect(seen == [[low, high]] && broken == [high])
    #expect(solver.value(of: x) >= 10 && solver.value(of: y) == 1)
  }

  @Test func editThatContradictsIsReportedToo() {
    var solver = ConstraintSolver()
    let x = solver.makeVariable()
    let fixed = solver.add(LinearExpression(x, plus: -10), .equal)
    let limit = solver.add(LinearExpression(x, plus: -20), .lessThanOrEqual)
    #expect(solver.solve().isEmpty)

    solver.setConstant(-30, of: fixed)
    let broken = solver.solve { _ in limit }

    #expect(broken == [limit] && solver.value(of: x) == 30)
  }

  @Test func sizesAreNotNegative() {
    // A width between edges at 30 and 10 would be -20: one edge has to give way.
    var solver = ConstraintSolver()
    let left = solver.makeVariable()
    let width = solver.makeVariable(isNonNegative: true)
    _ = solver.add(LinearExpression(left, plus: -30), .equal)
    var right = LinearExpression(left, plus: -10)
    right.add(width)
    let edge = solver.add(right, .equal)

    let broken = solver.solve { _ in edge }

    #expect(broken == [edge] && solver.value(of: left) == 30 && solver.value(of: width) >= 0)
  }

  @Test func optionalWishesForNegativeSizesEndAtZero() {
    var solver = ConstraintSolver()
    let width = solver.makeVariable(isNonNegative: true)
    _ = solver.add(LinearExpression(width, plus: 7), .equal, priority: 750)

    #expect(solver.solve().isEmpty && solver.value(of: width) == 0)
  }

  @Test func freeVariablesAreAmbiguous() {
    var solver = ConstraintSolver()
    let x = solver.makeVariable()
    let y = solver.makeVariable()
    let z = solver.makeVariable()
    // x + y = 10; z = 3.
    var sum = LinearExpression(x, plus: -10)
    sum.add(y)
    _ = solver.add(sum, .equal)
    _ = solver.add(LinearExpression(z, plus: -3), .equal)
    solver.solve()

    #expect(solver.isAmbiguous(x) && solver.isAmbiguous(y) && !solver.isAmbiguous(z))
  }

  @Test func equalWishesThatCannotBothHoldAreAmbiguous() {
    // Widths of 60 each wished at 750 in a space of 100: either may shrink.
    var solver = ConstraintSolver()
    let a = solver.makeVariable(isNonNegative: true)
    let b = solver.makeVariable(isNonNegative: true)
    var sum = LinearExpression(a, plus: -100)
    sum.add(b)
    _ = solver.add(sum, .equal)
    _ = solver.add(LinearExpression(a, plus: -60), .greaterThanOrEqual, priority: 750)
    _ = solver.add(LinearExpression(b, plus: -60), .greaterThanOrEqual, priority: 750)
    solver.solve()

    #expect(solver.value(of: a) + solver.value(of: b) == 100)
    #expect(solver.isAmbiguous(a))
    #expect(solver.extreme(of: a, 1) == 40 && solver.extreme(of: a, -1) == 60)
  }

  @Test func inequalityAtItsEdgeIsNotAmbiguous() {
    var solver = ConstraintSolver()
    let x = solver.makeVariable()
    _ = solver.add(LinearExpression(x, plus: -10), .greaterThanOrEqual)
    _ = solver.add(LinearExpression(x), .equal, priority: 1)
    solver.solve()

    #expect(solver.value(of: x) == 10 && !solver.isAmbiguous(x))
  }

  @Test func valueKnowsItsConstraints() {
    var solver = ConstraintSolver()
    let x = solver.makeVariable()
    let y = solver.makeVariable()
    let fixed = solver.add(LinearExpression(x, plus: -10), .equal)
    var relation = LinearExpression(y)
    relation.add(x, times: -1)
    let equal = solver.add(relation, .equal)
    solver.solve()

    #expect(solver.constraints(affecting: y) == [fixed, equal])
    #expect(solver.constraints(affecting: x) == [fixed])
  }

  @Test func wishesHaveAPriorityInEachDirection() {
    // 60 and 60 in 100: the one that resists less shrinks; in 200 the one that hugs less grows.
    var solver = ConstraintSolver()
    let a = solver.makeVariable(isNonNegative: true)
    let b = solver.makeVariable(isNonNegative: true)
    _ = solver.addWish(LinearExpression(a, plus: -60), excess: 251, shortage: 749)
    _ = solver.addWish(LinearExpression(b, plus: -60), excess: 250, shortage: 750)
    var sum = LinearExpression(a, plus: -100)
    sum.add(b)
    let space = solver.add(sum, .equal)
    solver.solve()
    #expect(solver.value(of: a) == 40 && solver.value(of: b) == 60)

    solver.setConstant(-200, of: space)
    solver.solve()

    #expect(solver.value(of: a) == 60 && solver.value(of: b) == 140)
  }

  @Test func changedPriorityTurnsTheBalance() {
    var solver = ConstraintSolver()
    let x = solver.makeVariable()
    let wish = solver.add(LinearExpression(x, plus: -1), .equal, priority: 500)
    _ = solver.add(LinearExpression(x, plus: -2), .equal, priority: 600)
    solver.solve()
    #expect(solver.value(of: x) == 2)

    solver.setPriority(700, of: wish)
    solver.solve()

    #expect(solver.value(of: x) == 1)
  }

  @Test(arguments: [1000, 2000, .infinity, .nan] as [Float])
  func aChangedPriorityIsNeverRequired(_ priority: Float) {
    var solver = ConstraintSolver()
    let x = solver.makeVariable()
    let wish = solver.add(LinearExpression(x, plus: -1), .equal, priority: 500)
    _ = solver.add(LinearExpression(x, plus: -2), .equal, priority: 999)
    solver.solve()
    solver.setPriority(priority, of: wish)
    let required = solver.add(LinearExpression(x, plus: -3), .equal)
    #expect(solver.solve() == [])
    #expect(solver.value(of: x) == 3)

    solver.setPriority(1, of: required)
    solver.remove(required)
    solver.solve()
    #expect(solver.value(of: x) == 1)
  }

  /// Whichever was added first, and as if the weaker wish were another constraint.
  @Test(arguments: [[1.5, 1.25], [1.25, 1.5]])
  func ofWishesThatAreEquallyUrgentTheOneWithTheLighterTieBreakGivesWay(_ weights: [Double]) {
    func widths(isOneWish: Bool) -> [Double] {
      var solver = ConstraintSolver()
      var sum = LinearExpression(-100)
      let views = weights.map { weight in
        let view = solver.makeVariable(isNonNegative: true)
        _ = solver.addWish(
          LinearExpression(view, plus: -60), excess: 250, shortage: 750,
          tieBreak: isOneWish ? TieBreak(weight: weight, at: 0.25) : nil)
        if !isOneWish {
          let steady = LinearExpression(view, times: weight, plus: -60 * weight)
          _ = solver.add(steady, .equal, priority: 0.25)
        }
        sum.add(view)
        return view
      }
      _ = solver.add(sum, .equal)
      solver.solve()
      return views.map { solver.value(of: $0) }
    }

    #expect(widths(isOneWish: true) == (weights[0] > weights[1] ? [60, 40] : [40, 60]))
    #expect(widths(isOneWish: false) == widths(isOneWish: true))
  }
}
