import Foundation

/// An object whose properties are read by name; UIKit, which knows the members of classes, makes all objects such.
package protocol KeyedValues {
  /// The value of a property; nil if the object has no such property, while an inner nil is the property's value.
  func keyedValue(_ key: String) -> Any??
}

/// Reads values by name, as key-value coding does.
package enum KeyPathReading {
  /// The answer of a collection to a key path, which may be nil; nil for an object that isn't a collection.
  package static func collected(_ object: NSObject, _ path: [String]) -> Any?? {
    guard object is NSArray || object is NSSet || object is NSOrderedSet || object is NSDictionary
    else { return nil }
    return .some(value(of: object, path))
  }

  /// Follows names separated by dots from object to object; a collection on the way gives the values of its elements.
  package static func value(of object: Any?, _ path: [String]) -> Any? {
    guard let object = plain(object), let key = path.first else { return plain(object) }
    let rest = Array(path.dropFirst())
    if key.hasPrefix("@") { return aggregate(key, of: object, rest) }
    if key.caseInsensitiveCompare("self") == .orderedSame { return value(of: object, rest) }
    if let dictionary = dictionary(object) { return value(of: dictionary[key], rest) }
    if let elements = elements(object) { return elements.map { value(of: $0, path) ?? NSNull() } }
    return value(of: property(key, of: object), rest)
  }

  /// The value without surrounding optionals; `NSNull` becomes nil.
  static func plain(_ value: Any?) -> Any? {
    guard let value, !(value is NSNull) else { return nil }
    guard let optional = value as? any WrappingValue else { return value }
    return optional.wrapped.flatMap { plain($0) }
  }

  /// The elements of a collection of any kind; nil for other values.
  package static func elements(_ value: Any?) -> [Any]? {
    switch plain(value) {
    case let array as [Any]: array
    case let array as NSArray: (0..<array.count).map { array[$0] }
    case let set as NSSet: set.allObjects
    case let set as NSOrderedSet: (0..<set.count).map { set[$0] }
    case let set as Set<AnyHashable>: set.map(\.base)
    default: nil
    }
  }

  private static func dictionary(_ value: Any) -> [String: Any]? {
    if let dictionary = value as? [String: Any] { return dictionary }
    guard let dictionary = value as? NSDictionary else { return nil }
    var values: [String: Any] = [:]
    for case let (key as String, value) in dictionary { values[key] = value }
    return values
  }

  /// The stored property with the name, for a value that has no other way to read it.
  private static func property(_ key: String, of object: Any) -> Any? {
    if let text = object as? String, key == "length" { return text.utf16.count }
    if type(of: object) is AnyObject.Type, let object = object as? any KeyedValues,
      let known = object.keyedValue(key)
    {
      return known
    }
    var mirror: Mirror? = Mirror(reflecting: object)
    while let current = mirror {
      if let child = current.children.first(where: { $0.label == key }) { return child.value }
      mirror = current.superclassMirror
    }
    RaisedException.raise(
      "[\(object) valueForUndefinedKey:]: this class is not key value coding-compliant for the key \(key).",
      name: "NSUnknownKeyException")
  }

  private static func aggregate(_ name: String, of object: Any, _ path: [String]) -> Any? {
    guard let elements = elements(object) else {
      return name == "@count" ? dictionary(object)?.count : nil
    }
    if name == "@count" { return value(of: elements.count, path) }
    let values = elements.compactMap { value(of: $0, path) }
    let numbers = values.compactMap { PredicateValue($0).number }
    switch name {
    case "@sum": return numbers.reduce(0, +)
    case "@avg": return numbers.isEmpty ? nil : numbers.reduce(0, +) / Double(numbers.count)
    case "@min": return values.min { PredicateValue($0).precedes(PredicateValue($1)) }
    case "@max": return values.max { PredicateValue($0).precedes(PredicateValue($1)) }
    case "@unionOfObjects": return values
    case "@distinctUnionOfObjects": return distinct(values)
    default:
      RaisedException.raise(
        "[\(object) valueForKeyPath:]: this class does not implement the \(name.dropFirst()) operation.",
        name: "NSInvalidArgumentException")
    }
  }

  private static func distinct(_ values: [Any]) -> [Any] {
    var kept: [Any] = []
    for value in values
    where !kept.contains(where: { PredicateValue($0).equals(PredicateValue(value)) }) {
      kept.append(value)
    }
    return kept
  }
}

private protocol WrappingValue {
  var wrapped: Any? { get }
}

extension Optional: WrappingValue {
  fileprivate var wrapped: Any? { self }
}
