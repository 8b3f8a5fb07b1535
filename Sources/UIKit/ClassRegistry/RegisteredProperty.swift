/// A property of a class that can be read and set with values of any type.
struct RegisteredProperty: @unchecked Sendable {
  let typeName: String
  let get: (_ object: AnyObject) -> Any?
  /// Sets the property; returns false if the value does not fit.
  ///
  /// It is nil if the property has no setter.
  let set: ((_ object: AnyObject, _ value: Any?) -> Bool)?

  init<T: AnyObject, V>(_ path: KeyPath<T, V>) {
    typeName = Self.name(V.self)
    get = { ($0 as? T).map { $0[keyPath: path] } }
    set = nil
  }

  /// - Parameter assign: Sets the property.
  ///
  ///   Writing through the key path would read first, and a getter may load a view, create a lazy value or need state
  ///   that does not exist yet. Objective-C calls only the setter.
  init<T: AnyObject, V>(_ path: KeyPath<T, V>, _ assign: @escaping @MainActor (T, V) -> Void) {
    let assign = MainActorAccess.withoutIsolation(assign)
    typeName = Self.name(V.self)
    get = { ($0 as? T).map { $0[keyPath: path] } }
    set = { object, value in
      guard let object = object as? T, let value = (value as Any) as? V else { return false }
      assign(object, value)
      return true
    }
  }

  /// The name of the type without its optional: an outlet of type `UILabel!` expects a `UILabel`.
  private static func name(_ type: Any.Type) -> String {
    let name = "\(type)"
    guard name.hasPrefix("Optional<") else { return name }
    return String(name.dropFirst("Optional<".count).dropLast())
  }
}
