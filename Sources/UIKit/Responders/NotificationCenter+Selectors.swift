public import Foundation
import Synchronization

extension NotificationCenter {
  /// Does the same as Foundation's method without `userInfo`, so that a custom protocol can require it.
  public func post(name: NSNotification.Name, object: Any?) {
    post(name: name, object: object, userInfo: nil)
  }

  /// Calls a method of the observer, which is referenced weakly, on the thread that posts the notification.
  public func addObserver(
    _ observer: Any, selector: Selector, name: NSNotification.Name?, object: Any?
  ) {
    let receiver = WeakObserver(ClassObject.standing(for: observer))
    let token = addObserver(forName: name, object: object, queue: nil) { notification in
      guard let object = receiver.object else { return }
      _ = selector.method(of: object)?.call(object, [notification])
    }
    let sender = object.map { WeakObserver($0 as AnyObject) }
    let observation = Observation(
      center: self, observer: receiver, name: name, sender: sender, token: token)
    observations.withLock { all in
      all.removeAll { $0.remove(if: $0.observer.object == nil) }
      all.append(observation)
    }
  }

  /// Removes all observations with a selector for the observer.
  public func removeObserver(_ observer: NSObject) {
    removeObserver(observer, name: nil, object: nil)
  }

  /// A nil name or object matches all.
  public func removeObserver(_ observer: NSObject, name: NSNotification.Name?, object: Any?) {
    let sender = object.map { $0 as AnyObject }
    observations.withLock { all in
      all.removeAll { observation in
        observation.remove(
          if: observation.center === self && observation.observer.object === observer
            && (name == nil || name == observation.name)
            && (sender == nil || sender === observation.sender?.object))
      }
    }
  }
}

private let observations = Mutex<[Observation]>([])

private struct WeakObserver: @unchecked Sendable {
  weak var object: AnyObject?

  init(_ object: AnyObject) { self.object = object }
}

private struct Observation: @unchecked Sendable {
  let center: NotificationCenter
  let observer: WeakObserver
  let name: NSNotification.Name?
  let sender: WeakObserver?
  let token: any NSObjectProtocol

  /// - Returns: the condition.
  func remove(if condition: Bool) -> Bool {
    if condition { center.removeObserver(token) }
    return condition
  }
}
