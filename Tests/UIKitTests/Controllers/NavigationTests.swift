import DarkroomUIKit
import Testing

/// Measures, control sizes: upstream's references and frames that Interface Builder wrote.
@MainActor
@Suite(.serialized)
struct NavigationTests {
  private let window = NotchedWindow()

  @Test func theBarLiesBelowTheStatusBarAndInsetsTheContent() {
    let root = UIViewController()
    let navigation = UINavigationController(rootViewController: root)
    window.rootViewController = navigation
    window.layoutIfNeeded()

    #expect(navigation.navigationBar.frame == CGRect(x: 0, y: 47, width: 390, height: 44))
    #expect(root.view.safeAreaInsets == UIEdgeInsets(top: 91, left: 0, bottom: 34, right: 0))
  }

  @Test func largeTitlesAddFiftyTwoPoints() {
    let navigation = UINavigationController(rootViewController: UIViewController())
    navigation.navigationBar.prefersLargeTitles = true
    window.rootViewController = navigation
    window.layoutIfNeeded()

    #expect(navigation.navigationBar.frame.height == 96)
  }

  @Test func pushingAndPoppingAppearInOrder() {
    let (root, top) = (RecordingController("root"), RecordingController("top"))
    let navigation = UINavigationController(rootViewController: root)
    window.rootViewController = navigation
    top.loadViewIfNeeded()

    let pushed = RecordingController.recording {
      navigation.pushViewController(top, animated: false)
    }
    let popped = RecordingController.recording { navigation.popViewController(animated: false) }

    #expect(navigation.topViewController === root && top.parent == nil)
    #expect(
      pushed.filter { $0.hasSuffix("ppear") } == [
        "root willDisappear", "top willAppear", "root didDisappear", "top didAppear",
      ])
    #expect(
      popped.filter { $0.hasSuffix("ppear") } == [
        "top willDisappear", "root willAppear", "top didDisappear", "root didAppear",
      ])
  }

  @Test func aControllerThatLeavesItsTabsIsNoTabAnyMore() {
    let (first, second) = (UIViewController(), UIViewController())
    let tabs = UITabBarController()
    tabs.viewControllers = [first, second]
    window.rootViewController = tabs
    window.layoutIfNeeded()

    first.willMove(toParent: nil)
    first.view.removeFromSuperview()
    first.removeFromParent()

    #expect(tabs.viewControllers == [second] && tabs.children == [second])
    #expect(tabs.selectedViewController === second && second.viewIfLoaded?.window === window)
    #expect(tabs.tabBar.items?.count == 1)
  }

  @Test func tabsShowTheSelectedController() {
    let (first, second) = (UIViewController(), UIViewController())
    let tabs = UITabBarController()
    tabs.viewControllers = [first, second]
    window.rootViewController = tabs
    window.layoutIfNeeded()

    tabs.selectedIndex = 1
    window.layoutIfNeeded()

    #expect(tabs.tabBar.frame == CGRect(x: 0, y: 844 - 49 - 34, width: 390, height: 83))
    #expect(first.view.window == nil && second.view.window === window)
    #expect(second.view.safeAreaInsets.bottom == 83)
    #expect(second.tabBarController === tabs)
  }

  @Test func titlesReachTheItems() {
    let controller = UIViewController()
    controller.title = "Settings"

    #expect(controller.navigationItem.title == "Settings")
    #expect(controller.tabBarItem.title == "Settings")
  }

  @Test func aControllerWithoutATitleHasAnItemWithoutOne() {
    let controller = UIViewController()
    #expect(controller.navigationItem.title == nil)

    controller.title = "Trails"
    #expect(controller.navigationItem.title == "Trails")
  }

  private final class AskedController: UIViewController {
    static var questions = 0

    override var parent: UIViewController? {
      Self.questions += 1
      return super.parent
    }
  }

  @Test func aPushOnAHighStackAsksNobodyBelow() {
    let navigation = UINavigationController(rootViewController: AskedController())
    AskedController.questions = 0
    for _ in 0..<100 { navigation.pushViewController(AskedController(), animated: false) }

    #expect(navigation.children.count == 101)
    #expect(AskedController.questions <= 1000)
  }

  @Test func aControllerThatLeavesItsStackIsNotOnItAnyMore() {
    let (root, middle, top) = (UIViewController(), UIViewController(), UIViewController())
    let navigation = UINavigationController()
    navigation.viewControllers = [root, middle, top]
    window.rootViewController = navigation
    window.layoutIfNeeded()

    middle.removeFromParent()
    #expect(navigation.viewControllers == [root, top])
    #expect(navigation.navigationBar.items == [root.navigationItem, top.navigationItem])
    #expect(top.viewIfLoaded?.window === window)

    UIViewController().addChild(top)
    #expect(navigation.viewControllers == [root] && navigation.children == [root])
    #expect(root.viewIfLoaded?.window === window && top.viewIfLoaded?.superview == nil)
  }

  @Test func aControllerThatLeftItsStackForItsParentsPlaceIsFreed() {
    weak var freed: UIViewController?
    do {
      let child = UIViewController()
      let navigation = UINavigationController(rootViewController: child)
      child.removeFromParent()
      child.addChild(navigation)
      freed = child
    }

    #expect(freed == nil)
  }

  @Test func aControllerThatLeavesItsPagesIsNoPageAnyMore() {
    let page = UIViewController()
    let pages = UIPageViewController(
      transitionStyle: .scroll, navigationOrientation: .horizontal)
    pages.setViewControllers([page], direction: .forward, animated: false)
    window.rootViewController = pages
    window.layoutIfNeeded()

    page.removeFromParent()

    #expect(pages.viewControllers == [] && page.viewIfLoaded?.superview == nil)
  }

  @Test func aNewStackKeepsTheControllersOfTheOld() {
    let (a, b, c, d) = (
      UIViewController(), UIViewController(), UIViewController(), UIViewController()
    )
    let navigation = UINavigationController()
    navigation.viewControllers = [a, b, c]
    navigation.viewControllers = [a, c, d, b]
    #expect([a, b, c, d].allSatisfy { $0.parent === navigation })
    navigation.viewControllers = [a, d]

    #expect(b.parent == nil && c.parent == nil && d.parent === navigation)
    #expect(navigation.viewControllers == [a, d])
  }
}
