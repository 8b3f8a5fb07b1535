public import Foundation

/// Supplies the pages before and after one; the two counts are optional.
@preconcurrency @MainActor
public protocol UIPageViewControllerDataSource: NSObjectProtocol {
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController?
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerAfter viewController: UIViewController
  ) -> UIViewController?
  func presentationCount(for pageViewController: UIPageViewController) -> Int
  func presentationIndex(for pageViewController: UIPageViewController) -> Int
}

extension UIPageViewControllerDataSource {
  /// 0: no page control.
  public func presentationCount(for pageViewController: UIPageViewController) -> Int {
    _OptionalMethod("presentationCountFor:", of: self)?.call(pageViewController, as: Int.self) ?? 0
  }
  public func presentationIndex(for pageViewController: UIPageViewController) -> Int {
    _OptionalMethod("presentationIndexFor:", of: self)?.call(pageViewController, as: Int.self) ?? 0
  }
}

/// Hears of turned pages; every method is optional.
@preconcurrency @MainActor
public protocol UIPageViewControllerDelegate: NSObjectProtocol {
  func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController])
  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool)
  func pageViewController(
    _ pageViewController: UIPageViewController,
    spineLocationFor orientation: UIInterfaceOrientation
  ) -> UIPageViewController.SpineLocation
}

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
      "pageViewController:didFinishAnimating:previousViewControllers:transitionCompleted:",
      of: self)?.call(
        pageViewController, finished, previousViewControllers, completed, as: Void.self)
  }
  public func pageViewController(
    _ pageViewController: UIPageViewController,
    spineLocationFor orientation: UIInterfaceOrientation
  ) -> UIPageViewController.SpineLocation { pageViewController.spineLocation }
}
