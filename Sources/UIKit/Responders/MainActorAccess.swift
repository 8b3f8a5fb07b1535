import Foundation
import Glibc

/// What the compiler cannot see of isolation to the main actor: whether this code runs there, and calls that need no
/// such isolation though what they call was declared with it.
package enum MainActorAccess {
  // unsafe: the runtime's check is in no header, its type is that of the runtime's sources; and functions with and
  // without isolation to the main actor are called alike, which no conversion of the language says.

  private typealias Check = @convention(c) (UInt, UInt, UInt) -> Bool

  /// The corresponding runtime function is `swift_task_isCurrentExecutorWithFlags`; without flags it only answers.
  private static let check: Check? = {
    guard let symbol = unsafe dlsym(nil, "swift_task_isCurrentExecutorWithFlags") else {
      return nil
    }
    return unsafe unsafeBitCast(symbol, to: Check.self)
  }()

  /// Whether this code already runs on the main actor.
  ///
  /// `Thread.isMainThread` is false in `@MainActor` tests of Swift Testing on Linux, and `assumeIsolated` aborts the
  /// process where it is wrong; the concurrency runtime knows the answer.
  package static var isCurrent: Bool {
    // An executor is two words, which the size shows.
    let size = unsafe MemoryLayout<UnownedSerialExecutor>.size
    guard let check, size == 2 * MemoryLayout<UInt>.size else {
      return Thread.isMainThread
    }
    let executor = unsafe unsafeBitCast(MainActor.sharedUnownedExecutor, to: (UInt, UInt).self)
    return check(executor.0, executor.1, 0)
  }

  /// A function that may be called wherever its caller knows that nothing else runs.
  package static func withoutIsolation<T, Bound>(
    _ function: @escaping @MainActor (T) -> Bound
  ) -> (T) -> Bound {
    unsafe unsafeBitCast(function, to: ((T) -> Bound).self)
  }

  package static func withoutIsolation<T, Value>(
    _ function: @escaping @MainActor (T, Value) -> Void
  ) -> (T, Value) -> Void {
    unsafe unsafeBitCast(function, to: ((T, Value) -> Void).self)
  }

  /// Calls a function here and now, under the same condition.
  package static func withoutIsolation<Value>(_ body: @MainActor () -> Value) -> Value {
    withoutActuallyEscaping(body) { body in
      unsafe unsafeBitCast(body, to: (() -> Value).self)()
    }
  }
}
