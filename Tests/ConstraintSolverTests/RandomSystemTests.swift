import DarkroomConstraintSolver
import DarkroomConstraintSystems
import Testing

/// The solver against exact arithmetic, on systems of at most six variables and ten constraints.
struct RandomSystemTests {
  /// Each argument is a range of its own, so that a failure names few systems.
  @Test(arguments: 0..<8)
  func randomSystemsHaveTheExactSolution(range: Int) {
    let report = RandomSystems.check(seed: range * 400, count: 400)

    #expect(report.failure == nil, "\(report)")
    #expect(report.agreeing > 390)
  }

  @Test func exactSolverFindsWhatFollowsOnPaper() throws {
    // v0 = 10, v0 + v1 ≤ 40, v1 = 50 at 250.
    var system = SystemUnderTest(isLength: [false, true], demands: [])
    system.demand([0: 1], -10, .equal, 1000)
    system.demand([0: 1, 1: 1], -40, .lessThanOrEqual, 1000)
    system.demand([1: 1], -50, .equal, 250)
    #expect(try ExactSolver.solve(system) == [10, 30])

    system.demand([1: 1], -31, .greaterThanOrEqual, 1000)
    #expect(try ExactSolver.solve(system) == nil)
  }

  @Test func shrinkingLeavesWhatTheFailureNeeds() {
    // "Fails" wherever two constraints speak about the first variable.
    let history = RandomSystems.history(7)
    func isFailure(_ history: EditHistory) -> Bool {
      history.steps.count { step in
        guard case .add(_, let demand) = step else { return false }
        return demand.terms.contains { $0.variable == 0 }
      } >= 2
    }
    #expect(isFailure(history))

    let small = history.shrunk(while: isFailure)

    #expect(small.steps.count == 3 && isFailure(small))
    #expect(
      small.steps.allSatisfy { step in
        guard case .add(_, let demand) = step else { return true }
        return demand.terms.map(\.variable) == [0] && demand.constant == 0
      }, "\(small)")
  }
}
