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
