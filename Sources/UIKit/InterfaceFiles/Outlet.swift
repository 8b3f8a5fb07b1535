import Foundation

/// One of UIKit's own outlets.
///
/// The key path is made where it is used, as that of an `AppearanceSetting`.
@MainActor
struct Outlet {
  let name: String
  /// The type of what it holds, for messages.
  var expected: String { "\(type)" }
  private let type: Any.Type
  /// Nil where the object has no such outlet, false where the value does not fit.
  let set: @MainActor (NSObject, Any) -> Bool?

  init<T, V>(_ name: String, _ path: @autoclosure @escaping () -> ReferenceWritableKeyPath<T, V?>) {
    self.name = name
    type = V.self
    set = { object, value in
      guard let object = object as? T else { return nil }
      guard let value = value as? V else { return false }
      object[keyPath: path()] = value
      return true
    }
  }
}
