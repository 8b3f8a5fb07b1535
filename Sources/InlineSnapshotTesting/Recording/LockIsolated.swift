import Synchronization

/// A value that only one thread at a time can read or change.
@_spi(Internals) public final class LockIsolated<Value>: @unchecked Sendable {
  private var unguarded: Value
  private let lock = Mutex(())

  /// Creates a lock around a value.
  ///
  /// - Parameter value: the value to guard.
  public init(_ value: Value) { unguarded = value }

  /// A copy of the guarded value.
  public var value: Value { withLock { $0 } }

  /// Runs `operation` with the value; the operation must not access the same `LockIsolated` again.
  ///
  /// - Parameter operation: code that may change the value.
  public func withLock<Result>(_ operation: (inout Value) throws -> Result) rethrows -> Result {
    try lock.withLock { _ in try operation(&unguarded) }
  }

  /// Replaces the guarded value.
  ///
  /// - Parameter value: the value to guard.
  public func setValue(_ value: Value) { withLock { $0 = value } }
}
