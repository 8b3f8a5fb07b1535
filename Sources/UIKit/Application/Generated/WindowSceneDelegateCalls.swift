// Written by Scripts/delegate-methods from UIWindowSceneDelegate.swift, which says more of each method.

// What happens without a method. One that only a subclass of the conforming class has is no witness in Swift,
// but it is heard: it is found by its name.
extension UIWindowSceneDelegate {
  public func windowScene(
    _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace,
    interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
    traitCollection previousTraitCollection: UITraitCollection
  ) {
    _OptionalMethod("windowScene:didUpdate:interfaceOrientation:traitCollection:", of: self)?.call(
      windowScene, previousCoordinateSpace, previousInterfaceOrientation, previousTraitCollection,
      as: Void.self)
  }
  public func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) {
    _OptionalMethod("windowScene:performActionFor:completionHandler:", of: self)?.call(
      windowScene, shortcutItem, completionHandler, as: Void.self)
  }
}

// Optional calls: a property of the method's base name holds a value that is called with the method's labels.
// Where no answer would tell, nil says that the method is not there.
extension UIWindowSceneDelegate {
  @_disfavoredOverload
  public var windowScene: _WindowSceneDelegateCalls.WindowScene? { .init(receiver: self) }
}

/// The optional methods of `UIWindowSceneDelegate` that have labels, as callable values.
public enum _WindowSceneDelegateCalls {
  /// What `windowScene` names: called with the labels of any optional method of that name.
  @preconcurrency @MainActor
  public struct WindowScene {
    let receiver: any UIWindowSceneDelegate

    public func callAsFunction(
      _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace,
      interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
      traitCollection previousTraitCollection: UITraitCollection
    ) {
      receiver.windowScene(
        windowScene, didUpdate: previousCoordinateSpace,
        interfaceOrientation: previousInterfaceOrientation, traitCollection: previousTraitCollection
      )
    }
    public func callAsFunction(
      _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
      completionHandler: @escaping (Bool) -> Void
    ) {
      receiver.windowScene(
        windowScene, performActionFor: shortcutItem, completionHandler: completionHandler)
    }
  }
}
