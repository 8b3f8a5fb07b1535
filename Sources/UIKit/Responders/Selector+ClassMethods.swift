extension Selector {
  /// A class method, as in `#selector(Theme.reload)` for a static one; the target is the class.
  @_disfavoredOverload
  public init<T: AnyObject, R>(
    _ name: String, in type: T.Type, _ method: @escaping @MainActor (T.Type) -> () -> R
  ) {
    let name = SelectorName.objectiveC(name, arguments: 0)
    self.init(name, carrying: _ClassRegistry.enter(name, type, .method(of: type, name, method)))
  }

  @_disfavoredOverload
  public init<T: AnyObject, A, R>(
    _ name: String, in type: T.Type, _ method: @escaping @MainActor (T.Type) -> (A) -> R
  ) {
    let name = SelectorName.objectiveC(name, arguments: 1)
    self.init(name, carrying: _ClassRegistry.enter(name, type, .method(of: type, name, method)))
  }

  @_disfavoredOverload
  public init<T: AnyObject, A, B, R>(
    _ name: String, in type: T.Type, _ method: @escaping @MainActor (T.Type) -> (A, B) -> R
  ) {
    let name = SelectorName.objectiveC(name, arguments: 2)
    self.init(name, carrying: _ClassRegistry.enter(name, type, .method(of: type, name, method)))
  }
}
