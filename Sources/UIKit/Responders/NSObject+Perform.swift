import DarkroomCoreGraphics
public import Foundation

extension NSObject {
  /// Calls the method that the selector contains, or that is registered under its name.
  ///
  /// - Returns: the object that the method returned, which lives until the next `perform`; nil for a method that
  ///   returns nothing. Traps, as on iOS, if there is no such method.
  @preconcurrency @MainActor @discardableResult
  public func perform(_ selector: Selector!) -> Unmanaged<AnyObject>! {
    MessageSending.perform(selector, of: self, nil, nil)
  }

  @preconcurrency @MainActor @discardableResult
  public func perform(_ selector: Selector!, with object: Any!) -> Unmanaged<AnyObject>! {
    MessageSending.perform(selector, of: self, object, nil)
  }

  @preconcurrency @MainActor @discardableResult
  public func perform(
    _ selector: Selector!, with first: Any!, with second: Any!
  ) -> Unmanaged<AnyObject>! {
    MessageSending.perform(selector, of: self, first, second)
  }

  /// The method's implementation, which can be called through `unsafeBitCast(_:to:)`.
  ///
  /// Raises `NSInvalidArgumentException` for an unknown method; on iOS such an implementation raises when it is called.
  /// The result is not optional, because for an optional the compiler would choose the standard library's function.
  @preconcurrency @MainActor
  public func method(for aSelector: Selector!) -> IMP {
    guard let aSelector, let method = ActionDispatch.method(aSelector, of: self) else {
      UncaughtException.raise(
        "-[\(type(of: self)) \(aSelector?.name ?? "nil")]: unrecognized selector sent to instance \(self)",
        name: .invalidArgument)
    }
    return IMP(method: method)
  }
}
