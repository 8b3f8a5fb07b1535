/// The name of a method and, since there is no Objective-C runtime to look it up, the method.
///
/// Write `Selector("refresh", Controller.refresh)` where an iOS source has
/// `#selector(Controller.refresh)`; the plugin IOSSources does so. A selector of a name alone
/// (`Selector("refresh")`) finds the method that was named so in an earlier typed selector of the
/// receiver's class or of one of its superclasses, or that `_ClassRegistry` knows.
///
/// Two selectors are equal when their names are.
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

  /// The name is spelled as in Objective-C, or as in Swift, with or without labels.
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

  /// For no method at all: with it the compiler tells only that a misspelled one isn't there.
  ///
  /// Without a choice that has no generic parameters it tells first that it cannot infer theirs.
  @_disfavoredOverload
  public init(_ name: String, _ method: (AnyObject) -> Any) { self.init(name) }

  private init(_ name: String, _ method: RegisteredMethod, of type: AnyClass) {
    self.name = SelectorName.objectiveC(name, arguments: method.argumentCount)
    self.method = method
    _ClassRegistry.add(method, named: self.name, of: type)
  }

  /// The method of a value, as in `#selector(model.reload)`.
  ///
  /// - `value`: gives the type; it is never evaluated.
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

  /// For no method at all, as the one above that takes any object.
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
