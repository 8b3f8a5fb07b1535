public import DarkroomCoreGraphics
import DarkroomFoundation
public import Foundation

/// The application of the test process; it exists without having been launched.
@preconcurrency @MainActor
open class UIApplication: UIResponder {
  /// Whether the app is in the foreground or the background.
  public enum State: Int, Sendable { case active, inactive, background }

  private static let application = UIApplication()

  /// The only application; apps cannot replace it with a subclass.
  open class var shared: UIApplication { application }

  /// Nil unless it is set; setting it calls no launch method.
  open var delegate: (any UIApplicationDelegate)?
  /// The windows that are shown or were key and still exist, by level and then by the order in which they appeared.
  open var windows: [UIWindow] { WindowList.windows }
  /// The first key window in `windows`; nil before a window becomes key.
  open var keyWindow: UIWindow? { WindowList.windows.first { $0.isKeyWindow } }
  /// Always the one scene of the test process.
  open var connectedScenes: Set<UIScene> { [UIWindowScene.main] }
  /// Always active.
  open var applicationState: State { .active }
  /// The direction of the app's language, which is the first one of the launch arguments (`-AppleLanguages (ar)`) or of
  /// the locale for which a test runs.
  open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    PreferredLanguages.runFromRightToLeft ? .rightToLeft : .leftToRight
  }
  /// The text size of the main screen's traits; the traits of a snapshot do not change it.
  open var preferredContentSizeCategory: UIContentSizeCategory {
    UIScreen.main.traitCollection.preferredContentSizeCategory
  }
  /// Always zero, because there is no status bar.
  open var statusBarFrame: CGRect { .zero }
  /// Always portrait.
  open var statusBarOrientation: UIInterfaceOrientation { .portrait }
  /// - Important: Inert.
  open var isIdleTimerDisabled = false
  /// - Important: Inert. No icon is ever drawn.
  open var applicationIconBadgeNumber = 0
  /// - Important: Inert. There is no status bar.
  open var isNetworkActivityIndicatorVisible = false
  /// Always true.
  open var isProtectedDataAvailable: Bool { true }

  open override var next: UIResponder? { delegate as? UIResponder }

  /// Calls the action of the target.
  ///
  /// For a nil target it asks the first responder, then the rest of the responder chain.
  @discardableResult
  open func sendAction(
    _ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?
  ) -> Bool {
    ActionDispatch.send(action, to: target, from: sender, for: event)
  }

  /// Delivers the touches of the event to their windows, unless touches are ignored.
  open func sendEvent(_ event: UIEvent) {
    guard !isIgnoringInteractionEvents else { return }
    for window in Set((event.allTouches ?? []).compactMap(\.window)) { window.sendEvent(event) }
  }

  /// Always false, because no other app is installed.
  open func canOpenURL(_ url: URL) -> Bool { false }
  /// Opens nothing and reports failure.
  open func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: ((Bool) -> Void)? = nil
  ) {
    if let completion { MainQueue.async { completion(false) } }
  }
  /// Ignores simulated touches until `endIgnoringInteractionEvents()` has been called as often.
  open func beginIgnoringInteractionEvents() { ignoringDepth += 1 }
  /// Ends one call of `beginIgnoringInteractionEvents()`; further calls have no effect.
  open func endIgnoringInteractionEvents() { ignoringDepth = max(0, ignoringDepth - 1) }
  /// Whether more calls began than ended ignoring touches.
  open var isIgnoringInteractionEvents: Bool { ignoringDepth > 0 }
  private final var ignoringDepth = 0

  // MARK: Scenes

  /// Always the session of the one scene.
  open var openSessions: Set<UISceneSession> { Set(connectedScenes.map(\.session)) }
  /// Always false.
  open var supportsMultipleScenes: Bool { false }
  /// Opens nothing and calls the error handler, because there is only one scene.
  open func requestSceneSessionActivation(
    _ sceneSession: UISceneSession?, userActivity: NSUserActivity?, options: AnyObject?,
    errorHandler: ((any Error) -> Void)? = nil
  ) { refuse(errorHandler) }
  /// Closes nothing and calls the error handler later on the main queue.
  open func requestSceneSessionDestruction(
    _ sceneSession: UISceneSession, options: AnyObject?, errorHandler: ((any Error) -> Void)? = nil
  ) { refuse(errorHandler) }
  private func refuse(_ errorHandler: ((any Error) -> Void)?) {
    let error = NSError(domain: "UISceneErrorDomain", code: 0)
    if let errorHandler { MainQueue.async { errorHandler(error) } }
  }

  // MARK: Background work

  /// Begins a background task whose time never runs out, so the handler is never called.
  open func beginBackgroundTask(
    expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier {
    lastTask += 1
    return UIBackgroundTaskIdentifier(rawValue: lastTask)
  }
  /// Begins a task as `beginBackgroundTask(expirationHandler:)` does; the name is ignored.
  open func beginBackgroundTask(
    withName taskName: String?, expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier { beginBackgroundTask(expirationHandler: handler) }
  /// - Important: Inert.
  open func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}
  /// The remaining background time in seconds: always the value of an app in the foreground.
  open var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }
  private final var lastTask = 0
  /// Always available, although nothing is refreshed.
  open var backgroundRefreshStatus: UIBackgroundRefreshStatus { .available }

  // MARK: What a device would show

  /// Notes the request; the delegate gets neither a token nor an error.
  open func registerForRemoteNotifications() { registersForNotifications = true }
  /// Takes the request back.
  open func unregisterForRemoteNotifications() { registersForNotifications = false }
  /// Whether the app asked to register; no remote notification ever arrives.
  open var isRegisteredForRemoteNotifications: Bool { registersForNotifications }
  private final var registersForNotifications = false
  /// - Important: Inert. Nobody shakes.
  open var applicationSupportsShakeToEdit = true
  /// Always true.
  open var supportsAlternateIcons: Bool { true }
  /// The last name that was set; nil for the primary icon.
  open private(set) var alternateIconName: String?
  /// Keeps the name without looking for such an icon, and calls the handler without an error later on the main queue.
  open func setAlternateIconName(
    _ alternateIconName: String?, completionHandler: (((any Error)?) -> Void)? = nil
  ) {
    self.alternateIconName = alternateIconName
    if let completionHandler { MainQueue.async { completionHandler(nil) } }
  }
  /// - Important: Inert.
  open var shortcutItems: [UIApplicationShortcutItem]?
  /// - Important: Inert. There is no status bar.
  open var statusBarStyle = UIStatusBarStyle.default
  /// - Important: Inert. There is no status bar.
  open var isStatusBarHidden = false
  /// Opens nothing and returns false.
  @discardableResult
  open func openURL(_ url: URL) -> Bool { false }

  /// A key of the options of `open(_:options:)`; nothing is opened here.
  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  /// A key of the options with which an app opens a URL.
  public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let sourceApplication = OpenURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey")
    public static let annotation = OpenURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionsAnnotationKey")
    public static let openInPlace = OpenURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionsOpenInPlaceKey")
  }

  /// A key of the reasons why an app was launched; here the options are always empty.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  public static let openSettingsURLString = "app-settings:"
  public static let openNotificationSettingsURLString = "app-settings:notifications"
  /// Posted only by tests; an `App` that gets it takes `scenePhase` as active.
  nonisolated public static let didBecomeActiveNotification = NSNotification.Name(
    "UIApplicationDidBecomeActiveNotification")
  /// Posted only by tests; an `App` that gets it takes `scenePhase` as inactive.
  nonisolated public static let willResignActiveNotification = NSNotification.Name(
    "UIApplicationWillResignActiveNotification")
  /// Posted only by tests; an `App` that gets it takes `scenePhase` as background.
  nonisolated public static let didEnterBackgroundNotification = NSNotification.Name(
    "UIApplicationDidEnterBackgroundNotification")
  /// Posted only by tests; an `App` that gets it takes `scenePhase` as inactive.
  nonisolated public static let willEnterForegroundNotification = NSNotification.Name(
    "UIApplicationWillEnterForegroundNotification")
  /// Headless: never posted.
  nonisolated public static let didFinishLaunchingNotification = NSNotification.Name(
    "UIApplicationDidFinishLaunchingNotification")
  /// Headless: never posted.
  nonisolated public static let didReceiveMemoryWarningNotification = NSNotification.Name(
    "UIApplicationDidReceiveMemoryWarningNotification")
  /// Headless: never posted.
  nonisolated public static let willChangeStatusBarFrameNotification = NSNotification.Name(
    "UIApplicationWillChangeStatusBarFrameNotification")
  /// Headless: never posted.
  nonisolated public static let didChangeStatusBarFrameNotification = NSNotification.Name(
    "UIApplicationDidChangeStatusBarFrameNotification")
  /// Headless: never posted.
  nonisolated public static let willChangeStatusBarOrientationNotification = NSNotification.Name(
    "UIApplicationWillChangeStatusBarOrientationNotification")
  /// Headless: never posted.
  nonisolated public static let didChangeStatusBarOrientationNotification = NSNotification.Name(
    "UIApplicationDidChangeStatusBarOrientationNotification")
  nonisolated public static let statusBarFrameUserInfoKey = "UIApplicationStatusBarFrameUserInfoKey"
  nonisolated public static let statusBarOrientationUserInfoKey =
    "UIApplicationStatusBarOrientationUserInfoKey"
  /// Headless: never posted.
  nonisolated public static let willTerminateNotification = NSNotification.Name(
    "UIApplicationWillTerminateNotification")
  /// Headless: never posted.
  nonisolated public static let significantTimeChangeNotification = NSNotification.Name(
    "UIApplicationSignificantTimeChangeNotification")
  /// Headless: never posted.
  nonisolated public static let userDidTakeScreenshotNotification = NSNotification.Name(
    "UIApplicationUserDidTakeScreenshotNotification")
  /// Headless: never posted.
  nonisolated public static let protectedDataDidBecomeAvailableNotification = NSNotification.Name(
    "UIApplicationProtectedDataDidBecomeAvailable")
  /// Headless: never posted.
  nonisolated public static let protectedDataWillBecomeUnavailableNotification =
    NSNotification.Name(
      "UIApplicationProtectedDataWillBecomeUnavailable")
  /// Headless: never posted.
  nonisolated public static let backgroundRefreshStatusDidChangeNotification = NSNotification.Name(
    "UIApplicationBackgroundRefreshStatusDidChangeNotification")
}
