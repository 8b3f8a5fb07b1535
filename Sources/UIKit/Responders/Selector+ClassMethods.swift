extension Selector {
  /// A method of the class itself, as in `#selector(Theme.reload)` of a static one; the target is the class.
  @_disfavoredOverload
  public init<T: AnyObject, R>(
    _ name: String, in type: T.Type, _ method: @escaping @MainActor (T.Type) -> () -> R
  ) {
    let method = _ClassRegistry.withoutIsolation(method)
    let bound: (ClassObject) -> () -> R = { method($0.type(as: T.self, for: name)) }
    self.init(
      SelectorName.objectiveC(name, arguments: 0), carrying: RegisteredMethod(bound))
  }

  @_disfavoredOverload
  public init<T: AnyObject, A, R>(
    _ name: String, in type: T.Type, _ method: @escaping @MainActor (T.Type) -> (A) -> R
  ) {
    let method = _ClassRegistry.withoutIsolation(method)
    let bound: (ClassObject) -> (A) -> R = { method($0.type(as: T.self, for: name)) }
    self.init(
      SelectorName.objectiveC(name, arguments: 1), carrying: RegisteredMethod(bound))
  }

  @_disfavoredOverload
  public init<T: AnyObject, A, B, R>(
    _ name: String, in type: T.Type, _ method: @escaping @MainActor (T.Type) -> (A, B) -> R
  ) {
    let method = _ClassRegistry.withoutIsolation(method)
    let bound: (ClassObject) -> (A, B) -> R = { method($0.type(as: T.self, for: name)) }
    self.init(
      SelectorName.objectiveC(name, arguments: 2), carrying: RegisteredMethod(bound))
  }
}
