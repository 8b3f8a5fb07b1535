extension _ClassRegistry {
  /// Registers a method under its Objective-C name.
  ///
  /// - Parameter method: Isolated to the main actor, because methods of isolated classes are. Registering it only
  ///   stores it, which is safe on any thread.
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
