/// A name in the key paths of user defined runtime attributes.
///
/// Key paths of objects on the way are made where they are used, as that of an `AppearanceSetting`.
@MainActor
struct RuntimeAttribute {
  let name: String
  /// False if the object has no such property, or the value does not fit.
  let set: @MainActor (AnyObject, Any?) -> Bool
  /// The object that a longer key path goes on from; nil for what is only set.
  let object: @MainActor (AnyObject) -> AnyObject?

  /// - Parameters:
  ///   - path: names the types and is never made. Writing by it would read first.
  ///   - assign: sets the property.
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
