/// The object that a window scene notifies of its life cycle.
///
/// Here only tests call its methods.
@preconcurrency @MainActor
public protocol UIWindowSceneDelegate: UISceneDelegate, _WindowDelegate {
  func windowScene(
    _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace,
    interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
    traitCollection previousTraitCollection: UITraitCollection)
  func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void)
}

extension UIWindowSceneDelegate {
  /// The window of the delegate.
  ///
  /// It is doubly optional, as on iOS, where a delegate need not have the property; here it is nil as well if the
  /// delegate has no window.
  public var window: UIWindow?? { declaredWindow.map { $0 } }
}
