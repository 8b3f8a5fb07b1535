public import Foundation

/// Decides about a tab bar controller's selection; every method is optional.
@preconcurrency @MainActor
public protocol UITabBarControllerDelegate: NSObjectProtocol {
  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool
  func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController)
}

extension UITabBarControllerDelegate {
  public func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool {
    _OptionalMethod("tabBarController:shouldSelect:", of: self)?.call(
      tabBarController, viewController, as: Bool.self) ?? true
  }
  public func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) {
    _OptionalMethod("tabBarController:didSelect:", of: self)?.call(
      tabBarController, viewController, as: Void.self)
  }
}
