import Foundation

/// The name of a method and, since there is no Objective-C runtime to look it up, the method.
///
/// Write `Selector("refresh", Controller.refresh)` where an iOS source has
/// `#selector(Controller.refresh)`. A selector of a name alone (`Selector("refresh")`) finds the
/// method that was named so in an earlier typed selector of the receiver's class or of one of its
/// superclasses, or that a registry knows (`SelectorRegistry`).
///
/// Two selectors are equal when their names are.
@preconcurrency @MainActor
public struct Selector {
  /// As Objective-C spells it: `refresh`, `tapped:`, `tapped:forEvent:`.
  nonisolated public let name: String
  /// Nil where only the name is known.
  let method: Method?

  /// Calls the method on a receiver, with sender and event where it takes them.
  public typealias Method =
    @MainActor (_ receiver: AnyObject, _ sender: Any?, _ event: Any?) -> Any?

  nonisolated public init(_ name: String) {
    self.name = SelectorName.objectiveC(name, arguments: nil)
    method = nil
  }

  public init<T: AnyObject, R>(_ name: String, _ method: @escaping (T) -> () -> R) {
    self.init(name, arguments: 0, of: T.self) { receiver, _, _ in
      (receiver as? T).map { method($0)() }
    }
  }

  public init<T: AnyObject, S, R>(_ name: String, _ method: @escaping (T) -> (S) -> R) {
    self.init(name, arguments: 1, of: T.self) { receiver, sender, _ in
      guard let receiver = receiver as? T, let sender = sender as? S else { return nil }
      return method(receiver)(sender)
    }
  }

  public init<T: AnyObject, S, E, R>(_ name: String, _ method: @escaping (T) -> (S, E) -> R) {
    self.init(name, arguments: 2, of: T.self) { receiver, sender, event in
      guard let receiver = receiver as? T, let sender = sender as? S, let event = event as? E
      else { return nil }
      return method(receiver)(sender, event)
    }
  }

  private init(
    _ name: String, arguments: Int, of type: AnyClass, method: @escaping Method
  ) {
    self.name = SelectorName.objectiveC(name, arguments: arguments)
    self.method = method
    SelectorRegistry.register(method, as: self.name, of: type)
  }
}

extension Selector: Hashable {
  nonisolated public static func == (a: Selector, b: Selector) -> Bool { a.name == b.name }
  nonisolated public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

extension Selector: ExpressibleByStringLiteral {
  nonisolated public init(stringLiteral value: String) { self.init(value) }
}

extension Selector: CustomStringConvertible {
  nonisolated public var description: String { name }
}

nonisolated public func NSSelectorFromString(_ name: String) -> Selector { Selector(name) }
nonisolated public func NSStringFromSelector(_ selector: Selector) -> String { selector.name }
