extension UITabBarController {
  /// Creates a controller with tabs; their providers are called at once.
  public convenience init(tabs: [UITab]) {
    self.init(nibName: nil, bundle: nil)
    self.tabs = tabs
  }

  /// The tab with the identifier; nil if there is none.
  public func tab(forIdentifier identifier: String) -> UITab? {
    tabs.first { $0.identifier == identifier }
  }

  /// Replaces the tabs, and with them the controllers.
  func replaceTabs(with new: [UITab]) {
    for tab in givenTabs { tab.tabBarController = nil }
    givenTabs = new
    for tab in new { tab.tabBarController = self }
    tabsDidChange()
  }

  /// Shows the controllers of the tabs that aren't hidden.
  func tabsDidChange() {
    replaceControllers(with: givenTabs.filter { !$0.isHidden }.compactMap(\.viewController))
  }

  /// The tab whose controller is `controller`; nil if it was given without a tab.
  func tab(of controller: UIViewController?) -> UITab? {
    controller.flatMap { controller in givenTabs.first { $0.viewController === controller } }
  }
}

extension UIViewController {
  /// The tab that shows the controller; nil if it has none.
  public var tab: UITab? { tabBarController?.tab(of: self) }
}
