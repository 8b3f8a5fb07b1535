public import Foundation

/// The data source for the pages before and after a page; the two counts are optional.
@preconcurrency @MainActor
public protocol UIPageViewControllerDataSource: NSObjectProtocol {
  // required
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController?
  // required
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerAfter viewController: UIViewController
  ) -> UIViewController?
  // otherwise: 0
  func presentationCount(for pageViewController: UIPageViewController) -> Int
  // otherwise: 0
  func presentationIndex(for pageViewController: UIPageViewController) -> Int
}
