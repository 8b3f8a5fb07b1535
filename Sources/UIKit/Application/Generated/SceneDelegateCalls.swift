import Foundation

// Written by Scripts/delegate-methods from UISceneDelegate.swift, which says more of each method.

// What happens without a method. One that only a subclass of the conforming class has is no witness in Swift,
// but it is heard: it is found by its name.
extension UISceneDelegate {
  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    _OptionalMethod("scene:willConnectTo:options:", of: self)?.call(
      scene, session, connectionOptions, as: Void.self)
  }
  public func sceneDidDisconnect(_ scene: UIScene) {
    _OptionalMethod("sceneDidDisconnect:", of: self)?.call(scene, as: Void.self)
  }
  public func sceneDidBecomeActive(_ scene: UIScene) {
    _OptionalMethod("sceneDidBecomeActive:", of: self)?.call(scene, as: Void.self)
  }
  public func sceneWillResignActive(_ scene: UIScene) {
    _OptionalMethod("sceneWillResignActive:", of: self)?.call(scene, as: Void.self)
  }
  public func sceneWillEnterForeground(_ scene: UIScene) {
    _OptionalMethod("sceneWillEnterForeground:", of: self)?.call(scene, as: Void.self)
  }
  public func sceneDidEnterBackground(_ scene: UIScene) {
    _OptionalMethod("sceneDidEnterBackground:", of: self)?.call(scene, as: Void.self)
  }
  public func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
    _OptionalMethod("scene:openURLContexts:", of: self)?.call(scene, URLContexts, as: Void.self)
  }
  public func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
    _OptionalMethod("stateRestorationActivityFor:", of: self)?.call(
      scene, as: (NSUserActivity?).self) ?? nil
  }
  public func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String) {
    _OptionalMethod("scene:willContinueUserActivityWithType:", of: self)?.call(
      scene, userActivityType, as: Void.self)
  }
  public func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
    _OptionalMethod("scene:continue:", of: self)?.call(scene, userActivity, as: Void.self)
  }
  public func scene(
    _ scene: UIScene, didFailToContinueUserActivityWithType userActivityType: String,
    error: any Error
  ) {
    _OptionalMethod("scene:didFailToContinueUserActivityWithType:error:", of: self)?.call(
      scene, userActivityType, error, as: Void.self)
  }
  public func scene(_ scene: UIScene, didUpdate userActivity: NSUserActivity) {
    _OptionalMethod("scene:didUpdate:", of: self)?.call(scene, userActivity, as: Void.self)
  }
}

// Optional calls: a property of the method's base name holds a value that is called with the method's labels.
// Where no answer would tell, nil says that the method is not there.
extension UISceneDelegate {
  @_disfavoredOverload
  public var scene: _SceneDelegateCalls.Scene? { .init(receiver: self) }
  @_disfavoredOverload
  public var sceneDidDisconnect: _OptionalDelegateCall<UIScene, Void>? {
    .init { self.sceneDidDisconnect($0) }
  }
  @_disfavoredOverload
  public var sceneDidBecomeActive: _OptionalDelegateCall<UIScene, Void>? {
    .init { self.sceneDidBecomeActive($0) }
  }
  @_disfavoredOverload
  public var sceneWillResignActive: _OptionalDelegateCall<UIScene, Void>? {
    .init { self.sceneWillResignActive($0) }
  }
  @_disfavoredOverload
  public var sceneWillEnterForeground: _OptionalDelegateCall<UIScene, Void>? {
    .init { self.sceneWillEnterForeground($0) }
  }
  @_disfavoredOverload
  public var sceneDidEnterBackground: _OptionalDelegateCall<UIScene, Void>? {
    .init { self.sceneDidEnterBackground($0) }
  }
  @_disfavoredOverload
  public var stateRestorationActivity: _SceneDelegateCalls.StateRestorationActivity? {
    .init(receiver: self)
  }
}

/// The optional methods of `UISceneDelegate` that have labels, as callable values.
public enum _SceneDelegateCalls {
  /// What `scene` names: called with the labels of any optional method of that name.
  @preconcurrency @MainActor
  public struct Scene {
    let receiver: any UISceneDelegate

    public func callAsFunction(
      _ scene: UIScene, willConnectTo session: UISceneSession,
      options connectionOptions: UIScene.ConnectionOptions
    ) { receiver.scene(scene, willConnectTo: session, options: connectionOptions) }
    public func callAsFunction(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)
    { receiver.scene(scene, openURLContexts: URLContexts) }
    public func callAsFunction(
      _ scene: UIScene, willContinueUserActivityWithType userActivityType: String
    ) { receiver.scene(scene, willContinueUserActivityWithType: userActivityType) }
    public func callAsFunction(_ scene: UIScene, continue userActivity: NSUserActivity) {
      receiver.scene(scene, continue: userActivity)
    }
    public func callAsFunction(
      _ scene: UIScene, didFailToContinueUserActivityWithType userActivityType: String,
      error: any Error
    ) {
      receiver.scene(scene, didFailToContinueUserActivityWithType: userActivityType, error: error)
    }
    public func callAsFunction(_ scene: UIScene, didUpdate userActivity: NSUserActivity) {
      receiver.scene(scene, didUpdate: userActivity)
    }
  }

  /// What `stateRestorationActivity` names: called with the labels of any optional method of that name.
  @preconcurrency @MainActor
  public struct StateRestorationActivity {
    let receiver: any UISceneDelegate

    @discardableResult
    public func callAsFunction(for scene: UIScene) -> NSUserActivity? {
      receiver.stateRestorationActivity(for: scene)
    }
  }
}
