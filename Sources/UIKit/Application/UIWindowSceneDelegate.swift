/// Headless: nothing calls it, except tests.
@preconcurrency @MainActor
public protocol UIWindowSceneDelegate: UISceneDelegate, _WindowDelegate {}

extension UIWindowSceneDelegate {
  /// Doubly optional, as on iOS, where a delegate need not have the property; nil too where it has no window.
  public var window: UIWindow?? { declaredWindow.map { $0 } }
}
