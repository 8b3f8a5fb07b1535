/// The name of a method and, because there is no Objective-C runtime to look it up, the method itself.
///
/// Write `Selector("refresh", Controller.refresh)` where an iOS source has `#selector(Controller.refresh)`; the plugin
/// IOSSources does so automatically. A selector with only a name (`Selector("refresh")`) finds a method in
/// `_ClassRegistry`, or the method with that name in an earlier typed selector for the receiver's class or one of its
/// superclasses.
///
/// Two selectors are equal if their names are equal.
public struct Selector: Sendable {
  /// As Objective-C spells it: `refresh`, `tapped:`, `tapped:forEvent:`.
  package let name: String
  /// Nil where only the name is known.
  let method: RegisteredMethod?

  init(_ name: String, carrying method: RegisteredMethod) {
    self.name = name
    self.method = method
  }

  public init(_ name: String) {
    self.name = SelectorName.objectiveC(name, arguments: nil)
    method = nil
  }

  /// The name is written as in Objective-C, or as in Swift, with or without labels.
  @_disfavoredOverload
  public init<T: AnyObject, R>(_ name: String, _ method: @escaping (T) -> () -> R) {
    self.init(name, RegisteredMethod(method), of: T.self)
  }

  @_disfavoredOverload
  public init<T: AnyObject, A, R>(_ name: String, _ method: @escaping (T) -> (A) -> R) {
    self.init(name, RegisteredMethod(method), of: T.self)
  }

  @_disfavoredOverload
  public init<T: AnyObject, A, B, R>(
    _ name: String, _ method: @escaping (T) -> (A, B) -> R
  ) {
    self.init(name, RegisteredMethod(method), of: T.self)
  }

  @_disfavoredOverload
  public init<T: AnyObject, A, B, C, R>(
    _ name: String, _ method: @escaping (T) -> (A, B, C) -> R
  ) {
    self.init(name, RegisteredMethod(method), of: T.self)
  }

  /// Matches no method at all; it makes the compiler report only that a misspelled method does not exist.
  ///
  /// Without an overload that has no generic parameters, the compiler would first report that it cannot infer them.
  @_disfavoredOverload
  public init(_ name: String, _ method: (AnyObject) -> Any) { self.init(name) }

  private init(_ name: String, _ method: RegisteredMethod, of type: AnyClass) {
    self.name = SelectorName.objectiveC(name, arguments: method.argumentCount)
    self.method = method
    _ClassRegistry.add(method, named: self.name, of: type)
  }

  /// The method of a value, as in `#selector(model.reload)`.
  ///
  /// - `value`: determines the type; it is never evaluated.
  @_disfavoredOverload
  public init<T: AnyObject, R>(
    _ name: String, of value: @autoclosure () -> T?, _ method: @escaping (T) -> () -> R
  ) {
    self.init(name, method)
  }

  @_disfavoredOverload
  public init<T: AnyObject, A, R>(
    _ name: String, of value: @autoclosure () -> T?, _ method: @escaping (T) -> (A) -> R
  ) { self.init(name, method) }

  @_disfavoredOverload
  public init<T: AnyObject, A, B, R>(
    _ name: String, of value: @autoclosure () -> T?,
    _ method: @escaping (T) -> (A, B) -> R
  ) { self.init(name, method) }

  /// Matches no method at all, like the overload above that takes any object.
  @_disfavoredOverload
  public init<T: AnyObject>(
    _ name: String, of value: @autoclosure () -> T?, _ method: (T) -> Any
  ) { self.init(name) }

  @_disfavoredOverload
  public init<T: AnyObject, V>(_ name: String, getter path: KeyPath<T, V>) {
    self.init(name, RegisteredMethod(getter: path), of: T.self)
  }

  @_disfavoredOverload
  public init<T: AnyObject, V>(
    _ name: String, setter path: @autoclosure () -> KeyPath<T, V>,
    _ assign: @escaping @MainActor (T, V) -> Void
  ) {
    self.init(
      name, RegisteredMethod(setter: MainActorAccess.withoutIsolation(assign)), of: T.self)
  }
}

extension Selector: Hashable {
  public static func == (a: Selector, b: Selector) -> Bool { a.name == b.name }
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

extension Selector: ExpressibleByStringLiteral {
  public init(stringLiteral value: String) { self.init(value) }
}

extension Selector: CustomStringConvertible {
  public var description: String { name }
}

public func NSSelectorFromString(_ name: String) -> Selector { Selector(name) }
public func NSStringFromSelector(_ selector: Selector) -> String { selector.name }
