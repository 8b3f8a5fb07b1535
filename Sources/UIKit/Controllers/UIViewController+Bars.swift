extension UIViewController {
  public var navigationController: UINavigationController? {
    enclosing(UINavigationController.self)
  }

  public var tabBarController: UITabBarController? { enclosing(UITabBarController.self) }

  func titleDidChange() {
    navigationItem.title = title
    tabBarItem.title = title
  }
}
