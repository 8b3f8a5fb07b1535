package import DarkroomSnapshotStore
package import Foundation

extension Snapshotting {
  /// Takes the snapshot of a value and waits until it is available.
  ///
  /// - Parameter assertion: The function that the client called, for the message of a timeout.
  package func captured(
    _ value: Value, timeout: TimeInterval, for assertion: String = "assertSnapshot",
    in environment: SnapshotEnvironment = .process
  ) throws(SnapshotProblem) -> Format {
    try SnapshotCapture<Format>().run(timeout: timeout, for: assertion) {
      take(value, PictureRequest(environment))
    }
  }
}

/// Runs a strategy and waits for its result.
private final class SnapshotCapture<Format> {
  private let lock = NSCondition()
  private var value: Result<Format, SnapshotProblem>?

  func run(
    timeout: TimeInterval, for assertion: String,
    _ snapshot: () -> Async<Result<Format, SnapshotProblem>>
  ) throws(SnapshotProblem) -> Format {
    snapshot().run { value in
      self.lock.withLock {
        self.value = value
        self.lock.broadcast()
      }
    }
    wait(until: Date(timeIntervalSinceNow: timeout))
    guard let value = lock.withLock({ value }) else {
      throw SnapshotProblem(words: Self.timeoutMessage(timeout, assertion))
    }
    return try value.get()
  }

  /// Runs the run loop of this thread while it waits, so that timers and, on the main thread, the main queue are
  /// served.
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
