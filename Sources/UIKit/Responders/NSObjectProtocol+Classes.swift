public import Foundation

/// Adds the members that Foundation's protocol lacks on Linux, so that values of delegate protocols have them.
extension NSObjectProtocol {
  /// Whether the class has a method with that name, as far as the registry knows.
  @preconcurrency @MainActor
  public func responds(to selector: Selector!) -> Bool {
    (self as? NSObject)?.responds(to: selector) ?? false
  }

  /// Whether the object's class is this one or a subclass of it.
  public func isKind(of aClass: AnyClass) -> Bool {
    var type: AnyClass? = Swift.type(of: self) as AnyClass
    while let own = type {
      if own == aClass { return true }
      type = _getSuperclass(own)
    }
    return false
  }

  public func isMember(of aClass: AnyClass) -> Bool { Swift.type(of: self) == aClass }
}
