import Foundation

// Written by Scripts/delegate-methods from UITabBarDelegate.swift, which says more of each method.

// What happens without a method. One that only a subclass of the conforming class has is no witness in Swift,
// but it is heard: it is found by its name.
extension UITabBarDelegate {
  public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
    _OptionalMethod("tabBar:didSelect:", of: self)?.call(tabBar, item, as: Void.self)
  }
  public func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem]) {
    _OptionalMethod("tabBar:willBeginCustomizing:", of: self)?.call(tabBar, items, as: Void.self)
  }
  public func tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem]) {
    _OptionalMethod("tabBar:didBeginCustomizing:", of: self)?.call(tabBar, items, as: Void.self)
  }
  public func tabBar(_ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool) {
    _OptionalMethod("tabBar:willEndCustomizing:changed:", of: self)?.call(
      tabBar, items, changed, as: Void.self)
  }
  public func tabBar(_ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool) {
    _OptionalMethod("tabBar:didEndCustomizing:changed:", of: self)?.call(
      tabBar, items, changed, as: Void.self)
  }
}

// Optional calls: a property of the method's base name holds a value that is called with the method's labels.
// Where no answer would tell, nil says that the method is not there.
extension UITabBarDelegate {
  @_disfavoredOverload
  public var tabBar: _TabBarDelegateCalls.TabBar? { .init(receiver: self) }
}

/// The optional methods of `UITabBarDelegate` that have labels, as callable values.
public enum _TabBarDelegateCalls {
  /// What `tabBar` names: called with the labels of any optional method of that name.
  @preconcurrency @MainActor
  public struct TabBar {
    let receiver: any UITabBarDelegate

    public func callAsFunction(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
      receiver.tabBar(tabBar, didSelect: item)
    }
    public func callAsFunction(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem]) {
      receiver.tabBar(tabBar, willBeginCustomizing: items)
    }
    public func callAsFunction(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem]) {
      receiver.tabBar(tabBar, didBeginCustomizing: items)
    }
    public func callAsFunction(
      _ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool
    ) { receiver.tabBar(tabBar, willEndCustomizing: items, changed: changed) }
    public func callAsFunction(
      _ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool
    ) { receiver.tabBar(tabBar, didEndCustomizing: items, changed: changed) }
  }
}
