import Foundation
import Synchronization

private struct SynchronizedObject: @unchecked Sendable {
  let lock = NSRecursiveLock()
  var uses = 0
}

private let synchronizedObjects = Mutex<[ObjectIdentifier: SynchronizedObject]>([:])

/// Waits until no other thread is between this call and `objc_sync_exit` with the same object.
///
/// - Returns: 0.
@discardableResult
public func objc_sync_enter(_ object: Any) -> Int32 {
  let lock = synchronizedObjects.withLock { objects in
    let id = ObjectIdentifier(object as AnyObject)
    objects[id, default: SynchronizedObject()].uses += 1
    return objects[id]?.lock
  }
  lock?.lock()
  return 0
}

/// - Returns: 0, or -1 where nothing was entered.
@discardableResult
public func objc_sync_exit(_ object: Any) -> Int32 {
  synchronizedObjects.withLock { objects in
    let id = ObjectIdentifier(object as AnyObject)
    guard var entry = objects[id] else { return -1 }
    entry.uses -= 1
    entry.lock.unlock()
    objects[id] = entry.uses > 0 ? entry : nil
    return 0
  }
}
