extension Selector {
  /// The method that it carries, or else that the receiver's class is known to have by its name.
  func method(of receiver: AnyObject) -> RegisteredMethod? {
    if let method { return method }
    guard let standIn = receiver as? ClassObject else {
      return _ClassRegistry.method(named: name, of: type(of: receiver))
    }
    return _ClassRegistry.classMethod(named: name, of: standIn.type)
  }
}
