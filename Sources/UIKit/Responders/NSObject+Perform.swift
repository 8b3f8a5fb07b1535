import DarkroomCoreGraphics
public import Foundation

/// The object that the latest `perform` returned; an autorelease pool keeps it alive on iOS.
@MainActor private var latestResult: AnyObject?

extension NSObject {
  /// Calls the method that the selector carries, or that is known by its name.
  ///
  /// - Returns: the object that the method returned, alive until the next `perform`; nil for a
  ///   method that returns nothing. Traps, as on iOS, where there is no such method.
  @preconcurrency @MainActor @discardableResult
  public func perform(_ selector: Selector!) -> Unmanaged<AnyObject>! {
    unsafe unmanaged(performed(selector, nil, nil))
  }

  @preconcurrency @MainActor @discardableResult
  public func perform(_ selector: Selector!, with object: Any!) -> Unmanaged<AnyObject>! {
    unsafe unmanaged(performed(selector, object, nil))
  }

  @preconcurrency @MainActor @discardableResult
  public func perform(
    _ selector: Selector!, with first: Any!, with second: Any!
  ) -> Unmanaged<AnyObject>! {
    unsafe unmanaged(performed(selector, first, second))
  }

  /// Calls the method on a later turn of the main run loop.
  @preconcurrency @MainActor
  public func perform(_ selector: Selector, with object: Any?, afterDelay delay: TimeInterval) {
    MainQueue.after(delay) { self.performed(selector, object, nil) }
  }

  /// Whether the class has a method of that name, as far as a registry can tell.
  @preconcurrency @MainActor
  public func responds(to selector: Selector!) -> Bool {
    selector.map { ActionDispatch.method(named: $0.name, of: self) != nil } ?? false
  }

  @MainActor @discardableResult
  private func performed(_ selector: Selector?, _ first: Any?, _ second: Any?) -> Any? {
    guard let selector else { return nil }
    guard let method = ActionDispatch.method(selector, of: self) else {
      UncaughtException.raise(
        "-[\(type(of: self)) \(selector.name)]: unrecognized selector sent to instance \(self)",
        name: .invalidArgument)
    }
    return method.call(self, [first, second])
  }

  @MainActor
  private func unmanaged(_ result: Any?) -> Unmanaged<AnyObject>? {
    guard let result, !(result is Void) else { return nil }
    let object =
      (result as? String).map { NSString(string: $0) as AnyObject } ?? result as AnyObject
    latestResult = object
    return unsafe Unmanaged.passUnretained(object)
  }
}
