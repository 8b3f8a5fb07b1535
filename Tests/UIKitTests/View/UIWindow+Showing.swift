import DarkroomUIKit

extension UIWindow {
  /// Makes `controller` the root of the key window, laid out.
  func show(_ controller: UIViewController) {
    rootViewController = controller
    makeKeyAndVisible()
    layoutIfNeeded()
  }
}
