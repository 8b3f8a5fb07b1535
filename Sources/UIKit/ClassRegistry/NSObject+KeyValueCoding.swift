import DarkroomCoreGraphics
import DarkroomFoundation
public import DarkroomObjectiveC
import Foundation

extension _KeyValueCodingAndObserving {
  /// The value of a property by name: of sources that the plugin translates, and of what UIKit's classes tell
  /// observers of.
  ///
  /// Raises `NSUnknownKeyException` for other names, as on iOS.
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

  /// Raises `NSUnknownKeyException` for a name that is not known or cannot be set, as on iOS, and
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

  /// Names with points between them lead from object to object; nil where one on the way is nil.
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
  /// Nil for a name that key-value coding doesn't know of the class.
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
