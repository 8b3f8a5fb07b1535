import DarkroomUIKit
import Testing

/// Tabs as objects, as developer.apple.com/documentation/uikit/uitab describes them.
@MainActor
struct TabTests {
  private func tab(_ title: String) -> UITab {
    UITab(title: title, image: UIImage(systemName: "star"), identifier: title.lowercased()) {
      let controller = UIViewController()
      controller.title = "Page of \($0.identifier)"
      return controller
    }
  }

  private func shown(_ tabs: UITabBarController) -> [String?] {
    tabs.tabBar.items?.map(\.title) ?? []
  }

  @Test func tabsBringTheirControllersAndTheirItems() throws {
    let controller = UITabBarController(tabs: [tab("Home"), tab("Search")])
    let first = try #require(controller.tabs.first)

    #expect(shown(controller) == ["Home", "Search"])
    #expect(controller.viewControllers?.map(\.title) == ["Page of home", "Page of search"])
    #expect(controller.tabBar.items?.first?.image === first.image)
    #expect(first.tabBarController === controller)
    #expect(first.viewController?.tab === first)
    #expect(controller.tab(forIdentifier: "search") === controller.tabs.last)
    #expect(controller.tab(forIdentifier: "none") == nil)

    first.title = "Start"
    first.badgeValue = "3"
    #expect(shown(controller) == ["Start", "Search"])
    #expect(controller.tabBar.items?.first?.badgeValue == "3")
  }

  @Test func theSelectionIsATab() {
    let controller = UITabBarController(tabs: [tab("Home"), tab("Search")])
    var heard = 0
    let observation = controller.tabBar.observe(\.selectedItem) { _, _ in heard += 1 }
    #expect(controller.selectedTab?.identifier == "home")

    controller.selectedTab = controller.tabs[1]
    #expect(controller.selectedIndex == 1 && heard == 1)
    controller.selectedTab = nil
    controller.selectedTab = tab("Other")
    #expect(controller.selectedTab?.identifier == "search")
    observation.invalidate()
  }

  @Test func aHiddenTabHasNoItem() {
    let controller = UITabBarController(tabs: [tab("Home"), tab("Search"), tab("More")])
    controller.tabs[1].isHidden = true
    #expect(shown(controller) == ["Home", "More"])
    #expect(controller.tabs.count == 3)

    controller.tabs[1].isHidden = false
    #expect(shown(controller) == ["Home", "Search", "More"])
  }

  @Test func controllersSetByThemselvesHaveNoTab() {
    let tab = tab("Home")
    let controller = UITabBarController(tabs: [tab])
    controller.viewControllers = [UIViewController()]

    #expect(controller.tabs.isEmpty && controller.selectedTab == nil)
    #expect(tab.tabBarController == nil)
  }

  private final class Judge: NSObject, UITabBarControllerDelegate {
    var heard: [String] = []
    var isWilling = true

    func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab)
      -> Bool
    {
      heard.append("should \(tab.identifier)")
      return isWilling
    }
    func tabBarController(
      _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?
    ) {
      heard.append("did \(selectedTab.identifier) after \(previousTab?.identifier ?? "nothing")")
    }
  }

  @Test func theDelegateIsAskedAndTold() throws {
    let (controller, judge) = (UITabBarController(tabs: [tab("Home"), tab("Search")]), Judge())
    controller.delegate = judge
    controller.loadViewIfNeeded()
    controller.view.layoutIfNeeded()
    let buttons = controller.tabBar.subviews.compactMap { $0 as? UIControl }
    try #require(buttons.last).sendActions(for: .touchUpInside)
    judge.isWilling = false
    try #require(buttons.first).sendActions(for: .touchUpInside)

    #expect(judge.heard == ["should search", "did search after home", "should home"])
    #expect(controller.selectedTab?.identifier == "search")
  }
}
