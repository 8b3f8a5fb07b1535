extension Selector {
  /// The method that it carries, or else that the receiver's class is known to have by its name.
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
