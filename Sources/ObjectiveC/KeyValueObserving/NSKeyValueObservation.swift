public import Foundation

/// An observation by key path, which lasts as long as this object.
public final class NSKeyValueObservation: NSObject, @unchecked Sendable {
  private let observer: ObjectIdentifier
  private let object: ObjectIdentifier

  init(observer: KeyValueObserver, object: AnyObject) {
    self.observer = ObjectIdentifier(observer)
    self.object = ObjectIdentifier(object)
    super.init()
  }

  /// Ends the observation; a second call does nothing.
  public func invalidate() {
    KeyValueObservers.shared.remove(from: object) { ObjectIdentifier($0) == observer }
  }

  deinit { invalidate() }
}
