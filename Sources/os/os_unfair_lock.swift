import Foundation

/// A lock in a variable, which must not move while it is in use.
@safe public struct os_unfair_lock: @unchecked Sendable {
  fileprivate var state = unsafe pthread_mutex_t()

  /// Creates a free lock, which is larger than the four bytes that it has on iOS.
  public init() {}
}

public typealias os_unfair_lock_s = os_unfair_lock
public typealias os_unfair_lock_t = UnsafeMutablePointer<os_unfair_lock>

/// Waits until the lock is free; blocks forever if the same thread holds it, for which iOS ends the process.
public func os_unfair_lock_lock(_ lock: os_unfair_lock_t) {
  unsafe withState(of: lock) { unsafe pthread_mutex_lock($0) }
}

/// Acquires the lock if it is free.
///
/// - Returns: whether the lock was free.
public func os_unfair_lock_trylock(_ lock: os_unfair_lock_t) -> Bool {
  unsafe withState(of: lock) { unsafe pthread_mutex_trylock($0) } == 0
}

/// Releases the lock without checking that the calling thread holds it; iOS ends the process if it does not.
public func os_unfair_lock_unlock(_ lock: os_unfair_lock_t) {
  unsafe withState(of: lock) { unsafe pthread_mutex_unlock($0) }
}

/// A mutex of zeros is a free one; exclusivity would be enforced on the variable, so it is reached by its address.
@discardableResult
private func withState(
  of lock: os_unfair_lock_t, _ body: (UnsafeMutablePointer<pthread_mutex_t>) -> Int32
) -> Int32 {
  unsafe UnsafeMutableRawPointer(lock).withMemoryRebound(to: pthread_mutex_t.self, capacity: 1) {
    unsafe body($0)
  }
}
