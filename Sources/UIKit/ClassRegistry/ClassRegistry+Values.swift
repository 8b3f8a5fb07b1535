import Foundation

/// Why a property could not be set by name.
package enum NamedValueError: Error, Equatable, Sendable {
  /// The class has no registered property with that name.
  case unknownProperty(String, type: String)
  case readOnly(String, type: String)
  /// The value has another type than the property.
  case typeMismatch(String, type: String, expected: String, actual: String)
}

extension _ClassRegistry {
  /// Sets a property by name, including private ones: an outlet, or a user-defined attribute of a storyboard.
  ///
  /// - Parameter value: For an outlet collection, an array of any objects.
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

  /// The value of the property with the given name; nil as well if there is no such property.
  package static func value(_ name: String, of object: AnyObject) -> Any? {
    property(named: name, of: Swift.type(of: object))?.get(object)
  }

  /// Calls an action by name.
  ///
  /// - Returns: Whether the object's class has the method.
  @discardableResult
  package static func perform(
    _ action: String, on object: AnyObject, sender: Any?, event: Any? = nil
  ) -> Bool {
    guard let method = method(named: action, of: Swift.type(of: object)) else { return false }
    _ = method.call(object, [sender, event])
    return true
  }
}
