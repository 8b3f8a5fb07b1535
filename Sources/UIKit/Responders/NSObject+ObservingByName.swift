import DarkroomCoreGraphics
public import DarkroomObjectiveC
public import Foundation

extension _KeyValueCodingAndObserving {
  /// Observes a property by its name in Objective-C, such as `contentOffset` or `hidden`.
  ///
  /// The observer is held weakly.
  public func addObserver(
    _ observer: NSObject, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [],
    context: UnsafeMutableRawPointer?
  ) {
    let address = UInt(bitPattern: context)
    let record = KeyValueObserver(
      .name(keyPath), options: options, target: observer, context: address
    ) { [weak observer] object, change in
      observer?.hear(of: keyPath, of: object, change, context: address)
    }
    if options.contains(.initial) {
      record.tell(self, old: nil, new: value(forKey: keyPath) ?? NSNull())
    }
    KeyValueObservers.shared.add(record, to: self)
  }

  /// Raises `NSRangeException` if there is no such observer, as on iOS.
  public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String) {
    removeObserver(observer, keyPath) { _ in true }
  }

  public func removeObserver(
    _ observer: NSObject, forKeyPath keyPath: String, context: UnsafeMutableRawPointer?
  ) {
    let address = UInt(bitPattern: context)
    removeObserver(observer, keyPath) { $0.context == address }
  }

  private func removeObserver(
    _ observer: NSObject, _ keyPath: String, where isMeant: (KeyValueObserver) -> Bool
  ) {
    let wasThere = KeyValueObservers.shared.remove(from: ObjectIdentifier(self)) {
      $0.property == .name(keyPath) && $0.isOf(observer) && isMeant($0)
    }
    UncaughtException.require(
      wasThere,
      """
      Cannot remove an observer \(observer) for the key path "\(keyPath)" from \(self) because it is not \
      registered as an observer.
      """, name: .range)
  }

  /// Raises an exception, because a class that observes by name must have its own method.
  public func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {
    raiseUnhandled(keyPath, of: object, change)
  }

  /// Begins a change of a property that is observed by name.
  public func willChangeValue(forKey key: String) {
    guard KeyValueObservers.shared.areThere else { return }
    announce(.name(key), value(forKey: key) ?? NSNull())
  }

  public func didChangeValue(forKey key: String) {
    finish(.name(key), value(forKey: key) ?? NSNull())
  }

  func raiseUnhandled(
    _ keyPath: String?, of object: Any?, _ change: [NSKeyValueChangeKey: Any]?
  ) -> Never {
    UncaughtException.raise(
      """
      \(self): An -observeValueForKeyPath:ofObject:change:context: message was received but not handled.
      Key path: \(keyPath ?? "nil")
      Observed object: \(object.map { "\($0)" } ?? "nil")
      Change: \(change.map { "\($0)" } ?? "nil")
      """)
  }

  private func hear(
    of keyPath: String, of object: AnyObject, _ change: KeyValueObserver.Change, context: UInt
  ) {
    var told: [NSKeyValueChangeKey: Any] = [.kindKey: NSKeyValueChange.setting.rawValue]
    told[.newKey] = change.new.map { KeyValueCoding.boxed(orNull($0)) }
    told[.oldKey] = change.old.map { KeyValueCoding.boxed(orNull($0)) }
    if change.isPrior { told[.notificationIsPriorKey] = true }
    guard let observer = self as? any _KeyValueObserving else {
      raiseUnhandled(keyPath, of: object, told)
    }
    // The notification is sent on the thread that changes the property.
    let telling = Telling(
      observer: observer, keyPath: keyPath, object: object, change: told, context: context)
    _ClassRegistry.withoutIsolation { (telling: Telling) in telling.tell() }(telling)
  }
}

/// The information for an observer; its own context pointer is passed back unread.
private struct Telling {
  let observer: any _KeyValueObserving
  let keyPath: String
  let object: AnyObject
  let change: [NSKeyValueChangeKey: Any]
  let context: UInt

  @MainActor func tell() {
    // unsafe: a pointer is in the signature that observers override; nobody but they reads it.
    unsafe observer.observeValue(
      forKeyPath: keyPath, of: object, change: change, context: CallersMemory.pointer(at: context))
  }
}

/// Returns `NSNull` if the value is an optional that is nil.
private func orNull(_ value: Any) -> Any {
  guard let optional = value as? any OptionalValue else { return value }
  return optional.wrapped ?? NSNull()
}

private protocol OptionalValue {
  var wrapped: Any? { get }
}

extension Optional: OptionalValue {
  fileprivate var wrapped: Any? { self }
}
