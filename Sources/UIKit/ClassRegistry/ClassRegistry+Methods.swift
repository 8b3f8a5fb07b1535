extension _ClassRegistry {
  /// Enters a method under the name that Objective-C would give it.
  public static func add<T: AnyObject, R>(
    _ name: String, _ method: @escaping (T) -> () -> R
  ) { add(RegisteredMethod(method), named: name, of: T.self) }

  public static func add<T: AnyObject, A, R>(
    _ name: String, _ method: @escaping (T) -> (A) -> R
  ) { add(RegisteredMethod(method), named: name, of: T.self) }

  public static func add<T: AnyObject, A, B, R>(
    _ name: String, _ method: @escaping (T) -> (A, B) -> R
  ) { add(RegisteredMethod(method), named: name, of: T.self) }

  public static func add<T: AnyObject, A, B, C, R>(
    _ name: String, _ method: @escaping (T) -> (A, B, C) -> R
  ) { add(RegisteredMethod(method), named: name, of: T.self) }

  public static func add<T: AnyObject, A, B, C, D, R>(
    _ name: String, _ method: @escaping (T) -> (A, B, C, D) -> R
  ) { add(RegisteredMethod(method), named: name, of: T.self) }

  public static func add<T: AnyObject, A, B, C, D, E, R>(
    _ name: String, _ method: @escaping (T) -> (A, B, C, D, E) -> R
  ) { add(RegisteredMethod(method), named: name, of: T.self) }

  public static func add<T: AnyObject, A, B, C, D, E, F, R>(
    _ name: String, _ method: @escaping (T) -> (A, B, C, D, E, F) -> R
  ) { add(RegisteredMethod(method), named: name, of: T.self) }
}
