public import Foundation

/// How a scene is to be made.
@preconcurrency @MainActor
open class UISceneConfiguration: NSObject {
  public let name: String?
  public let role: UISceneSession.Role
  /// Recorded: no scene is made from it.
  open var sceneClass: AnyClass?
  /// Recorded: no delegate is made from it.
  open var delegateClass: AnyClass?

  public init(name: String?, sessionRole: UISceneSession.Role) {
    self.name = name
    role = sessionRole
    super.init()
  }
}

/// What lasts of a scene.
@preconcurrency @MainActor
open class UISceneSession: NSObject {
  public struct Role: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
    public static let windowExternalDisplayNonInteractive = Role(
      rawValue: "UIWindowSceneSessionRoleExternalDisplayNonInteractive")
  }

  static let main = UISceneSession()

  override init() { super.init() }

  open var scene: UIScene? { UIWindowScene.main }
  open var role: Role { .windowApplication }
  open var configuration: UISceneConfiguration {
    UISceneConfiguration(name: nil, sessionRole: role)
  }
  open var persistentIdentifier: String { "main" }
  open var userInfo: [String: Any]?
}

/// A URL that the application is asked to open.
@preconcurrency @MainActor
open class UIOpenURLContext: NSObject {
  public let url: URL

  package init(url: URL) {
    self.url = url
    super.init()
  }
}

/// The status bar, which nothing draws here: as high as the key window's upper safe area.
@preconcurrency @MainActor
open class UIStatusBarManager: NSObject {
  static let main = UIStatusBarManager()

  override init() { super.init() }

  open var statusBarStyle: UIStatusBarStyle { .default }
  open var isStatusBarHidden: Bool { statusBarFrame.height == 0 }
  open var statusBarFrame: CGRect {
    let window = UIApplication.shared.keyWindow
    return CGRect(
      x: 0, y: 0, width: window?.bounds.width ?? 0, height: window?.safeAreaInsets.top ?? 0)
  }
}

extension UIScene {
  /// What a scene is made with.
  @preconcurrency @MainActor
  open class ConnectionOptions: NSObject {
    public override init() { super.init() }

    open var urlContexts: Set<UIOpenURLContext> { [] }
    open var sourceApplication: String? { nil }
  }

  public var session: UISceneSession { .main }

  nonisolated public static let willConnectNotification = NSNotification.Name(
    "UISceneWillConnectNotification")
  nonisolated public static let didActivateNotification = NSNotification.Name(
    "UISceneDidActivateNotification")
  nonisolated public static let willDeactivateNotification = NSNotification.Name(
    "UISceneWillDeactivateNotification")
  nonisolated public static let didEnterBackgroundNotification = NSNotification.Name(
    "UISceneDidEnterBackgroundNotification")
  nonisolated public static let willEnterForegroundNotification = NSNotification.Name(
    "UISceneWillEnterForegroundNotification")
  nonisolated public static let didDisconnectNotification = NSNotification.Name(
    "UISceneDidDisconnectNotification")
}

extension UIWindowScene {
  public var statusBarManager: UIStatusBarManager? { .main }
}
