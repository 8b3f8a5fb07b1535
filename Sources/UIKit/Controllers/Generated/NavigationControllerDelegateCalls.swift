import Foundation

// Written by Scripts/delegate-methods from UINavigationControllerDelegate.swift, which says more of each method.

// What happens without a method. One that only a subclass of the conforming class has is no witness in Swift,
// but it is heard: it is found by its name.
extension UINavigationControllerDelegate {
  public func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {
    _OptionalMethod("navigationController:willShow:animated:", of: self)?.call(
      navigationController, viewController, animated, as: Void.self)
  }
  public func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    _OptionalMethod("navigationController:didShow:animated:", of: self)?.call(
      navigationController, viewController, animated, as: Void.self)
  }
  public func navigationControllerSupportedInterfaceOrientations(
    _ navigationController: UINavigationController
  ) -> UIInterfaceOrientationMask {
    _OptionalMethod("navigationControllerSupportedInterfaceOrientations:", of: self)?.call(
      navigationController, as: UIInterfaceOrientationMask.self)
      ?? UIViewController.unimplementedOrientations
  }
  public func navigationControllerPreferredInterfaceOrientationForPresentation(
    _ navigationController: UINavigationController
  ) -> UIInterfaceOrientation {
    _OptionalMethod("navigationControllerPreferredInterfaceOrientationForPresentation:", of: self)?
      .call(navigationController, as: UIInterfaceOrientation.self)
      ?? UIViewController.unimplementedOrientation
  }
  public func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    _OptionalMethod("navigationController:interactionControllerFor:", of: self)?.call(
      navigationController, animationController,
      as: ((any UIViewControllerInteractiveTransitioning)?).self) ?? nil
  }
  public func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    _OptionalMethod("navigationController:animationControllerFor:from:to:", of: self)?.call(
      navigationController, operation, fromVC, toVC,
      as: ((any UIViewControllerAnimatedTransitioning)?).self) ?? nil
  }
}

// Optional calls: a property of the method's base name holds a value that is called with the method's labels.
// Where no answer would tell, nil says that the method is not there.
extension UINavigationControllerDelegate {
  @_disfavoredOverload
  public var navigationController: _NavigationControllerDelegateCalls.NavigationController? {
    .init(receiver: self)
  }
  @_disfavoredOverload
  public var navigationControllerSupportedInterfaceOrientations:
    _OptionalDelegateCall<UINavigationController, UIInterfaceOrientationMask?>?
  {
    .init {
      UIViewController.implemented(self.navigationControllerSupportedInterfaceOrientations($0))
    }
  }
  @_disfavoredOverload
  public var navigationControllerPreferredInterfaceOrientationForPresentation:
    _OptionalDelegateCall<UINavigationController, UIInterfaceOrientation?>?
  {
    .init {
      UIViewController.implemented(
        self.navigationControllerPreferredInterfaceOrientationForPresentation($0))
    }
  }
}

/// The optional methods of `UINavigationControllerDelegate` that have labels, as callable values.
public enum _NavigationControllerDelegateCalls {
  /// What `navigationController` names: called with the labels of any optional method of that name.
  @preconcurrency @MainActor
  public struct NavigationController {
    let receiver: any UINavigationControllerDelegate

    public func callAsFunction(
      _ navigationController: UINavigationController, willShow viewController: UIViewController,
      animated: Bool
    ) {
      receiver.navigationController(
        navigationController, willShow: viewController, animated: animated)
    }
    public func callAsFunction(
      _ navigationController: UINavigationController, didShow viewController: UIViewController,
      animated: Bool
    ) {
      receiver.navigationController(
        navigationController, didShow: viewController, animated: animated)
    }
    @discardableResult
    public func callAsFunction(
      _ navigationController: UINavigationController,
      interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
      receiver.navigationController(
        navigationController, interactionControllerFor: animationController)
    }
    @discardableResult
    public func callAsFunction(
      _ navigationController: UINavigationController,
      animationControllerFor operation: UINavigationController.Operation,
      from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
      receiver.navigationController(
        navigationController, animationControllerFor: operation, from: fromVC, to: toVC)
    }
  }
}
