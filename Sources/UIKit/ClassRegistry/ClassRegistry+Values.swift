import Foundation

/// Why a property could not be set by name.
package enum NamedValueError: Error, Equatable, Sendable {
  /// The class has no property of that name that the registry knows.
  case unknownProperty(String, type: String)
  case readOnly(String, type: String)
  /// The value is of another type than the property.
  case typeMismatch(String, type: String, expected: String, actual: String)
}

extension _ClassRegistry {
  /// Sets a property by name, private ones included: an outlet, or what a storyboard's user-defined
  /// attribute names.
  ///
  /// - Parameter value: for an outlet collection, an array of any objects.
  package static func set(
    _ name: String, of object: AnyObject, to value: Any?
  ) throws(NamedValueError) {
    let type: AnyClass = Swift.type(of: object)
    guard let property = property(named: name, of: type) else {
      throw .unknownProperty(name, type: "\(type)")
    }
    guard let set = property.set else { throw .readOnly(name, type: "\(type)") }
    guard set(object, value) else {
      let actual = value.map { "\(Swift.type(of: $0))" } ?? "nil"
      throw .typeMismatch(name, type: "\(type)", expected: property.typeName, actual: actual)
    }
  }

  /// The value of a property by name; nil also where there is none of that name.
  package static func value(_ name: String, of object: AnyObject) -> Any? {
    property(named: name, of: Swift.type(of: object))?.get(object)
  }

  /// Calls an action by name.
  ///
  /// - Returns: whether the object's class has the method.
  @discardableResult
  package static func perform(
    _ action: String, on object: AnyObject, sender: Any?, event: Any? = nil
  ) -> Bool {
    guard let method = method(named: action, of: Swift.type(of: object)) else { return false }
    _ = method.call(object, [sender, event])
    return true
  }
}
