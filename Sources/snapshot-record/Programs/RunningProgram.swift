import Glibc
import Synchronization

/// The program that currently runs for the tool, so that an interrupt or a time limit ends it too.
final class RunningProgram: Sendable {
  static let shared = RunningProgram()

  private let process = Atomic<Int32>(0)
  private let reason = Atomic<Int32>(0)

  var current: Int32? {
    get {
      let value = process.load(ordering: .relaxed)
      return value == 0 ? nil : value
    }
    set { process.store(newValue ?? 0, ordering: .relaxed) }
  }

  /// The exit status for an early end: 124 for a time limit, 130 for an interrupt.
  var earlyStatus: Int32? {
    let value = reason.load(ordering: .relaxed)
    return value == 0 ? nil : value
  }

  func end(because status: Int32) {
    reason.store(status, ordering: .relaxed)
    // SwiftPM ends its tests when it is interrupted; when it is terminated, it leaves them running.
    if let current { kill(current, SIGINT) }
  }

  /// Ends the program but not the run; kills it if it does not react to an interrupt.
  func endCurrent() {
    guard let program = current else { return }
    kill(program, SIGINT)
    Task {
      try? await Task.sleep(for: .seconds(5))
      if RunningProgram.shared.current == program { kill(program, SIGKILL) }
    }
  }

  /// Waits until a pending interrupt has reached the tool.
  ///
  /// Ctrl-C goes to the tests and to the tool at once. On a busy machine the tests may end before the tool's signal
  /// thread has run. Without this pause, an interrupted test would look like a crash.
  func receivePendingInterrupt() {
    guard earlyStatus == nil else { return }
    var isOnItsWay = false
    for _ in 0..<200 where earlyStatus == nil {
      isOnItsWay = isOnItsWay || ChildProgram.isInterruptPending
      guard isOnItsWay else { return }
      usleep(10_000)
    }
  }

  /// Ctrl-C reaches the tests directly; the tool keeps running in order to report the results so far.
  func takesInterrupts() {
    _ = signal(SIGINT) { _ in RunningProgram.shared.end(because: 130) }
  }
}
