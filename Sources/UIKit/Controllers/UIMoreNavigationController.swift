import Foundation

/// The stack of the More tab: the list of the controllers without a tab, and the one that was chosen from it.
final class UIMoreNavigationController: UINavigationController {
  let list: any MoreList
  private weak var tabs: UITabBarController?
  private var isChanging = false

  init(of tabs: UITabBarController) {
    self.tabs = tabs
    list = tabs.makeMoreList()
    super.init(nibName: nil, bundle: nil)
    setViewControllers([list], animated: false)
    tabBarItem = UITabBarItem(tabBarSystemItem: .more, tag: 0)
  }

  required init?(coder: NSCoder) { nil }

  override func setViewControllers(_ controllers: [UIViewController], animated: Bool) {
    takingBack { super.setViewControllers(controllers, animated: animated) }
  }

  override func popViewController(animated: Bool) -> UIViewController? {
    takingBack { super.popViewController(animated: animated) }
  }

  override func popToViewController(
    _ controller: UIViewController, animated: Bool
  ) -> [UIViewController]? {
    takingBack { super.popToViewController(controller, animated: animated) }
  }

  /// Returns the chosen controller to the tabs if only the list is left.
  private func takingBack<Result>(_ change: () -> Result) -> Result {
    let bottom = viewControllers.dropFirst().first
    isChanging = true
    let result = change()
    isChanging = false
    if viewControllers.count <= 1, let bottom { tabs?.takeBack(bottom) }
    return result
  }

  override func childHasLeft(_ child: UIViewController) {
    super.childHasLeft(child)
    if !isChanging, viewControllers.count <= 1 { tabs?.loseShownController() }
  }
}
