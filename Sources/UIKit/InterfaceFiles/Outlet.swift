import Foundation

/// One of UIKit's own outlets.
@MainActor
struct Outlet {
  let name: String
  /// The type of what it holds, for messages.
  var expected: String { "\(type)" }
  private let type: Any.Type
  /// Nil if the object has no such outlet, false if the value does not fit.
  let set: @MainActor (NSObject, Any) -> Bool?

  /// - Parameters:
  ///   - path: names the types and is never made. Writing by it would read first: a controller's `view` loads.
  ///   - assign: sets the property.
  init<T, V>(
    _ name: String, _ path: @autoclosure () -> KeyPath<T, V?>,
    _ assign: @escaping @MainActor (T, V?) -> Void
  ) {
    self.name = name
    type = V.self
    set = { object, value in
      guard let object = object as? T else { return nil }
      guard let value = value as? V else { return false }
      assign(object, value)
      return true
    }
  }
}
