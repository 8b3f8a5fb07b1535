public import Foundation

/// What lasts of a scene.
@preconcurrency @MainActor
open class UISceneSession: NSObject {
  /// The role of a scene: windows of the app, or an external display.
  public struct Role: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
    public static let windowExternalDisplayNonInteractive = Role(
      rawValue: "UIWindowSceneSessionRoleExternalDisplayNonInteractive")
  }

  static let main = UISceneSession()

  override init() { super.init() }

  /// Always the one scene of the test process.
  open var scene: UIScene? { UIWindowScene.main }
  /// Always that of an app's window.
  open var role: Role { .windowApplication }
  /// A configuration without a name or classes, since no scene manifest is read.
  open var configuration: UISceneConfiguration {
    UISceneConfiguration(name: nil, sessionRole: role)
  }
  /// Always "main".
  open var persistentIdentifier: String { "main" }
  /// What was stored; it is lost when the process ends.
  open var userInfo: [String: Any]?
}

extension UIScene {
  /// What a scene is made with.
  @preconcurrency @MainActor
  open class ConnectionOptions: NSObject {
    public override init() { super.init() }

    /// Always empty.
    open var urlContexts: Set<UIOpenURLContext> { [] }
    /// Always nil.
    open var sourceApplication: String? { nil }
  }

  /// The only session.
  public var session: UISceneSession { .main }

  /// Headless: never posted.
  nonisolated public static let willConnectNotification = NSNotification.Name(
    "UISceneWillConnectNotification")
  /// Posted only by tests; an `App` that gets it takes `scenePhase` as active.
  nonisolated public static let didActivateNotification = NSNotification.Name(
    "UISceneDidActivateNotification")
  /// Posted only by tests; an `App` that gets it takes `scenePhase` as inactive.
  nonisolated public static let willDeactivateNotification = NSNotification.Name(
    "UISceneWillDeactivateNotification")
  /// Posted only by tests; an `App` that gets it takes `scenePhase` as background.
  nonisolated public static let didEnterBackgroundNotification = NSNotification.Name(
    "UISceneDidEnterBackgroundNotification")
  /// Posted only by tests; an `App` that gets it takes `scenePhase` as inactive.
  nonisolated public static let willEnterForegroundNotification = NSNotification.Name(
    "UISceneWillEnterForegroundNotification")
  /// Headless: never posted.
  nonisolated public static let didDisconnectNotification = NSNotification.Name(
    "UISceneDidDisconnectNotification")
}

extension UIWindowScene {
  public var statusBarManager: UIStatusBarManager? { .main }
}
