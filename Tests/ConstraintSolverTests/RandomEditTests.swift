import DarkroomConstraintSolver
import Testing

/// A solver that was edited must agree with one that was built anew.
struct RandomEditTests {
  private struct Wish {
    let terms: [(Int, Double)]
    var constant: Double
    let relation: ConstraintRelation
    let priority: Float
  }

  /// Multiplicative congruential generator (Park and Miller): the same numbers everywhere.
  private struct Numbers {
    var state: UInt64

    mutating func next(_ limit: Int) -> Int {
      state = state * 48271 % 2_147_483_647
      return Int(state) % limit
    }
  }

  private func makeWish(_ numbers: inout Numbers, _ index: Int) -> Wish {
    let relations: [ConstraintRelation] = [.equal, .lessThanOrEqual, .greaterThanOrEqual]
    let first = numbers.next(6)
    let second = numbers.next(7)
    var terms = [(first, 1.0)]
    if second < 6, second != first { terms.append((second, [-1.0, 1, -0.5, 2][numbers.next(4)])) }
    // Each at a priority of its own: then the costs of a solution are unique.
    return Wish(
      terms: terms, constant: Double(numbers.next(200) - 100), relation: relations[numbers.next(3)],
      priority: Float(1 + index))
  }

  private func add(
    _ wish: Wish, _ variables: [SolverVariable], _ solver: inout ConstraintSolver
  ) -> SolverConstraint {
    var expression = LinearExpression(wish.constant)
    for (index, factor) in wish.terms { expression.add(variables[index], times: factor) }
    return solver.add(expression, wish.relation, priority: wish.priority)
  }

  /// How much each wish is missed, highest priority first.
  private func misses(
    _ wishes: [Wish], _ variables: [SolverVariable], _ solver: ConstraintSolver
  ) -> [Double] {
    wishes.sorted { $0.priority > $1.priority }.map { wish in
      let value = wish.terms.reduce(wish.constant) {
        $0 + $1.1 * solver.value(of: variables[$1.0])
      }
      return switch wish.relation {
      case .equal: abs(value)
      case .lessThanOrEqual: max(0, value)
      case .greaterThanOrEqual: max(0, -value)
      }
    }
  }

  @Test(arguments: 1...60)
  func editedAndFreshSolversMissTheSame(seed: Int) {
    var numbers = Numbers(state: UInt64(seed) * 7919)
    var solver = ConstraintSolver()
    let variables = (0..<6).map { _ in solver.makeVariable() }
    var wishes: [(wish: Wish, id: SolverConstraint)] = []

    for step in 0..<60 {
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
    let freshVariables = (0..<6).map { _ in fresh.makeVariable() }
    for (wish, _) in wishes { _ = add(wish, freshVariables, &fresh) }
    fresh.solve()
    let found = misses(wishes.map(\.wish), variables, solver)
    let expected = misses(wishes.map(\.wish), freshVariables, fresh)
    #expect(zip(found, expected).allSatisfy { abs($0 - $1) < 1e-6 }, "\(found) \(expected)")
  }
}
