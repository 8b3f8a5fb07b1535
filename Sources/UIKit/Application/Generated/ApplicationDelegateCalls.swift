public import Foundation

// Written by Scripts/delegate-methods from UIApplicationDelegate.swift, which says more of each method.

// What happens without a method. One that only a subclass of the conforming class has is no witness in Swift,
// but it is heard: it is found by its name.
extension UIApplicationDelegate {
  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    _OptionalMethod("application:didFinishLaunchingWithOptions:", of: self)?.call(
      application, launchOptions, as: Bool.self) ?? true
  }
  public func applicationDidBecomeActive(_ application: UIApplication) {
    _OptionalMethod("applicationDidBecomeActive:", of: self)?.call(application, as: Void.self)
  }
  public func applicationWillResignActive(_ application: UIApplication) {
    _OptionalMethod("applicationWillResignActive:", of: self)?.call(application, as: Void.self)
  }
  public func applicationDidEnterBackground(_ application: UIApplication) {
    _OptionalMethod("applicationDidEnterBackground:", of: self)?.call(application, as: Void.self)
  }
  public func applicationWillEnterForeground(_ application: UIApplication) {
    _OptionalMethod("applicationWillEnterForeground:", of: self)?.call(application, as: Void.self)
  }
  public func applicationWillTerminate(_ application: UIApplication) {
    _OptionalMethod("applicationWillTerminate:", of: self)?.call(application, as: Void.self)
  }
  public func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    _OptionalMethod("application:willFinishLaunchingWithOptions:", of: self)?.call(
      application, launchOptions, as: Bool.self) ?? true
  }
  public func applicationDidReceiveMemoryWarning(_ application: UIApplication) {
    _OptionalMethod("applicationDidReceiveMemoryWarning:", of: self)?.call(
      application, as: Void.self)
  }
  public func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool {
    _OptionalMethod("application:open:options:", of: self)?.call(app, url, options, as: Bool.self)
      ?? false
  }
  public func application(_ application: UIApplication, handleOpen url: URL) -> Bool {
    _OptionalMethod("application:handleOpen:", of: self)?.call(application, url, as: Bool.self)
      ?? false
  }
  public func application(
    _ application: UIApplication, open url: URL, sourceApplication: String?, annotation: Any
  ) -> Bool {
    _OptionalMethod("application:open:sourceApplication:annotation:", of: self)?.call(
      application, url, sourceApplication, annotation, as: Bool.self) ?? false
  }
  public func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    _OptionalMethod("application:configurationForConnecting:options:", of: self)?.call(
      application, connectingSceneSession, options, as: UISceneConfiguration.self)
      ?? UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
  }
  public func application(
    _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>
  ) {
    _OptionalMethod("application:didDiscardSceneSessions:", of: self)?.call(
      application, sceneSessions, as: Void.self)
  }
  public func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask {
    _OptionalMethod("application:supportedInterfaceOrientationsFor:", of: self)?.call(
      application, window, as: UIInterfaceOrientationMask.self) ?? .allButUpsideDown
  }
  public func application(
    _ application: UIApplication, continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
  ) -> Bool {
    _OptionalMethod("application:continue:restorationHandler:", of: self)?.call(
      application, userActivity, restorationHandler, as: Bool.self) ?? false
  }
  public func application(
    _ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data
  ) {
    _OptionalMethod("application:didRegisterForRemoteNotificationsWithDeviceToken:", of: self)?
      .call(application, deviceToken, as: Void.self)
  }
  public func application(
    _ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error
  ) {
    _OptionalMethod("application:didFailToRegisterForRemoteNotificationsWithError:", of: self)?
      .call(application, error, as: Void.self)
  }
  public func application(
    _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
    fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
  ) {
    _OptionalMethod("application:didReceiveRemoteNotification:fetchCompletionHandler:", of: self)?
      .call(application, userInfo, completionHandler, as: Void.self)
  }
  public func application(
    _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) {
    _OptionalMethod("application:performActionFor:completionHandler:", of: self)?.call(
      application, shortcutItem, completionHandler, as: Void.self)
  }
  public func applicationDidFinishLaunching(_ application: UIApplication) {
    _OptionalMethod("applicationDidFinishLaunching:", of: self)?.call(application, as: Void.self)
  }
  public func applicationSignificantTimeChange(_ application: UIApplication) {
    _OptionalMethod("applicationSignificantTimeChange:", of: self)?.call(application, as: Void.self)
  }
  public func applicationProtectedDataWillBecomeUnavailable(_ application: UIApplication) {
    _OptionalMethod("applicationProtectedDataWillBecomeUnavailable:", of: self)?.call(
      application, as: Void.self)
  }
  public func applicationProtectedDataDidBecomeAvailable(_ application: UIApplication) {
    _OptionalMethod("applicationProtectedDataDidBecomeAvailable:", of: self)?.call(
      application, as: Void.self)
  }
  public func application(
    _ application: UIApplication, handleEventsForBackgroundURLSession identifier: String,
    completionHandler: @escaping () -> Void
  ) {
    _OptionalMethod("application:handleEventsForBackgroundURLSession:completionHandler:", of: self)?
      .call(application, identifier, completionHandler, as: Void.self)
  }
  public func application(
    _ application: UIApplication,
    performFetchWithCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
  ) {
    _OptionalMethod("application:performFetchWithCompletionHandler:", of: self)?.call(
      application, completionHandler, as: Void.self)
  }
  public func application(
    _ application: UIApplication, willContinueUserActivityWithType userActivityType: String
  ) -> Bool {
    _OptionalMethod("application:willContinueUserActivityWithType:", of: self)?.call(
      application, userActivityType, as: Bool.self) ?? false
  }
  public func application(
    _ application: UIApplication, didFailToContinueUserActivityWithType userActivityType: String,
    error: any Error
  ) {
    _OptionalMethod("application:didFailToContinueUserActivityWithType:error:", of: self)?.call(
      application, userActivityType, error, as: Void.self)
  }
  public func application(_ application: UIApplication, didUpdate userActivity: NSUserActivity) {
    _OptionalMethod("application:didUpdate:", of: self)?.call(
      application, userActivity, as: Void.self)
  }
  public func application(
    _ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder
  ) -> Bool {
    _OptionalMethod("application:shouldSaveSecureApplicationState:", of: self)?.call(
      application, coder, as: Bool.self) ?? false
  }
  public func application(
    _ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder
  ) -> Bool {
    _OptionalMethod("application:shouldRestoreSecureApplicationState:", of: self)?.call(
      application, coder, as: Bool.self) ?? false
  }
}

// Optional calls: a property of the method's base name holds a value that is called with the method's labels.
// Where no answer would tell, nil says that the method is not there.
extension UIApplicationDelegate {
  @_disfavoredOverload
  public var application: _ApplicationDelegateCalls.Application? { .init(receiver: self) }
  @_disfavoredOverload
  public var applicationDidBecomeActive: _OptionalDelegateCall<UIApplication, Void>? {
    .init { self.applicationDidBecomeActive($0) }
  }
  @_disfavoredOverload
  public var applicationWillResignActive: _OptionalDelegateCall<UIApplication, Void>? {
    .init { self.applicationWillResignActive($0) }
  }
  @_disfavoredOverload
  public var applicationDidEnterBackground: _OptionalDelegateCall<UIApplication, Void>? {
    .init { self.applicationDidEnterBackground($0) }
  }
  @_disfavoredOverload
  public var applicationWillEnterForeground: _OptionalDelegateCall<UIApplication, Void>? {
    .init { self.applicationWillEnterForeground($0) }
  }
  @_disfavoredOverload
  public var applicationWillTerminate: _OptionalDelegateCall<UIApplication, Void>? {
    .init { self.applicationWillTerminate($0) }
  }
  @_disfavoredOverload
  public var applicationDidReceiveMemoryWarning: _OptionalDelegateCall<UIApplication, Void>? {
    .init { self.applicationDidReceiveMemoryWarning($0) }
  }
  @_disfavoredOverload
  public var applicationDidFinishLaunching: _OptionalDelegateCall<UIApplication, Void>? {
    .init { self.applicationDidFinishLaunching($0) }
  }
  @_disfavoredOverload
  public var applicationSignificantTimeChange: _OptionalDelegateCall<UIApplication, Void>? {
    .init { self.applicationSignificantTimeChange($0) }
  }
  @_disfavoredOverload
  public var applicationProtectedDataWillBecomeUnavailable:
    _OptionalDelegateCall<UIApplication, Void>?
  {
    .init { self.applicationProtectedDataWillBecomeUnavailable($0) }
  }
  @_disfavoredOverload
  public var applicationProtectedDataDidBecomeAvailable: _OptionalDelegateCall<UIApplication, Void>?
  {
    .init { self.applicationProtectedDataDidBecomeAvailable($0) }
  }
}

/// The optional methods of `UIApplicationDelegate` that have labels, as callable values.
public enum _ApplicationDelegateCalls {
  /// What `application` names: called with the labels of any optional method of that name.
  @preconcurrency @MainActor
  public struct Application {
    let receiver: any UIApplicationDelegate

    @discardableResult
    public func callAsFunction(
      _ application: UIApplication,
      didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool { receiver.application(application, didFinishLaunchingWithOptions: launchOptions) }
    @discardableResult
    public func callAsFunction(
      _ application: UIApplication,
      willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool { receiver.application(application, willFinishLaunchingWithOptions: launchOptions) }
    @discardableResult
    public func callAsFunction(
      _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
    ) -> Bool { receiver.application(app, open: url, options: options) }
    @discardableResult
    public func callAsFunction(_ application: UIApplication, handleOpen url: URL) -> Bool {
      receiver.application(application, handleOpen: url)
    }
    @discardableResult
    public func callAsFunction(
      _ application: UIApplication, open url: URL, sourceApplication: String?, annotation: Any
    ) -> Bool {
      receiver.application(
        application, open: url, sourceApplication: sourceApplication, annotation: annotation)
    }
    @discardableResult
    public func callAsFunction(
      _ application: UIApplication,
      configurationForConnecting connectingSceneSession: UISceneSession,
      options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
      receiver.application(
        application, configurationForConnecting: connectingSceneSession, options: options)
    }
    public func callAsFunction(
      _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>
    ) { receiver.application(application, didDiscardSceneSessions: sceneSessions) }
    @discardableResult
    public func callAsFunction(
      _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
    ) -> UIInterfaceOrientationMask {
      receiver.application(application, supportedInterfaceOrientationsFor: window)
    }
    @discardableResult
    public func callAsFunction(
      _ application: UIApplication, continue userActivity: NSUserActivity,
      restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
    ) -> Bool {
      receiver.application(
        application, continue: userActivity, restorationHandler: restorationHandler)
    }
    public func callAsFunction(
      _ application: UIApplication,
      didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data
    ) {
      receiver.application(
        application, didRegisterForRemoteNotificationsWithDeviceToken: deviceToken)
    }
    public func callAsFunction(
      _ application: UIApplication,
      didFailToRegisterForRemoteNotificationsWithError error: any Error
    ) { receiver.application(application, didFailToRegisterForRemoteNotificationsWithError: error) }
    public func callAsFunction(
      _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
      fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
    ) {
      receiver.application(
        application, didReceiveRemoteNotification: userInfo,
        fetchCompletionHandler: completionHandler)
    }
    public func callAsFunction(
      _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
      completionHandler: @escaping (Bool) -> Void
    ) {
      receiver.application(
        application, performActionFor: shortcutItem, completionHandler: completionHandler)
    }
    public func callAsFunction(
      _ application: UIApplication, handleEventsForBackgroundURLSession identifier: String,
      completionHandler: @escaping () -> Void
    ) {
      receiver.application(
        application, handleEventsForBackgroundURLSession: identifier,
        completionHandler: completionHandler)
    }
    public func callAsFunction(
      _ application: UIApplication,
      performFetchWithCompletionHandler completionHandler:
        @escaping (UIBackgroundFetchResult) -> Void
    ) { receiver.application(application, performFetchWithCompletionHandler: completionHandler) }
    @discardableResult
    public func callAsFunction(
      _ application: UIApplication, willContinueUserActivityWithType userActivityType: String
    ) -> Bool {
      receiver.application(application, willContinueUserActivityWithType: userActivityType)
    }
    public func callAsFunction(
      _ application: UIApplication, didFailToContinueUserActivityWithType userActivityType: String,
      error: any Error
    ) {
      receiver.application(
        application, didFailToContinueUserActivityWithType: userActivityType, error: error)
    }
    public func callAsFunction(_ application: UIApplication, didUpdate userActivity: NSUserActivity)
    { receiver.application(application, didUpdate: userActivity) }
    @discardableResult
    public func callAsFunction(
      _ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder
    ) -> Bool { receiver.application(application, shouldSaveSecureApplicationState: coder) }
    @discardableResult
    public func callAsFunction(
      _ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder
    ) -> Bool { receiver.application(application, shouldRestoreSecureApplicationState: coder) }
  }
}
