// Written by Scripts/delegate-methods from UINavigationBarDelegate.swift, which says more of each method.

// What happens without a method. One that only a subclass of the conforming class has is no witness in Swift,
// but it is heard: it is found by its name.
extension UINavigationBarDelegate {
  public func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem)
    -> Bool
  {
    _OptionalMethod("navigationBar:shouldPush:", of: self)?.call(navigationBar, item, as: Bool.self)
      ?? true
  }
  public func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {
    _OptionalMethod("navigationBar:didPush:", of: self)?.call(navigationBar, item, as: Void.self)
  }
  public func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem)
    -> Bool
  {
    _OptionalMethod("navigationBar:shouldPop:", of: self)?.call(navigationBar, item, as: Bool.self)
      ?? true
  }
  public func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {
    _OptionalMethod("navigationBar:didPop:", of: self)?.call(navigationBar, item, as: Void.self)
  }
}

// Optional calls: a property of the method's base name holds a value that is called with the method's labels.
// Where no answer would tell, nil says that the method is not there.
extension UINavigationBarDelegate {
  @_disfavoredOverload
  public var navigationBar: _NavigationBarDelegateCalls.NavigationBar? { .init(receiver: self) }
}

/// The optional methods of `UINavigationBarDelegate` that have labels, as callable values.
public enum _NavigationBarDelegateCalls {
  /// What `navigationBar` names: called with the labels of any optional method of that name.
  @preconcurrency @MainActor
  public struct NavigationBar {
    let receiver: any UINavigationBarDelegate

    @discardableResult
    public func callAsFunction(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem)
      -> Bool
    { receiver.navigationBar(navigationBar, shouldPush: item) }
    public func callAsFunction(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {
      receiver.navigationBar(navigationBar, didPush: item)
    }
    @discardableResult
    public func callAsFunction(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem)
      -> Bool
    { receiver.navigationBar(navigationBar, shouldPop: item) }
    public func callAsFunction(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {
      receiver.navigationBar(navigationBar, didPop: item)
    }
  }
}
