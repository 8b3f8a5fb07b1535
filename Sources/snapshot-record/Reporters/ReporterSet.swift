import DarkroomSnapshotStore
import FoundationEssentials
import Synchronization

/// All reporters of a run.
///
/// Calls come from the task that reads the runner's output and from the task that follows the results; each reporter
/// receives them one at a time.
final class ReporterSet: Sendable {
  private struct State {
    var reporters: [any Reporter]
    var tail: ResultTail?
  }

  private let state: Mutex<State>

  init(_ reporters: sending [any Reporter]) {
    state = Mutex(State(reporters: reporters))
  }

  private func each(_ body: @Sendable (any Reporter) -> Void) {
    state.withLock { $0.reporters.forEach(body) }
  }

  func begin(_ plan: RunPlan) {
    state.withLock { state in
      state.tail = ResultTail(run: plan.run, in: plan.package.results)
      state.reporters.forEach { $0.begin(plan) }
    }
  }

  func expect(tests: Int) { each { $0.expect(tests: tests) } }
  func event(_ event: TestEvent) { each { $0.event(event) } }
  func retry(_ tests: Int, attempt: Int) { each { $0.retry(tests, attempt: attempt) } }
  func output(_ line: String) { each { $0.output(line) } }

  /// Reports each snapshot as its line arrives.
  ///
  /// After cancellation it reads the remaining lines, and ends.
  func follow() -> Task<Void, Never> {
    Task {
      while !Task.isCancelled {
        deliver()
        try? await Task.sleep(for: .milliseconds(100))
      }
      deliver()
    }
  }

  private func deliver() {
    state.withLock { state in
      for line in state.tail?.next() ?? [] { state.reporters.forEach { $0.snapshot(line) } }
      state.reporters.forEach { $0.tick() }
    }
  }

  func end(_ outcome: RunOutcome) throws {
    try state.withLock { state in
      for reporter in state.reporters { try reporter.end(outcome) }
    }
  }
}
