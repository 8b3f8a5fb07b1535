public import Foundation

/// What all objects can: be observed by the key path of a property.
///
/// Who sets a property tells its observers. UIKit's classes do for the properties that are observed on iOS, among
/// them frames, text, the offset and size of scrolled content, titles and states; `@objc dynamic` properties do
/// in sources that the plugin translates. Any other property can announce its changes with `willChangeValue(for:)`
/// and `didChangeValue(for:)`; without that, an observer of it gets the initial call alone.
public protocol _KeyValueCodingAndObserving: NSObject {}

extension NSObject: _KeyValueCodingAndObserving {}

extension _KeyValueCodingAndObserving {
  /// Calls the handler for each change, on the thread of the change, before the setter returns.
  ///
  /// Several observers are told in the order in which they were added. The object is not kept alive.
  /// - Returns: the observation, which ends with its last reference.
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    let observer = KeyValueObserver(.path(KeyPathIdentity(keyPath)), options: options) {
      object, change in
      guard let object = object as? Self else { return }
      let told = NSKeyValueObservedChange(
        kind: .setting, newValue: change.new as? Value, oldValue: change.old as? Value,
        indexes: nil, isPrior: change.isPrior)
      changeHandler(object, told)
    }
    if options.contains(.initial) { observer.tell(self, old: nil, new: self[keyPath: keyPath]) }
    KeyValueObservers.shared.add(observer, to: self)
    return NSKeyValueObservation(observer: observer, object: self)
  }

  /// Begins a change of a property that does not tell of its changes itself.
  public func willChangeValue<Value>(for keyPath: __owned KeyPath<Self, Value>) {
    announce(.path(KeyPathIdentity(keyPath)), self[keyPath: keyPath])
  }

  /// Ends the change that `willChangeValue(for:)` began, and tells the observers.
  public func didChangeValue<Value>(for keyPath: __owned KeyPath<Self, Value>) {
    finish(.path(KeyPathIdentity(keyPath)), self[keyPath: keyPath])
  }

  /// Changes a property whose observers know it by its key path or by its name.
  ///
  /// - Parameter name: what Objective-C calls it: `hidden`, not `isHidden`.
  package func tellingObservers<Value>(
    of keyPath: @autoclosure () -> KeyPath<Self, Value>, named name: String,
    _ change: () -> Void
  ) {
    guard KeyValueObservers.shared.areThere else { return change() }
    _willChangeValue(of: keyPath(), named: name)
    change()
    _didChangeValue(of: keyPath(), named: name)
  }

  /// What stands in `willSet` of an observed property.
  public func _willChangeValue<Value>(
    of keyPath: @autoclosure () -> KeyPath<Self, Value>, named name: String
  ) {
    guard KeyValueObservers.shared.areThere else { return }
    let path = keyPath()
    announce(.path(KeyPathIdentity(path)), self[keyPath: path])
    announce(.name(name), self[keyPath: path])
  }

  /// What stands in `didSet` of an observed property.
  public func _didChangeValue<Value>(
    of keyPath: @autoclosure () -> KeyPath<Self, Value>, named name: String
  ) {
    guard KeyValueObservers.shared.areThere else { return }
    let path = keyPath()
    finish(.path(KeyPathIdentity(path)), self[keyPath: path])
    finish(.name(name), self[keyPath: path])
  }

  package func announce(
    _ property: KeyValueObserver.Property, _ value: @autoclosure () -> Any
  ) {
    let observers = KeyValueObservers.shared.observers(of: self, [property])
    guard !observers.isEmpty else { return }
    let value = value()
    KeyValueObservers.shared.announce(value, of: self, property)
    for observer in observers where observer.options.contains(.prior) {
      observer.tell(self, old: value, new: nil, isPrior: true)
    }
  }

  package func finish(_ property: KeyValueObserver.Property, _ value: @autoclosure () -> Any) {
    guard KeyValueObservers.shared.areThere,
      let old = KeyValueObservers.shared.announced(of: self, property)
    else { return }
    let observers = KeyValueObservers.shared.observers(of: self, [property])
    guard !observers.isEmpty else { return }
    let value = value()
    for observer in observers { observer.tell(self, old: old, new: value) }
  }
}
