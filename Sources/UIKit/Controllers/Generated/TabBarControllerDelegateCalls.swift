import Foundation

// Written by Scripts/delegate-methods from UITabBarControllerDelegate.swift, which says more of each method.

// What happens without a method. One that only a subclass of the conforming class has is no witness in Swift,
// but it is heard: it is found by its name.
extension UITabBarControllerDelegate {
  public func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool {
    _OptionalMethod("tabBarController:shouldSelect:", of: self)?.call(
      tabBarController, viewController, as: Bool.self) ?? true
  }
  public func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) {
    _OptionalMethod("tabBarController:didSelect:", of: self)?.call(
      tabBarController, viewController, as: Void.self)
  }
  public func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab)
    -> Bool
  {
    _OptionalMethod("tabBarController:shouldSelectTab:", of: self)?.call(
      tabBarController, tab, as: Bool.self) ?? true
  }
  public func tabBarController(
    _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?
  ) {
    _OptionalMethod("tabBarController:didSelectTab:previousTab:", of: self)?.call(
      tabBarController, selectedTab, previousTab, as: Void.self)
  }
  public func tabBarController(
    _ tabBarController: UITabBarController, willBeginCustomizing viewControllers: [UIViewController]
  ) {
    _OptionalMethod("tabBarController:willBeginCustomizing:", of: self)?.call(
      tabBarController, viewControllers, as: Void.self)
  }
  public func tabBarController(
    _ tabBarController: UITabBarController, willEndCustomizing viewControllers: [UIViewController],
    changed: Bool
  ) {
    _OptionalMethod("tabBarController:willEndCustomizing:changed:", of: self)?.call(
      tabBarController, viewControllers, changed, as: Void.self)
  }
  public func tabBarController(
    _ tabBarController: UITabBarController, didEndCustomizing viewControllers: [UIViewController],
    changed: Bool
  ) {
    _OptionalMethod("tabBarController:didEndCustomizing:changed:", of: self)?.call(
      tabBarController, viewControllers, changed, as: Void.self)
  }
  public func tabBarControllerSupportedInterfaceOrientations(_ tabBarController: UITabBarController)
    -> UIInterfaceOrientationMask
  {
    _OptionalMethod("tabBarControllerSupportedInterfaceOrientations:", of: self)?.call(
      tabBarController, as: UIInterfaceOrientationMask.self)
      ?? UIViewController.unimplementedOrientations
  }
  public func tabBarControllerPreferredInterfaceOrientationForPresentation(
    _ tabBarController: UITabBarController
  ) -> UIInterfaceOrientation {
    _OptionalMethod("tabBarControllerPreferredInterfaceOrientationForPresentation:", of: self)?
      .call(tabBarController, as: UIInterfaceOrientation.self)
      ?? UIViewController.unimplementedOrientation
  }
  public func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    _OptionalMethod("tabBarController:interactionControllerFor:", of: self)?.call(
      tabBarController, animationController,
      as: ((any UIViewControllerInteractiveTransitioning)?).self) ?? nil
  }
  public func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    _OptionalMethod("tabBarController:animationControllerForTransitionFrom:to:", of: self)?.call(
      tabBarController, fromVC, toVC, as: ((any UIViewControllerAnimatedTransitioning)?).self)
      ?? nil
  }
}

// Optional calls: a property of the method's base name holds a value that is called with the method's labels.
// Where no answer would tell, nil says that the method is not there.
extension UITabBarControllerDelegate {
  @_disfavoredOverload
  public var tabBarController: _TabBarControllerDelegateCalls.TabBarController? {
    .init(receiver: self)
  }
  @_disfavoredOverload
  public var tabBarControllerSupportedInterfaceOrientations:
    _OptionalDelegateCall<UITabBarController, UIInterfaceOrientationMask?>?
  {
    .init { UIViewController.implemented(self.tabBarControllerSupportedInterfaceOrientations($0)) }
  }
  @_disfavoredOverload
  public var tabBarControllerPreferredInterfaceOrientationForPresentation:
    _OptionalDelegateCall<UITabBarController, UIInterfaceOrientation?>?
  {
    .init {
      UIViewController.implemented(
        self.tabBarControllerPreferredInterfaceOrientationForPresentation($0))
    }
  }
}

/// The optional methods of `UITabBarControllerDelegate` that have labels, as callable values.
public enum _TabBarControllerDelegateCalls {
  /// What `tabBarController` names: called with the labels of any optional method of that name.
  @preconcurrency @MainActor
  public struct TabBarController {
    let receiver: any UITabBarControllerDelegate

    @discardableResult
    public func callAsFunction(
      _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool { receiver.tabBarController(tabBarController, shouldSelect: viewController) }
    public func callAsFunction(
      _ tabBarController: UITabBarController, didSelect viewController: UIViewController
    ) { receiver.tabBarController(tabBarController, didSelect: viewController) }
    @discardableResult
    public func callAsFunction(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab)
      -> Bool
    { receiver.tabBarController(tabBarController, shouldSelectTab: tab) }
    public func callAsFunction(
      _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?
    ) {
      receiver.tabBarController(
        tabBarController, didSelectTab: selectedTab, previousTab: previousTab)
    }
    public func callAsFunction(
      _ tabBarController: UITabBarController,
      willBeginCustomizing viewControllers: [UIViewController]
    ) { receiver.tabBarController(tabBarController, willBeginCustomizing: viewControllers) }
    public func callAsFunction(
      _ tabBarController: UITabBarController,
      willEndCustomizing viewControllers: [UIViewController], changed: Bool
    ) {
      receiver.tabBarController(
        tabBarController, willEndCustomizing: viewControllers, changed: changed)
    }
    public func callAsFunction(
      _ tabBarController: UITabBarController, didEndCustomizing viewControllers: [UIViewController],
      changed: Bool
    ) {
      receiver.tabBarController(
        tabBarController, didEndCustomizing: viewControllers, changed: changed)
    }
    @discardableResult
    public func callAsFunction(
      _ tabBarController: UITabBarController,
      interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
      receiver.tabBarController(tabBarController, interactionControllerFor: animationController)
    }
    @discardableResult
    public func callAsFunction(
      _ tabBarController: UITabBarController,
      animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
      receiver.tabBarController(
        tabBarController, animationControllerForTransitionFrom: fromVC, to: toVC)
    }
  }
}
