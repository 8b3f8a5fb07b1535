import DarkroomUIKit
import Foundation
import Testing

@MainActor
@Suite(.serialized)
struct PageControllerTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))

  private final class Counted: NSObject, UIPageViewControllerDataSource {
    func pageViewController(
      _ pageViewController: UIPageViewController,
      viewControllerBefore viewController: UIViewController
    ) -> UIViewController? { nil }
    func pageViewController(
      _ pageViewController: UIPageViewController,
      viewControllerAfter viewController: UIViewController
    ) -> UIViewController? { nil }
    func presentationCount(for pageViewController: UIPageViewController) -> Int { 3 }
    func presentationIndex(for pageViewController: UIPageViewController) -> Int { 1 }
  }

  @Test func aPageFillsTheControllerAndIsItsChild() {
    let first = UIViewController()
    let second = UIViewController()
    let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    pages.setViewControllers([first], direction: .forward, animated: false)
    window.show(pages)
    #expect(first.view.frame == CGRect(x: 0, y: 0, width: 390, height: 844))
    #expect(pages.children == [first])

    pages.setViewControllers([second], direction: .forward, animated: true)
    #expect(pages.viewControllers == [second])
    #expect(first.parent == nil)
    #expect(second.view.window === window)
  }

  /// Apps find it so to turn paging by hand off; Pageboy takes its place for that of the page.
  @Test(arguments: [UIPageViewController.NavigationOrientation.horizontal, .vertical])
  func pagesThatScrollLieInTheMiddleOfAScrollView(
    orientation: UIPageViewController.NavigationOrientation
  ) throws {
    let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: orientation)
    let page = UIViewController()
    pages.setViewControllers([page], direction: .forward, animated: false)
    window.show(pages)
    let scroll = try #require(pages.view.subviews.lazy.compactMap { $0 as? UIScrollView }.first)
    let isHorizontal = orientation == .horizontal
    #expect(scroll.frame == window.bounds && page.view.isDescendant(of: scroll))
    #expect(scroll.contentOffset == (isHorizontal ? CGPoint(x: 390, y: 0) : CGPoint(x: 0, y: 844)))
    #expect(
      scroll.contentSize
        == (isHorizontal ? CGSize(width: 1170, height: 844) : CGSize(width: 390, height: 2532)))
    #expect(page.view.convert(page.view.bounds, to: nil) == window.bounds)
    #expect(page.view.safeAreaInsets == pages.view.safeAreaInsets)

    let curled = UIPageViewController(
      transitionStyle: .pageCurl, navigationOrientation: .horizontal)
    #expect(!curled.view.subviews.contains { $0 is UIScrollView })
  }

  /// Controllers of pages that are loaded at once are told so before they go on, as on iOS.
  @Test func aChangeThatIsNotAnimatedIsCompleteWhenTheCallReturns() {
    let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    var completed = false
    pages.setViewControllers([UIViewController()], direction: .forward, animated: false) {
      completed = $0
    }
    #expect(completed)
    completed = false
    pages.setViewControllers([UIViewController()], direction: .forward, animated: true) {
      completed = $0
    }
    #expect(!completed)
  }

  @Test func pagesThatAreCountedHaveAControlBelow() {
    let source = Counted()
    let page = UIViewController()
    let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    pages.dataSource = source
    pages.setViewControllers([page], direction: .forward, animated: false)
    window.show(pages)

    let control = pages.view.subviews.lazy.compactMap { $0 as? UIPageControl }.first
    #expect(control?.numberOfPages == 3)
    #expect(control?.currentPage == 1)
    #expect(page.view.frame.height == 807)
  }

  @Test func theHierarchyOfPagesIsPrintedAsOnIOS() throws {
    let pages = UIPageViewController()
    pages.setViewControllers([UIViewController()], direction: .forward, animated: false)
    window.show(pages)
    let printed = unsafe pages.perform(Selector("_printHierarchy"))?.takeUnretainedValue()
    let hierarchy = try #require(printed as? NSString)

    let lines = hierarchy.components(separatedBy: "\n")
    #expect(lines.count == 2)
    #expect(lines[0].contains("state: appeared, view: <_UIPageViewControllerContentView"))
    #expect(lines[1].hasPrefix("   | <UIViewController"))
  }
}
