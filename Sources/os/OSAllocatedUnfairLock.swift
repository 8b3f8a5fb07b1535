import Foundation

/// A lock that guards a value; copies share both.
public struct OSAllocatedUnfairLock<State>: @unchecked Sendable {
  private final class Storage {
    let lock = NSLock()
    var state: State

    init(_ state: State) { self.state = state }
  }

  private let storage: Storage

  /// Creates a lock around a state that need not be `Sendable`.
  public init(uncheckedState state: State) { storage = Storage(state) }
  public init(initialState state: State) where State: Sendable { storage = Storage(state) }

  /// Waits until the lock is free; blocks forever if the same thread holds it, for which iOS ends the process.
  public func withLockUnchecked<Result>(
    _ body: (inout State) throws -> Result
  ) rethrows -> Result {
    storage.lock.lock()
    defer { storage.lock.unlock() }
    return try body(&storage.state)
  }

  /// As `withLockUnchecked(_:)`; an error of `body` frees the lock, and keeps what it did to the state.
  public func withLock<Result: Sendable>(
    _ body: @Sendable (inout State) throws -> Result
  ) rethrows -> Result {
    try withLockUnchecked(body)
  }

  /// - Returns: nil, without calling `body`, if the lock is taken.
  public func withLockIfAvailable<Result: Sendable>(
    _ body: @Sendable (inout State) throws -> Result
  ) rethrows -> Result? {
    guard storage.lock.try() else { return nil }
    defer { storage.lock.unlock() }
    return try body(&storage.state)
  }
}

extension OSAllocatedUnfairLock where State == Void {
  public init() { self.init(uncheckedState: ()) }
  /// Acquires the lock; blocks forever if the same thread holds it.
  public func lock() { storage.lock.lock() }
  /// Releases the lock without checking that the calling thread holds it; iOS ends the process if it does not.
  public func unlock() { storage.lock.unlock() }
  /// Acquires the lock if it is free; returns false also if the same thread holds it.
  public func lockIfAvailable() -> Bool { storage.lock.try() }
  public func withLock<Result: Sendable>(
    _ body: @Sendable () throws -> Result
  ) rethrows -> Result {
    try withLockUnchecked { _ in try body() }
  }
}
