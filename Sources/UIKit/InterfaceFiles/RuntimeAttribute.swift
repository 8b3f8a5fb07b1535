/// A name in the key paths of user defined runtime attributes.
///
/// The key path is made where it is used, as that of an `AppearanceSetting`.
@MainActor
struct RuntimeAttribute {
  let name: String
  /// False where the object has no such property, or the value does not fit.
  let set: @MainActor (AnyObject, Any?) -> Bool
  /// The object that a longer key path goes on from; nil for what is only set.
  let object: @MainActor (AnyObject) -> AnyObject?

  init<T, V>(_ name: String, _ path: @autoclosure @escaping () -> ReferenceWritableKeyPath<T, V>) {
    self.name = name
    object = { _ in nil }
    set = { object, value in
      guard let object = object as? T, let value = (value as Any) as? V else { return false }
      object[keyPath: path()] = value
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
