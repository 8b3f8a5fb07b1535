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
        "root willDisappear", "top willAppear", "top didAppear", "root didDisappear",
      ])
    #expect(
      popped.filter { $0.hasSuffix("ppear") } == [
        "top willDisappear", "root willAppear", "root didAppear", "top didDisappear",
      ])
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
}
