import Synchronization

/// A value that one thread at a time reads or changes.
@_spi(Internals) public final class LockIsolated<Value>: @unchecked Sendable {
  private var unguarded: Value
  private let lock = Mutex(())

  /// Guards a value from here on.
  ///
  /// - Parameter value: the value to guard.
  public init(_ value: Value) { unguarded = value }

  /// A copy of it.
  public var value: Value { withLock { $0 } }

  /// `operation` must not ask for the same value again.
  ///
  /// - Parameter operation: code that may change the value.
  public func withLock<Result>(_ operation: (inout Value) throws -> Result) rethrows -> Result {
    try lock.withLock { _ in try operation(&unguarded) }
  }

  /// Replaces it.
  ///
  /// - Parameter value: the value to guard.
  public func setValue(_ value: Value) { withLock { $0 = value } }
}
