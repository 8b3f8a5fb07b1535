import Testing

@testable import DarkroomConstraintSolver

/// No system is known that makes the solver go on for ever; the budget is for the one that does.
struct PivotBudgetTests {
  private static let none = PivotBudget.Share(fixed: 0, perRow: 0)

  /// Three lengths between 10 and 100, in a space of 60, that wish to be 90.
  private func system(_ budget: PivotBudget) -> (ConstraintSolver, [SolverVariable]) {
    var solver = ConstraintSolver()
    solver.budget = budget
    let lengths = (0..<3).map { _ in solver.makeVariable(isNonNegative: true) }
    var sum = LinearExpression(-60.0)
    for length in lengths {
      sum.add(length)
      _ = solver.add(LinearExpression(length, plus: -10), .greaterThanOrEqual)
      _ = solver.add(LinearExpression(length, plus: -90), .equal, priority: 750)
    }
    _ = solver.add(sum, .equal)
    return (solver, lengths)
  }

  @Test func whoHasNoPivotsLeftKeepsTheValuesOfNow() {
    var budget = PivotBudget()
    (budget.quick, budget.cautious) = (Self.none, Self.none)
    var (solver, lengths) = system(budget)

    solver.solve()

    #expect(solver.surrenderCount == 1 && solver.pivotCount == 0)
    #expect(lengths.allSatisfy { solver.value(of: $0).isFinite })
  }

  @Test func blandsRuleFindsTheSameCost() {
    var budget = PivotBudget()
    budget.quick = Self.none
    var (cautious, lengths) = system(budget)
    var (quick, _) = system(PivotBudget())

    cautious.solve()
    quick.solve()

    #expect(cautious.surrenderCount == 0)
    #expect(lengths.map { cautious.value(of: $0) }.reduce(0, +) == 60)
    #expect(lengths.map { quick.value(of: $0) }.reduce(0, +) == 60)
  }

  @Test func blandsRuleComesBeforeTheEnd() {
    var budget = PivotBudget()
    budget.quick = PivotBudget.Share(fixed: 1, perRow: 2)
    budget.cautious = PivotBudget.Share(fixed: 2, perRow: 1)
    budget.begin(size: 1, isCautious: false)
    var states: [String] = []
    for _ in 0..<7 {
      states.append(budget.isSpent ? "spent" : budget.isCautious ? "cautious" : "quick")
      budget.spend()
    }

    #expect(
      states == ["quick", "quick", "quick", "cautious", "cautious", "cautious", "spent"])

    budget.begin(size: 1, isCautious: true)

    #expect(budget.isCautious && !budget.isSpent)
  }
}
