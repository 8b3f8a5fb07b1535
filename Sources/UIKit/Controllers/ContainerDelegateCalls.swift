// `delegate?.navigationController?(…)`, `delegate?.tabBarController?(…)`: optional calls of the optional methods that
// containers call on their delegates.

extension UINavigationControllerDelegate {
  public var navigationController: _ContainerDelegateCalls.NavigationController? {
    .init(receiver: self)
  }
}

extension UITabBarControllerDelegate {
  public var tabBarController: _ContainerDelegateCalls.TabBarController? { .init(receiver: self) }
}

/// The optional methods of `UINavigationControllerDelegate` and `UITabBarControllerDelegate` as callable values.
public enum _ContainerDelegateCalls {
  /// What `navigationController` names: called with the labels of any optional method of that base
  /// name.
  @preconcurrency @MainActor
  public struct NavigationController {
    let receiver: any UINavigationControllerDelegate

    public func callAsFunction(
      _ controller: UINavigationController, willShow viewController: UIViewController,
      animated: Bool
    ) { receiver.navigationController(controller, willShow: viewController, animated: animated) }
    public func callAsFunction(
      _ controller: UINavigationController, didShow viewController: UIViewController,
      animated: Bool
    ) { receiver.navigationController(controller, didShow: viewController, animated: animated) }
  }

  /// What `tabBarController` names: called with the labels of any optional method of that base
  /// name.
  @preconcurrency @MainActor
  public struct TabBarController {
    let receiver: any UITabBarControllerDelegate

    @discardableResult
    public func callAsFunction(
      _ controller: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool? { receiver.tabBarController(controller, shouldSelect: viewController) }
    public func callAsFunction(
      _ controller: UITabBarController, didSelect viewController: UIViewController
    ) { receiver.tabBarController(controller, didSelect: viewController) }
  }
}
