public import DarkroomCoreGraphics
public import Foundation

/// The application that a test process stands for; it exists without being started.
@preconcurrency @MainActor
open class UIApplication: UIResponder {
  /// Where an app is in its life.
  public enum State: Int, Sendable { case active, inactive, background }

  private static let application = UIApplication()

  open class var shared: UIApplication { application }

  open var delegate: (any UIApplicationDelegate)?
  /// Windows that are shown or were key, in the order they appeared, as long as someone holds them.
  open var windows: [UIWindow] { WindowList.windows }
  open var keyWindow: UIWindow? { WindowList.windows.first { $0.isKeyWindow } }
  open var connectedScenes: Set<UIScene> { [UIWindowScene.main] }
  open var applicationState: State { .active }
  open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
  open var preferredContentSizeCategory: UIContentSizeCategory {
    UIScreen.main.traitCollection.preferredContentSizeCategory
  }
  open var statusBarFrame: CGRect { .zero }
  open var statusBarOrientation: UIInterfaceOrientation { .portrait }
  /// - Important: Inert.
  open var isIdleTimerDisabled = false
  /// - Important: Inert. No icon is ever drawn.
  open var applicationIconBadgeNumber = 0
  /// - Important: Inert. There is no status bar.
  open var isNetworkActivityIndicatorVisible = false
  open var isProtectedDataAvailable: Bool { true }

  open override var next: UIResponder? { delegate as? UIResponder }

  /// Calls the action of a target, or of the first responder and what follows it for a nil target.
  @discardableResult
  open func sendAction(
    _ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?
  ) -> Bool {
    ActionDispatch.send(action, to: target, from: sender, for: event)
  }

  open func sendEvent(_ event: UIEvent) {
    for window in Set((event.allTouches ?? []).compactMap(\.window)) { window.sendEvent(event) }
  }

  open func canOpenURL(_ url: URL) -> Bool { false }
  /// Opens nothing and reports so.
  open func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: ((Bool) -> Void)? = nil
  ) {
    if let completion { MainQueue.async { completion(false) } }
  }
  /// - Important: Inert.
  open func beginIgnoringInteractionEvents() {}
  /// - Important: Inert.
  open func endIgnoringInteractionEvents() {}

  /// What `open(_:options:)` may be told; nothing is opened here.
  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  /// Why an app was launched; a test launches it for no reason.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  public static let openSettingsURLString = "app-settings:"
  nonisolated public static let didBecomeActiveNotification = NSNotification.Name(
    "UIApplicationDidBecomeActiveNotification")
  nonisolated public static let willResignActiveNotification = NSNotification.Name(
    "UIApplicationWillResignActiveNotification")
  nonisolated public static let didEnterBackgroundNotification = NSNotification.Name(
    "UIApplicationDidEnterBackgroundNotification")
  nonisolated public static let willEnterForegroundNotification = NSNotification.Name(
    "UIApplicationWillEnterForegroundNotification")
  nonisolated public static let didFinishLaunchingNotification = NSNotification.Name(
    "UIApplicationDidFinishLaunchingNotification")
  nonisolated public static let didReceiveMemoryWarningNotification = NSNotification.Name(
    "UIApplicationDidReceiveMemoryWarningNotification")
  nonisolated public static let willTerminateNotification = NSNotification.Name(
    "UIApplicationWillTerminateNotification")
}
