import Foundation

// Written by Scripts/delegate-methods from UIPageViewControllerDelegate.swift, which says more of each method.

// What happens without a method. One that only a subclass of the conforming class has is no witness in Swift,
// but it is heard: it is found by its name.
extension UIPageViewControllerDelegate {
  public func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController]
  ) {
    _OptionalMethod("pageViewController:willTransitionTo:", of: self)?.call(
      pageViewController, pendingViewControllers, as: Void.self)
  }
  public func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {
    _OptionalMethod(
      "pageViewController:didFinishAnimating:previousViewControllers:transitionCompleted:", of: self
    )?.call(pageViewController, finished, previousViewControllers, completed, as: Void.self)
  }
  public func pageViewController(
    _ pageViewController: UIPageViewController, spineLocationFor orientation: UIInterfaceOrientation
  ) -> UIPageViewController.SpineLocation {
    _OptionalMethod("pageViewController:spineLocationFor:", of: self)?.call(
      pageViewController, orientation, as: UIPageViewController.SpineLocation.self)
      ?? pageViewController.spineLocation
  }
  public func pageViewControllerSupportedInterfaceOrientations(
    _ pageViewController: UIPageViewController
  ) -> UIInterfaceOrientationMask {
    _OptionalMethod("pageViewControllerSupportedInterfaceOrientations:", of: self)?.call(
      pageViewController, as: UIInterfaceOrientationMask.self)
      ?? UIViewController.unimplementedOrientations
  }
  public func pageViewControllerPreferredInterfaceOrientationForPresentation(
    _ pageViewController: UIPageViewController
  ) -> UIInterfaceOrientation {
    _OptionalMethod("pageViewControllerPreferredInterfaceOrientationForPresentation:", of: self)?
      .call(pageViewController, as: UIInterfaceOrientation.self)
      ?? UIViewController.unimplementedOrientation
  }
}

// Optional calls: a property of the method's base name holds a value that is called with the method's labels.
// Where no answer would tell, nil says that the method is not there.
extension UIPageViewControllerDelegate {
  @_disfavoredOverload
  public var pageViewController: _PageViewControllerDelegateCalls.PageViewController? {
    .init(receiver: self)
  }
  @_disfavoredOverload
  public var pageViewControllerSupportedInterfaceOrientations:
    _OptionalDelegateCall<UIPageViewController, UIInterfaceOrientationMask?>?
  {
    .init {
      UIViewController.implemented(self.pageViewControllerSupportedInterfaceOrientations($0))
    }
  }
  @_disfavoredOverload
  public var pageViewControllerPreferredInterfaceOrientationForPresentation:
    _OptionalDelegateCall<UIPageViewController, UIInterfaceOrientation?>?
  {
    .init {
      UIViewController.implemented(
        self.pageViewControllerPreferredInterfaceOrientationForPresentation($0))
    }
  }
}

/// The optional methods of `UIPageViewControllerDelegate` that have labels, as callable values.
public enum _PageViewControllerDelegateCalls {
  /// What `pageViewController` names: called with the labels of any optional method of that name.
  @preconcurrency @MainActor
  public struct PageViewController {
    let receiver: any UIPageViewControllerDelegate

    public func callAsFunction(
      _ pageViewController: UIPageViewController,
      willTransitionTo pendingViewControllers: [UIViewController]
    ) { receiver.pageViewController(pageViewController, willTransitionTo: pendingViewControllers) }
    public func callAsFunction(
      _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
      previousViewControllers: [UIViewController], transitionCompleted completed: Bool
    ) {
      receiver.pageViewController(
        pageViewController, didFinishAnimating: finished,
        previousViewControllers: previousViewControllers, transitionCompleted: completed)
    }
    @discardableResult
    public func callAsFunction(
      _ pageViewController: UIPageViewController,
      spineLocationFor orientation: UIInterfaceOrientation
    ) -> UIPageViewController.SpineLocation {
      receiver.pageViewController(pageViewController, spineLocationFor: orientation)
    }
  }
}
