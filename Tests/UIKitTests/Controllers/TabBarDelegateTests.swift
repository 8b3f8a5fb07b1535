import DarkroomUIKit
import Foundation
import Testing

/// A controller of tabs is the delegate of its bar, and subclasses override what it hears.
@MainActor
struct TabBarDelegateTests {
  private final class Tabs: UITabBarController {
    var heard: [(title: String?, selection: Int)] = []

    override func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
      super.tabBar(tabBar, didSelect: item)
      heard.append((item.title, selectedIndex))
    }
  }

  /// As on iOS, where `selectedIndex` is still that of the tab before.
  @Test func aTapIsHeardBeforeTheSelectionChanges() throws {
    let tabs = Tabs()
    tabs.viewControllers = ["A", "B"].map {
      let controller = UIViewController()
      controller.tabBarItem.title = $0
      return controller
    }
    #expect(tabs.tabBar.delegate === tabs)
    tabs.loadViewIfNeeded()
    tabs.view.layoutIfNeeded()
    let buttons = tabs.tabBar.subviews.compactMap { $0 as? UIControl }
    try #require(buttons.last).sendActions(for: .touchUpInside)

    #expect(tabs.heard.map(\.title) == ["B"] && tabs.heard.map(\.selection) == [0])
    #expect(tabs.selectedIndex == 1)
    tabs.selectedIndex = 0
    #expect(tabs.heard.count == 1, "code that selects is not heard")
  }
}
