import Synchronization

/// Registers and finds `static` and `class` methods.
extension _ClassRegistry {
  /// Registers a method of a class under its Objective-C name.
  public static func add<T: AnyObject, R>(
    _ name: String, in type: T.Type, _ method: @escaping @MainActor (T.Type) -> () -> R
  ) { _ = enter(name, type, .method(of: type, name, method)) }

  public static func add<T: AnyObject, A, R>(
    _ name: String, in type: T.Type, _ method: @escaping @MainActor (T.Type) -> (A) -> R
  ) { _ = enter(name, type, .method(of: type, name, method)) }

  public static func add<T: AnyObject, A, B, R>(
    _ name: String, in type: T.Type, _ method: @escaping @MainActor (T.Type) -> (A, B) -> R
  ) { _ = enter(name, type, .method(of: type, name, method)) }

  static func enter(
    _ name: String, _ type: AnyClass, _ method: RegisteredMethod
  ) -> RegisteredMethod {
    tables.withLock { $0.classMethods[ObjectIdentifier(type), default: [:]][name] = method }
    return method
  }

  /// The class method with the given name, declared or inherited; its receiver is the class's `ClassObject`.
  static func classMethod(named name: String, of type: AnyClass) -> RegisteredMethod? {
    load()
    return first(of: type) { tables, type in
      tables.classReplacements[ObjectIdentifier(type)]?[name]
        ?? tables.classMethods[ObjectIdentifier(type)]?[name]
    }
  }
}

extension RegisteredMethod {
  static func method<T: AnyObject, R>(
    of type: T.Type, _ name: String, _ method: @escaping @MainActor (T.Type) -> () -> R
  ) -> RegisteredMethod {
    let method = _ClassRegistry.withoutIsolation(method)
    let bound: (ClassObject) -> () -> R = { method($0.type(as: T.self, for: name)) }
    return RegisteredMethod(bound)
  }

  static func method<T: AnyObject, A, R>(
    of type: T.Type, _ name: String, _ method: @escaping @MainActor (T.Type) -> (A) -> R
  ) -> RegisteredMethod {
    let method = _ClassRegistry.withoutIsolation(method)
    let bound: (ClassObject) -> (A) -> R = { method($0.type(as: T.self, for: name)) }
    return RegisteredMethod(bound)
  }

  static func method<T: AnyObject, A, B, R>(
    of type: T.Type, _ name: String, _ method: @escaping @MainActor (T.Type) -> (A, B) -> R
  ) -> RegisteredMethod {
    let method = _ClassRegistry.withoutIsolation(method)
    let bound: (ClassObject) -> (A, B) -> R = { method($0.type(as: T.self, for: name)) }
    return RegisteredMethod(bound)
  }
}
