/// An optional method of a protocol, as far as a receiver's class has it.
///
/// Code that IOSSources generates for `@objc optional` members calls it.
public struct _OptionalMethod {
  private let receiver: AnyObject
  private let method: RegisteredMethod?
  private let property: RegisteredProperty?

  /// Nil if the class of the receiver has no such method or property, and it hands the message on to no object that has.
  public init?(_ name: String, of receiver: AnyObject) {
    if let own = Self(named: name, of: receiver) {
      self = own
    } else if let target = Self.target(of: name, sentTo: receiver),
      let its = Self(named: name, of: target)
    {
      self = its
    } else {
      return nil
    }
  }

  private init?(named name: String, of receiver: AnyObject) {
    self.receiver = receiver
    let type: AnyClass = Swift.type(of: receiver)
    method = _ClassRegistry.method(named: name, of: type)
    property = method == nil ? _ClassRegistry.property(named: name, of: type) : nil
    if method == nil, property == nil { return nil }
  }

  private static func target(of name: String, sentTo receiver: AnyObject) -> AnyObject? {
    MessageForwarding.target(of: name, sentTo: receiver) { Self(named: name, of: $0) != nil }
  }

  /// What the class nearest to the receiver's has, or where there is a class, nearest above that.
  public init?(_ name: String, of receiver: AnyObject, above type: AnyClass?) {
    let first: AnyClass
    if let type {
      guard let above = _getSuperclass(type) else { return nil }
      first = above
    } else {
      first = Swift.type(of: receiver)
    }
    self.receiver = receiver
    method = _ClassRegistry.method(named: name, of: first)
    property = method == nil ? _ClassRegistry.property(named: name, of: first) : nil
    if method == nil, property == nil { return nil }
  }

  /// Sets a property; false where that is another type's or has no setter.
  public func set(_ value: Any?) -> Bool { property?.set?(receiver, value) ?? false }

  /// Whether the receiver's class has one of the methods, or an object that gets the message in its place.
  public static func responds(_ receiver: AnyObject, to names: String...) -> Bool {
    let type: AnyClass = Swift.type(of: receiver)
    return names.contains { _ClassRegistry.method(named: $0, of: type) != nil }
      || names.contains { target(of: $0, sentTo: receiver) != nil }
  }

  @discardableResult
  public func call<R>(as result: R.Type) -> R? {
    guard let method else { return property?.get(receiver) as? R }
    return (method.bound(receiver) as? () -> R)?() ?? method.call(receiver, []) as? R
  }

  @discardableResult
  public func call<A, R>(_ a: A, as result: R.Type) -> R? {
    guard let method else { return nil }
    if let body = method.bound(receiver) as? (A) -> R { return body(a) }
    return method.call(receiver, [a]) as? R
  }

  @discardableResult
  public func call<A, B, R>(_ a: A, _ b: B, as result: R.Type) -> R? {
    guard let method else { return nil }
    if let body = method.bound(receiver) as? (A, B) -> R { return body(a, b) }
    return method.call(receiver, [a, b]) as? R
  }

  @discardableResult
  public func call<A, B, C, R>(_ a: A, _ b: B, _ c: C, as result: R.Type) -> R? {
    guard let method else { return nil }
    if let body = method.bound(receiver) as? (A, B, C) -> R { return body(a, b, c) }
    return method.call(receiver, [a, b, c]) as? R
  }

  @discardableResult
  public func call<A, B, C, D, R>(_ a: A, _ b: B, _ c: C, _ d: D, as result: R.Type) -> R? {
    guard let method else { return nil }
    if let body = method.bound(receiver) as? (A, B, C, D) -> R { return body(a, b, c, d) }
    return method.call(receiver, [a, b, c, d]) as? R
  }

  @discardableResult
  public func call<A, B, C, D, E, R>(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, as result: R.Type)
    -> R?
  {
    guard let method else { return nil }
    if let body = method.bound(receiver) as? (A, B, C, D, E) -> R { return body(a, b, c, d, e) }
    return method.call(receiver, [a, b, c, d, e]) as? R
  }

  @discardableResult
  public func call<A, B, C, D, E, F, R>(
    _ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, as result: R.Type
  ) -> R? {
    guard let method else { return nil }
    if let body = method.bound(receiver) as? (A, B, C, D, E, F) -> R {
      return body(a, b, c, d, e, f)
    }
    return method.call(receiver, [a, b, c, d, e, f]) as? R
  }
}
