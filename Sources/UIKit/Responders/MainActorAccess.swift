import Foundation
import Glibc

/// Handles main actor isolation where the compiler cannot check it: whether this code runs on the main actor, and calls
/// of functions that are declared as isolated but do not need to be.
package enum MainActorAccess {
  // unsafe: the runtime's check is in no header, its type is that of the runtime's sources; and functions with and
  // without isolation to the main actor are called alike, which no conversion of the language says.

  private typealias Check = @convention(c) (UInt, UInt, UInt) -> Bool

  /// The corresponding runtime function is `swift_task_isCurrentExecutorWithFlags`, which without flags only returns
  /// the answer.
  private static let check: Check? = {
    guard let symbol = unsafe dlsym(nil, "swift_task_isCurrentExecutorWithFlags") else {
      return nil
    }
    return unsafe unsafeBitCast(symbol, to: Check.self)
  }()

  /// Whether this code already runs on the main actor.
  ///
  /// `Thread.isMainThread` is false in `@MainActor` tests of Swift Testing on Linux, and `assumeIsolated` aborts the
  /// process if it is wrong; the concurrency runtime knows the answer.
  package static var isCurrent: Bool {
    // An executor consists of two words, as its size shows.
    let size = unsafe MemoryLayout<UnownedSerialExecutor>.size
    guard let check, size == 2 * MemoryLayout<UInt>.size else {
      return Thread.isMainThread
    }
    let executor = unsafe unsafeBitCast(MainActor.sharedUnownedExecutor, to: (UInt, UInt).self)
    return check(executor.0, executor.1, 0)
  }

  /// A function that may be called wherever its caller knows that nothing else is running.
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

  /// Calls a function immediately, under the same condition.
  package static func withoutIsolation<Value>(_ body: @MainActor () -> Value) -> Value {
    withoutActuallyEscaping(body) { body in
      unsafe unsafeBitCast(body, to: (() -> Value).self)()
    }
  }
}
