/// A name in the key path of a user-defined runtime attribute.
///
/// Key paths to intermediate objects are created only when they are used, as for `AppearanceSetting`.
@MainActor
struct RuntimeAttribute {
  let name: String
  /// Sets the property; false if the object has no such property or the value does not fit.
  let set: @MainActor (AnyObject, Any?) -> Bool
  /// The object at which a longer key path continues; nil if the property can only be set.
  let object: @MainActor (AnyObject) -> AnyObject?

  /// - Parameters:
  ///   - path: Determines the types; it is never evaluated. Writing through it would read first.
  ///   - assign: Sets the property.
  init<T, V>(
    _ name: String, _ path: @autoclosure () -> KeyPath<T, V>,
    _ assign: @escaping @MainActor (T, V) -> Void
  ) {
    self.name = name
    object = { _ in nil }
    set = { object, value in
      guard let object = object as? T, let value = (value as Any) as? V else { return false }
      assign(object, value)
      return true
    }
  }

  init<T, Part: AnyObject>(_ name: String, to path: @autoclosure @escaping () -> KeyPath<T, Part?>)
  {
    self.name = name
    set = { _, _ in false }
    object = { ($0 as? T)?[keyPath: path()] }
  }

  init<T, Part: AnyObject>(_ name: String, to path: @autoclosure @escaping () -> KeyPath<T, Part>) {
    self.name = name
    set = { _, _ in false }
    object = { ($0 as? T)?[keyPath: path()] }
  }
}
