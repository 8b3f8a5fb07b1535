/// Forwards messages for which an object has no method.
enum MessageForwarding {
  /// More steps in a row are considered a cycle.
  private static let maximumSteps = 16

  /// The object that receives a message instead of a receiver that has no method for it; nil if there is none.
  ///
  /// - Parameter understands: returns whether an object has the method itself.
  static func target(
    of name: String, sentTo receiver: AnyObject, _ understands: (AnyObject) -> Bool
  ) -> AnyObject? {
    var current = receiver
    for _ in 0..<maximumSteps {
      guard let next = next(of: name, from: current) else { return nil }
      if understands(next) { return next }
      current = next
    }
    return nil
  }

  private static func next(of name: String, from object: AnyObject) -> AnyObject? {
    guard object is any _MessageForwarding else { return nil }
    let ask = _ClassRegistry.withoutIsolation { (object: AnyObject) -> AnyObject? in
      let selector = Selector(name)
      if let own = object as? any _SelectorResponding, !own.responds(to: selector) { return nil }
      let target = (object as? any _MessageForwarding)?.forwardingTarget(for: selector)
      return target.map { $0 as AnyObject }
    }
    return ask(object)
  }
}
