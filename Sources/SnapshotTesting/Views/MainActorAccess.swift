import Foundation
import Glibc

/// Whether this code already runs on the main actor, and a way onto it that never waits and never aborts.
///
/// `Thread.isMainThread` is false in `@MainActor` tests of Swift Testing on Linux, and `assumeIsolated` aborts the
/// process where it is wrong; the concurrency runtime knows the answer.
enum MainActorAccess {
  private typealias Check = @convention(c) (UInt, UInt, UInt) -> Bool

  /// The corresponding runtime function is `swift_task_isCurrentExecutorWithFlags`; without flags it only answers.
  private static let check: Check? = {
    // unsafe: the function is in no header; its type is that of the runtime's sources.
    guard let symbol = unsafe dlsym(nil, "swift_task_isCurrentExecutorWithFlags") else {
      return nil
    }
    return unsafe unsafeBitCast(symbol, to: Check.self)
  }()

  static var isCurrent: Bool {
    // unsafe: an executor is two words, which the size shows.
    let size = unsafe MemoryLayout<UnownedSerialExecutor>.size
    guard let check, size == 2 * MemoryLayout<UInt>.size else {
      return Thread.isMainThread
    }
    let executor = unsafe unsafeBitCast(MainActor.sharedUnownedExecutor, to: (UInt, UInt).self)
    return check(executor.0, executor.1, 0)
  }

  /// The same with a value of no isolation: `body` runs where the caller is, or not at all.
  static func run<Value, Result>(
    _ subject: String, with value: Value, otherwise placeholder: @autoclosure () -> Result,
    _ body: @MainActor (Value) -> Result
  ) -> Result {
    // unsafe: it does not leave the caller's thread.
    nonisolated(unsafe) let value = value
    return run(subject, otherwise: placeholder()) { unsafe body(value) }
  }

  /// Runs `body` on the main actor, or reports that the test must be there and returns `placeholder`.
  static func run<Result>(
    _ subject: String, otherwise placeholder: @autoclosure () -> Result,
    _ body: @MainActor () -> Result
  ) -> Result {
    guard isCurrent else {
      SnapshotProblems.report(
        "A snapshot of a \(subject) can only be taken on the main actor: mark the test or its suite with "
          + "@MainActor, or assert from a synchronous XCTest method.")
      return placeholder()
    }
    return withoutActuallyEscaping(body) { body in
      // unsafe: written and read in turn, by this call alone.
      nonisolated(unsafe) var result: Result?
      MainActor.assumeIsolated { unsafe result = body() }
      return unsafe result ?? placeholder()
    }
  }
}
