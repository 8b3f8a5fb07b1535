import DarkroomCoreGraphics
public import Foundation

extension NSObject {
  /// Calls the method that the selector carries, or that is known by its name.
  ///
  /// - Returns: the object that the method returned, alive until the next `perform`; nil for a
  ///   method that returns nothing. Traps, as on iOS, where there is no such method.
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
}
