extension Selector {
  /// The method that the selector contains, or else the one that is registered under its name for the receiver's class.
  func method(of receiver: AnyObject) -> RegisteredMethod? {
    let standIn = receiver as? ClassObject
    let type: AnyClass = standIn?.type ?? Swift.type(of: receiver)
    if let method {
      return _ClassRegistry.replacement(named: name, of: type, isClassMethod: standIn != nil)
        ?? method
    }
    guard standIn != nil else {
      return _ClassRegistry.method(named: name, of: type)
    }
    return _ClassRegistry.classMethod(named: name, of: type)
  }
}
