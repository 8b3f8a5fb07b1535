import Foundation

/// An outlet of one of UIKit's own classes.
@MainActor
struct Outlet {
  let name: String
  /// The type of its value, for messages.
  var expected: String { "\(type)" }
  private let type: Any.Type
  /// Sets the outlet; nil if the object has no such outlet, false if the value does not fit.
  let set: @MainActor (NSObject, Any) -> Bool?

  /// - Parameters:
  ///   - path: Determines the types; it is never evaluated. Writing through it would read first, and reading a
  ///     controller's `view` loads it.
  ///   - assign: Sets the property.
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
