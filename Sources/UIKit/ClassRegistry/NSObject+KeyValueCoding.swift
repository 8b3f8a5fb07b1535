import DarkroomCoreGraphics
import DarkroomFoundation
public import DarkroomObjectiveC
import Foundation

extension _KeyValueCodingAndObserving {
  /// The value of a property by name, for properties in translated sources and those that UIKit's classes report to
  /// observers.
  ///
  /// Raises `NSUnknownKeyException` for any other name, as on iOS.
  public func value(forKey key: String) -> Any? {
    if let values = KeyPathReading.collected(self, [key]) { return values }
    guard let property = KeyValueCoding.property(named: key, of: type(of: self)) else {
      raiseUnknown(key, "valueForUndefinedKey:")
    }
    guard let value = property.get(self) else { return nil }
    if let optional = value as? any KeyValueOptional {
      return optional.wrapped.map(KeyValueCoding.boxed)
    }
    return KeyValueCoding.boxed(value)
  }

  /// Sets a property by name.
  ///
  /// As on iOS, it raises `NSUnknownKeyException` for a name that is unknown or cannot be set, and
  /// `NSInvalidArgumentException` for a value of another type.
  public func setValue(_ value: Any?, forKey key: String) {
    if let dictionary = self as? NSMutableDictionary {
      dictionary[key] = value
      return
    }
    guard let set = KeyValueCoding.property(named: key, of: type(of: self))?.set else {
      raiseUnknown(key, "setValue:forUndefinedKey:")
    }
    UncaughtException.require(
      set(self, value),
      "[\(self) setValue:forKey:]: the value for the key \(key) is of another type",
      name: .invalidArgument)
  }

  /// Follows a path of names separated by dots from object to object; returns nil if a value on the way is nil.
  public func value(forKeyPath keyPath: String) -> Any? {
    let path = keyPath.split(separator: ".").map(String.init)
    if let values = KeyPathReading.collected(self, path) { return values }
    let keys = keyPath.split(separator: ".", maxSplits: 1).map(String.init)
    guard keys.count == 2 else { return value(forKey: keyPath) }
    let first = value(forKey: keys[0])
    if let object = first as? NSObject { return object.value(forKeyPath: keys[1]) }
    return KeyPathReading.value(of: first, Array(path.dropFirst()))
  }

  public func setValue(_ value: Any?, forKeyPath keyPath: String) {
    guard let point = keyPath.lastIndex(of: ".") else { return setValue(value, forKey: keyPath) }
    let owner = self.value(forKeyPath: String(keyPath[..<point])) as? NSObject
    owner?.setValue(value, forKey: String(keyPath[keyPath.index(after: point)...]))
  }

  private func raiseUnknown(_ key: String, _ method: String) -> Never {
    UncaughtException.raise(
      "[\(self) \(method)]: this class is not key value coding-compliant for the key \(key).",
      name: .unknownKey)
  }
}

extension NSObject: KeyedValues {
  /// Returns nil if key-value coding does not know the name for this class.
  package func keyedValue(_ key: String) -> Any?? {
    guard KeyValueCoding.property(named: key, of: type(of: self)) != nil else { return nil }
    return .some(value(forKey: key))
  }
}

private protocol KeyValueOptional {
  var wrapped: Any? { get }
}

extension Optional: KeyValueOptional {
  fileprivate var wrapped: Any? { self }
}
