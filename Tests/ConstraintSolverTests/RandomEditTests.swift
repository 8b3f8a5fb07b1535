import DarkroomConstraintSolver
import DarkroomConstraintSystems
import Testing

/// A solver that was edited must agree with one that was built anew.
struct RandomEditTests {
  private let count = 24

  private struct Wish {
    let terms: [(Int, Double)]
    var constant: Double
    let relation: ConstraintRelation
    let priority: Float
  }

  private func makeWish(_ numbers: inout RandomNumbers, _ index: Int) -> Wish {
    let relations: [ConstraintRelation] = [.equal, .lessThanOrEqual, .greaterThanOrEqual]
    let first = numbers.next(count)
    let second = numbers.next(count + 1)
    var terms = [(first, 1.0)]
    if second < count, second != first {
      terms.append((second, [-1.0, 1, -0.5, 2][numbers.next(4)]))
    }
    return Wish(
      terms: terms, constant: Double(numbers.next(200) - 100), relation: relations[numbers.next(3)],
      priority: Float(1 + index % 40))
  }

  private func add(
    _ wish: Wish, _ variables: [SolverVariable], _ solver: inout ConstraintSolver
  ) -> SolverConstraint {
    var expression = LinearExpression(wish.constant)
    for (index, factor) in wish.terms { expression.add(variables[index], times: factor) }
    return solver.add(expression, wish.relation, priority: wish.priority)
  }

  @Test(arguments: 1...60)
  func editedAndFreshSolversFindTheSame(seed: Int) {
    var numbers = RandomNumbers(seed: seed)
    var solver = ConstraintSolver()
    let variables = (0..<count).map { solver.makeVariable(isNonNegative: $0 % 2 == 1) }
    var wishes: [(wish: Wish, id: SolverConstraint)] = []

    for step in 0..<120 {
      switch numbers.next(4) {
      case 0 where !wishes.isEmpty:
        solver.remove(wishes.remove(at: numbers.next(wishes.count)).id)
      case 1 where !wishes.isEmpty:
        let index = numbers.next(wishes.count)
        wishes[index].wish.constant = Double(numbers.next(200) - 100)
        solver.setConstant(wishes[index].wish.constant, of: wishes[index].id)
      default:
        let wish = makeWish(&numbers, step)
        wishes.append((wish, add(wish, variables, &solver)))
      }
      if step % 3 == 0 { solver.solve() }
    }
    solver.solve()

    var fresh = ConstraintSolver()
    let freshVariables = (0..<count).map { fresh.makeVariable(isNonNegative: $0 % 2 == 1) }
    for (wish, _) in wishes { _ = add(wish, freshVariables, &fresh) }
    fresh.solve()
    let found = variables.map { solver.value(of: $0) }
    let expected = freshVariables.map { fresh.value(of: $0) }
    #expect(zip(found, expected).allSatisfy { abs($0 - $1) < 1e-5 }, "\(found) \(expected)")
  }
}
