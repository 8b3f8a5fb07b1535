import DarkroomConstraintSolver

/// Edits of one system, from the empty one on, and what the solver makes of them.
package struct EditHistory: CustomStringConvertible {
  package enum Step {
    case add(number: Int, SystemUnderTest.Demand)
    case remove(number: Int)
    case change(number: Int, constant: Int)
    case solve
  }

  package enum Outcome: Equatable {
    case agrees
    /// The exact solver's fractions grew beyond a machine word.
    case undecided
    case fails(String)
  }

  package var isLength: [Bool]
  package var steps: [Step]

  package var description: String {
    let lengths = isLength.indices.filter { isLength[$0] }.map { "v\($0)" }
    let lines = steps.map { step in
      switch step {
      case .add(let number, let demand): "  add \(number): \(demand)"
      case .remove(let number): "  remove \(number)"
      case .change(let number, let constant): "  change \(number) to \(constant)"
      case .solve: "  solve"
      }
    }
    return (["lengths: " + lengths.joined(separator: " ")] + lines).joined(separator: "\n")
  }

  // MARK: Random ones

  /// A system written at once.
  static func fresh(_ numbers: inout RandomNumbers) -> EditHistory {
    let system = SystemUnderTest.random(&numbers)
    let adding = system.demands.enumerated().map { Step.add(number: $0, $1) }
    return EditHistory(isLength: system.isLength, steps: adding + [.solve])
  }

  /// One that comes about by adding, removing and changing, and is solved now and then.
  static func edited(_ numbers: inout RandomNumbers) -> EditHistory {
    let system = SystemUnderTest.random(&numbers)
    let share = numbers.pick([0, 10, 30])
    var history = EditHistory(isLength: system.isLength, steps: [])
    var present: [Int] = []
    for number in 0..<(5 + numbers.next(25)) {
      switch numbers.next(6) {
      case 0 where !present.isEmpty:
        history.steps.append(.remove(number: present.remove(at: numbers.next(present.count))))
      case 1 where !present.isEmpty:
        history.steps.append(
          .change(number: numbers.pick(present), constant: 10 * (numbers.next(21) - 10)))
      case 2: history.steps.append(.solve)
      default:
        present.append(number)
        if present.count > 10 {
          history.steps.append(.remove(number: present.remove(at: numbers.next(10))))
        }
        history.steps.append(
          .add(
            number: number, .random(&numbers, system.isLength.count, requiredShare: share)))
      }
    }
    history.steps.append(.solve)
    return history
  }

  // MARK: Running

  private struct Run {
    var solver = ConstraintSolver()
    var variables: [SolverVariable] = []
    var present: [(number: Int, id: SolverConstraint, demand: SystemUnderTest.Demand)] = []
    var broken = 0
  }

  /// Follows all steps and compares the values of the last with the exact ones.
  package func outcome() -> Outcome {
    var run = Run()
    run.variables = isLength.map { run.solver.makeVariable(isNonNegative: $0) }
    for step in steps {
      if let failure = follow(step, &run) { return failure }
    }
    return compare(run)
  }

  private func follow(_ step: Step, _ run: inout Run) -> Outcome? {
    switch step {
    case .add(let number, let demand):
      run.present.append((number, demand.add(to: &run.solver, run.variables), demand))
    case .remove(let number):
      guard let index = run.present.firstIndex(where: { $0.number == number }) else { break }
      run.solver.remove(run.present.remove(at: index).id)
    case .change(let number, let constant):
      guard let index = run.present.firstIndex(where: { $0.number == number }) else { break }
      run.present[index].demand.constant = constant
      run.solver.setConstant(Double(constant), of: run.present[index].id)
    case .solve: return solve(&run)
    }
    return nil
  }

  /// What is broken must have contradicted the rest.
  private func solve(_ run: inout Run) -> Outcome? {
    let before = run.present.map(\.demand)
    let pivots = run.solver.pivotCount
    let broken = run.solver.solve()
    if run.solver.surrenderCount > 0 { return .fails("surrendered") }
    if run.solver.pivotCount - pivots > 300 {
      return .fails("\(run.solver.pivotCount - pivots) pivots")
    }
    run.present.removeAll { broken.contains($0.id) }
    guard !broken.isEmpty else { return nil }
    do throws(Rational.Overflow) {
      let system = SystemUnderTest(isLength: isLength, demands: before)
      return try ExactSolver.solve(system) == nil ? nil : .fails("broke what does not contradict")
    } catch {
      return .undecided
    }
  }

  private func compare(_ run: Run) -> Outcome {
    let system = SystemUnderTest(isLength: isLength, demands: run.present.map(\.demand))
    do throws(Rational.Overflow) {
      guard let exact = try ExactSolver.solve(system) else {
        return .fails("kept what contradicts")
      }
      var solver = run.solver
      let found = run.variables.map { solver.value(of: $0) }
      let agrees = zip(found, exact).allSatisfy { abs($0 - $1) < 1e-5 }
      return agrees ? .agrees : .fails("found \(found), exact is \(exact)")
    } catch {
      return .undecided
    }
  }

  // MARK: Shrinking

  /// A history with as few steps, terms and large numbers as can be that fails as well.
  package func shrunk(
    while isFailure: (EditHistory) -> Bool = {
      if case .fails = $0.outcome() { true } else { false }
    }
  ) -> EditHistory {
    var smallest = self
    var isDone = false
    while !isDone {
      isDone = true
      for candidate in smallest.smaller {
        guard isFailure(candidate) else { continue }
        smallest = candidate
        isDone = false
        break
      }
    }
    return smallest
  }

  private var smaller: [EditHistory] {
    var result: [EditHistory] = []
    func offer(_ index: Int, _ step: Step?) {
      var candidate = self
      if let step { candidate.steps[index] = step } else { candidate.steps.remove(at: index) }
      result.append(candidate)
    }
    for index in steps.indices.dropLast() { offer(index, nil) }
    for (index, step) in steps.enumerated() {
      guard case .add(let number, let demand) = step else { continue }
      for simpler in demand.simpler { offer(index, .add(number: number, simpler)) }
    }
    return result
  }
}

extension SystemUnderTest.Demand {
  fileprivate var simpler: [SystemUnderTest.Demand] {
    var result: [SystemUnderTest.Demand] = []
    for index in terms.indices {
      var copy = self
      if terms.count > 1 {
        copy.terms.remove(at: index)
        result.append(copy)
      }
      let term = terms[index]
      if abs(term.factor) > 1 {
        copy = self
        copy.terms[index] = SystemUnderTest.Term(
          variable: term.variable, factor: term.factor.signum())
        result.append(copy)
      }
    }
    if constant != 0 {
      var copy = self
      copy.constant = abs(constant) > 10 ? constant.signum() * 10 : 0
      result.append(copy)
    }
    return result
  }
}
