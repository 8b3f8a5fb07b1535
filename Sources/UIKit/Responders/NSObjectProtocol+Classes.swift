public import Foundation

/// What Foundation's protocol lacks on Linux, so that values of delegate protocols have it.
extension NSObjectProtocol {
  /// Whether the class has a method of that name, as far as a registry can tell.
  @preconcurrency @MainActor
  public func responds(to selector: Selector!) -> Bool {
    (self as? NSObject)?.responds(to: selector) ?? false
  }

  /// Whether the object's class is this one, or comes from it.
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
