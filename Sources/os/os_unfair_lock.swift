import Foundation

/// A lock in a variable, which must not move while it is in use.
@safe public struct os_unfair_lock: @unchecked Sendable {
  fileprivate var state = unsafe pthread_mutex_t()

  /// A free lock, larger than the four bytes that it has on iOS.
  public init() {}
}

public typealias os_unfair_lock_s = os_unfair_lock
public typealias os_unfair_lock_t = UnsafeMutablePointer<os_unfair_lock>

/// Waits until the lock is free: for ever where the same thread holds it, for which iOS ends the process.
public func os_unfair_lock_lock(_ lock: os_unfair_lock_t) {
  unsafe withState(of: lock) { unsafe pthread_mutex_lock($0) }
}

/// - Returns: whether it was free.
public func os_unfair_lock_trylock(_ lock: os_unfair_lock_t) -> Bool {
  unsafe withState(of: lock) { unsafe pthread_mutex_trylock($0) } == 0
}

/// That the calling thread holds it is not checked; iOS ends the process where it does not.
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
