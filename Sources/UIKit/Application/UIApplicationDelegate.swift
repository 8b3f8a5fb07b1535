public import Foundation

/// Headless: nothing calls it, except tests.
@preconcurrency @MainActor
public protocol UIApplicationDelegate: NSObjectProtocol {
  var window: UIWindow? { get set }
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  func applicationDidBecomeActive(_ application: UIApplication)
  func applicationWillResignActive(_ application: UIApplication)
  func applicationDidEnterBackground(_ application: UIApplication)
  func applicationWillEnterForeground(_ application: UIApplication)
  func applicationWillTerminate(_ application: UIApplication)
}

extension UIApplicationDelegate {
  public var window: UIWindow? {
    get { nil }
    set {}
  }
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
}
