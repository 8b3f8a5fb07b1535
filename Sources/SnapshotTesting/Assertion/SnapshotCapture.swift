package import Foundation
import Synchronization

/// Runs a strategy and waits for what it makes.
package final class SnapshotCapture<Format> {
  package enum Outcome {
    case value(Format)
    case problem(SnapshotProblem)
  }

  private let lock = NSCondition()
  private var value: Format?

  package init() {}

  /// - Parameter assertion: the function that a client calls, for the words of a timeout.
  package func run(
    timeout: TimeInterval, for assertion: String = "assertSnapshot", _ snapshot: () -> Async<Format>
  ) -> Outcome {
    let problems = SnapshotProblems()
    SnapshotProblems.$current.withValue(problems) {
      snapshot().run { value in
        self.lock.withLock {
          self.value = value
          self.lock.broadcast()
        }
      }
      wait(until: Date(timeIntervalSinceNow: timeout))
    }
    if let problem = problems.first { return .problem(problem) }
    guard let value = lock.withLock({ value }) else {
      return .problem(SnapshotProblem(words: Self.timeoutMessage(timeout, assertion)))
    }
    return .value(value)
  }

  /// Turns the run loop of this thread meanwhile: timers and, on the main thread, the main queue are served.
  private func wait(until limit: Date) {
    while lock.withLock({ value == nil }), Date() < limit {
      let slice = min(limit, Date(timeIntervalSinceNow: 0.01))
      if !RunLoop.current.run(mode: .default, before: slice) {
        lock.withLock { if value == nil { _ = lock.wait(until: slice) } }
      }
    }
  }

  private static func timeoutMessage(_ timeout: TimeInterval, _ assertion: String) -> String {
    """
    Exceeded timeout of \(timeout) seconds waiting for snapshot.

    This can happen when an asynchronously rendered view (like a web view) has not loaded. Ensure that every \
    subview of the view hierarchy has loaded to avoid timeouts, or, if a timeout is unavoidable, consider setting \
    the "timeout" parameter of "\(assertion)" to a higher value.
    """
  }
}

/// Why a strategy cannot make its snapshot.
package struct SnapshotProblem: Sendable {
  package var words: String
  /// For programs.
  var code = "error"
}

/// Where a strategy says that it cannot make its snapshot; its closures cannot throw.
final class SnapshotProblems: Sendable {
  @TaskLocal static var current: SnapshotProblems?

  private let found = Mutex<[SnapshotProblem]>([])

  var first: SnapshotProblem? { found.withLock { $0.first } }

  static func report(_ words: String, code: String = "error") {
    current?.found.withLock { $0.append(SnapshotProblem(words: words, code: code)) }
  }
}
