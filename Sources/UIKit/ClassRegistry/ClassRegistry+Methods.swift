extension _ClassRegistry {
  /// Enters a method under the name that Objective-C would give it.
  ///
  /// - Parameter method: isolated, because one of a class that is not may be; that is only made a table of, anywhere.
  public static func add<T: AnyObject, R>(
    _ name: String, _ method: @escaping @MainActor (T) -> () -> R
  ) { add(RegisteredMethod(withoutIsolation(method)), named: name, of: T.self) }

  public static func add<T: AnyObject, A, R>(
    _ name: String, _ method: @escaping @MainActor (T) -> (A) -> R
  ) { add(RegisteredMethod(withoutIsolation(method)), named: name, of: T.self) }

  public static func add<T: AnyObject, A, B, R>(
    _ name: String, _ method: @escaping @MainActor (T) -> (A, B) -> R
  ) { add(RegisteredMethod(withoutIsolation(method)), named: name, of: T.self) }

  public static func add<T: AnyObject, A, B, C, R>(
    _ name: String, _ method: @escaping @MainActor (T) -> (A, B, C) -> R
  ) { add(RegisteredMethod(withoutIsolation(method)), named: name, of: T.self) }

  public static func add<T: AnyObject, A, B, C, D, R>(
    _ name: String, _ method: @escaping @MainActor (T) -> (A, B, C, D) -> R
  ) { add(RegisteredMethod(withoutIsolation(method)), named: name, of: T.self) }

  public static func add<T: AnyObject, A, B, C, D, E, R>(
    _ name: String, _ method: @escaping @MainActor (T) -> (A, B, C, D, E) -> R
  ) { add(RegisteredMethod(withoutIsolation(method)), named: name, of: T.self) }

  public static func add<T: AnyObject, A, B, C, D, E, F, R>(
    _ name: String, _ method: @escaping @MainActor (T) -> (A, B, C, D, E, F) -> R
  ) { add(RegisteredMethod(withoutIsolation(method)), named: name, of: T.self) }
}
