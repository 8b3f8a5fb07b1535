public import Foundation

/// Headless: nothing calls it, except tests.
@preconcurrency @MainActor
public protocol UIApplicationDelegate: _WindowDelegate {
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  func applicationDidBecomeActive(_ application: UIApplication)
  func applicationWillResignActive(_ application: UIApplication)
  func applicationDidEnterBackground(_ application: UIApplication)
  func applicationWillEnterForeground(_ application: UIApplication)
  func applicationWillTerminate(_ application: UIApplication)
  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  func applicationDidReceiveMemoryWarning(_ application: UIApplication)
  func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration
  func application(
    _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>)
  func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask
  func application(
    _ application: UIApplication, continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
  ) -> Bool
  func application(
    _ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data
  )
  func application(
    _ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error)
  func application(
    _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
    fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void)
  func application(
    _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void)
}

extension UIApplicationDelegate {
  /// Doubly optional, as on iOS, where a delegate need not have the property; nil too where it has no window.
  public var window: UIWindow?? { declaredWindow.map { $0 } }
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
      application, launchOptions, as: (Bool).self) ?? true
  }
  public func applicationDidReceiveMemoryWarning(_ application: UIApplication) {
    _OptionalMethod("applicationDidReceiveMemoryWarning:", of: self)?.call(
      application, as: (Void).self)
  }
  public func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool {
    _OptionalMethod("application:open:options:", of: self)?.call(app, url, options, as: (Bool).self)
      ?? false
  }
  public func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    _OptionalMethod("application:configurationForConnecting:options:", of: self)?.call(
      application, connectingSceneSession, options, as: (UISceneConfiguration).self)
      ?? UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
  }
  public func application(
    _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>
  ) {
    _OptionalMethod("application:didDiscardSceneSessions:", of: self)?.call(
      application, sceneSessions, as: (Void).self)
  }
  public func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask {
    _OptionalMethod("application:supportedInterfaceOrientationsFor:", of: self)?.call(
      application, window, as: (UIInterfaceOrientationMask).self) ?? .allButUpsideDown
  }
  public func application(
    _ application: UIApplication, continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
  ) -> Bool {
    _OptionalMethod("application:continue:restorationHandler:", of: self)?.call(
      application, userActivity, restorationHandler, as: (Bool).self) ?? false
  }
  public func application(
    _ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data
  ) {
    _OptionalMethod("application:didRegisterForRemoteNotificationsWithDeviceToken:", of: self)?
      .call(application, deviceToken, as: (Void).self)
  }
  public func application(
    _ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error
  ) {
    _OptionalMethod("application:didFailToRegisterForRemoteNotificationsWithError:", of: self)?
      .call(application, error, as: (Void).self)
  }
  public func application(
    _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
    fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
  ) {
    _OptionalMethod("application:didReceiveRemoteNotification:fetchCompletionHandler:", of: self)?
      .call(application, userInfo, completionHandler, as: (Void).self)
  }
  public func application(
    _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) {
    _OptionalMethod("application:performActionFor:completionHandler:", of: self)?.call(
      application, shortcutItem, completionHandler, as: (Void).self)
  }
}
