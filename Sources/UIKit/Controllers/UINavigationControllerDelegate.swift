public import Foundation

/// Hears of a navigation controller's stack; every method is optional.
@preconcurrency @MainActor
public protocol UINavigationControllerDelegate: NSObjectProtocol {
  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool)
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool)
}

extension UINavigationControllerDelegate {
  public func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {
    _OptionalMethod("navigationController:willShow:animated:", of: self)?.call(
      navigationController, viewController, animated, as: Void.self)
  }
  public func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    _OptionalMethod("navigationController:didShow:animated:", of: self)?.call(
      navigationController, viewController, animated, as: Void.self)
  }
}
