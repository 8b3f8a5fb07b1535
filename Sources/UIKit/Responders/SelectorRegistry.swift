import Foundation

/// Finds methods by class and name; what the Objective-C runtime does on iOS.
///
/// Typed selectors enter themselves. Code generated from iOS sources adds `resolvers`.
@preconcurrency @MainActor
public enum SelectorRegistry {
  /// Answers the method that `type` itself, not a superclass, declares by that name.
  public typealias Resolver = @MainActor (_ type: AnyClass, _ name: String) -> Selector.Method?

  /// Asked, in order, for methods that no typed selector has named.
  public static var resolvers: [Resolver] = []

  private static var methods: [Key: Selector.Method] = [:]

  private struct Key: Hashable {
    let type: ObjectIdentifier
    let name: String
  }

  /// Enters a method that `type` declares; `name` is spelled as in Objective-C.
  public static func register(
    _ method: @escaping Selector.Method, as name: String, of type: AnyClass
  ) {
    methods[Key(type: ObjectIdentifier(type), name: name)] = method
  }

  /// The method that `receiver` has by that name, its own or inherited.
  static func method(named name: String, for receiver: AnyObject) -> Selector.Method? {
    var type: AnyClass? = Swift.type(of: receiver)
    while let current = type {
      if let method = methods[Key(type: ObjectIdentifier(current), name: name)] { return method }
      if let method = BuiltInSelectors.method(of: current, named: name) { return method }
      for resolve in resolvers {
        if let method = resolve(current, name) { return method }
      }
      type = _getSuperclass(current)
    }
    return nil
  }
}
