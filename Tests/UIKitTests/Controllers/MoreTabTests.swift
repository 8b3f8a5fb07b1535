import DarkroomUIKit
import Foundation
import Testing

/// More controllers than fit into the bar: four tabs and More.
///
/// Apple, "UITabBarController", "moreNavigationController" and "selectedIndex" ("if the selected view controller is
/// currently the More navigation controller, this property contains the value NSNotFound"). That a navigation
/// controller is empty while the More tab shows it is in QMUI/QMUIDemo_iOS#75, with its index as the selected one.
@MainActor
struct MoreTabTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  private let tabs = UITabBarController()
  private let controllers = (0..<7).map { index in
    let controller = UIViewController()
    controller.title = "Tab \(index)"
    return controller
  }

  init() {
    tabs.viewControllers = controllers
    window.rootViewController = tabs
    window.isHidden = false
    window.layoutIfNeeded()
  }

  private func tap(_ place: Int) throws {
    let buttons = tabs.tabBar.subviews.compactMap { $0 as? UIControl }
    try #require(buttons.indices.contains(place))
    buttons[place].sendActions(for: .touchUpInside)
    window.layoutIfNeeded()
  }

  private var list: UITableViewController? {
    tabs.moreNavigationController.viewControllers.first as? UITableViewController
  }

  @Test func fiveTabsFit() {
    let tabs = UITabBarController()
    tabs.viewControllers = Array(controllers.prefix(5))
    #expect(tabs.tabBar.items?.map(\.title) == (0..<5).map { "Tab \($0)" })
    #expect(tabs.moreNavigationController.parent == nil)
  }

  @Test func theFirstFourHaveATabOfTheirOwn() {
    #expect(tabs.tabBar.items?.map(\.title) == ["Tab 0", "Tab 1", "Tab 2", "Tab 3", "More"])
    #expect(tabs.viewControllers?.count == 7 && tabs.selectedIndex == 0)
    #expect(controllers.allSatisfy { $0.tabBarController === tabs })
    #expect(tabs.moreNavigationController.tabBarController === tabs)
  }

  @Test func theMoreTabListsTheOthers() throws {
    try tap(4)
    #expect(tabs.selectedIndex == NSNotFound)
    #expect(tabs.selectedViewController === tabs.moreNavigationController)
    #expect(tabs.tabBar.selectedItem?.title == "More")
    let table = try #require(list?.tableView)
    #expect(table.window === window && list?.title == "More")
    #expect(table.visibleCells.map { $0.textLabel?.text } == ["Tab 4", "Tab 5", "Tab 6"])
    #expect(list?.navigationItem.rightBarButtonItem != nil)
    tabs.customizableViewControllers = nil
    #expect(list?.navigationItem.rightBarButtonItem == nil)
  }

  @Test func aRowShowsItsController() throws {
    try tap(4)
    let table = try #require(list?.tableView)
    table.delegate?.tableView?(table, didSelectRowAt: IndexPath(row: 1, section: 0))
    window.layoutIfNeeded()

    #expect(tabs.selectedIndex == 5 && tabs.selectedViewController === controllers[5])
    #expect(controllers[5].navigationController === tabs.moreNavigationController)
    #expect(controllers[5].view.window === window && controllers[5].tabBarController === tabs)

    try tap(1)
    #expect(tabs.selectedIndex == 1 && controllers[5].viewIfLoaded?.window == nil)
    try tap(4)
    #expect(tabs.selectedIndex == 5)
    try tap(4)
    #expect(tabs.selectedIndex == NSNotFound && controllers[5].parent === tabs)
    #expect(tabs.viewControllers?.count == 7)
  }

  @Test func codeSelectsWhatHasNoTab() {
    tabs.selectedIndex = 6
    window.layoutIfNeeded()
    #expect(tabs.selectedViewController === controllers[6])
    #expect(tabs.moreNavigationController.viewControllers.map(\.title) == ["More", "Tab 6"])
    #expect(controllers[6].view.window === window)

    tabs.selectedViewController = controllers[4]
    #expect(tabs.selectedIndex == 4 && controllers[6].parent === tabs)
    tabs.selectedViewController = tabs.moreNavigationController
    #expect(tabs.selectedIndex == NSNotFound)
    tabs.selectedIndex = 0
    #expect(tabs.selectedViewController === controllers[0])
  }

  @Test func aNavigationControllerIsEmptyWhileTheMoreTabShowsIt() {
    let root = UIViewController()
    root.title = "Root"
    let navigation = UINavigationController(rootViewController: root)
    tabs.viewControllers = Array(controllers.prefix(5)) + [navigation]
    tabs.selectedIndex = 5
    window.layoutIfNeeded()
    #expect(tabs.selectedViewController === navigation && navigation.viewControllers.isEmpty)
    #expect(root.navigationController === tabs.moreNavigationController)
    #expect(root.view.window === window)

    tabs.moreNavigationController.popViewController(animated: false)
    #expect(tabs.selectedIndex == NSNotFound && navigation.viewControllers == [root])
    #expect(root.navigationController === navigation && navigation.parent === tabs)
  }

  @Test func fewerControllersNeedNoMoreTab() {
    tabs.selectedIndex = 5
    tabs.viewControllers = [controllers[5], controllers[0]]
    window.layoutIfNeeded()
    #expect(tabs.tabBar.items?.map(\.title) == ["Tab 5", "Tab 0"])
    #expect(tabs.selectedIndex == 0 && controllers[5].parent === tabs)
    #expect(controllers[5].view.window === window)
    #expect(tabs.moreNavigationController.parent == nil)
  }

  @Test func aControllerThatLeavesTheMoreTabLosesItsPlace() {
    tabs.selectedIndex = 5
    let other = UIViewController()
    other.addChild(controllers[5])
    #expect(controllers[5].parent === other && tabs.viewControllers?.count == 6)
    #expect(tabs.children.contains { $0 === controllers[5] } == false)
  }

  @Test func moreTabsFitIntoARegularWidth() {
    let parent = UIViewController()
    parent.addChild(tabs)
    parent.setOverrideTraitCollection(
      UITraitCollection(horizontalSizeClass: .regular), forChild: tabs)
    #expect(tabs.tabBar.items?.count == 7)
    parent.setOverrideTraitCollection(
      UITraitCollection(horizontalSizeClass: .compact), forChild: tabs)
    #expect(tabs.tabBar.items?.count == 5)
  }
}
