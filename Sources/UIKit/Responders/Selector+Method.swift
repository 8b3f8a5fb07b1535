extension Selector {
  /// The method that it carries, or else that the receiver's class is known to have by its name.
  func method(of receiver: AnyObject) -> RegisteredMethod? {
    method ?? _ClassRegistry.method(named: name, of: type(of: receiver))
  }
}
