import DarkroomCoreGraphics
import DarkroomObjectiveC
public import Foundation

/// The root of a view tree.
@preconcurrency @MainActor
open class UIWindow: UIView {
  /// The level of a window; windows with greater numbers are in front.
  public struct Level: RawRepresentable, Hashable, Comparable, Sendable {
    public var rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    /// The level of an app's windows, 0, which is the default.
    public static let normal = Level(0)
    /// The level 1000, above normal windows.
    public static let statusBar = Level(1000)
    /// The level 2000, above the status bar.
    public static let alert = Level(2000)

    public static func < (lhs: Level, rhs: Level) -> Bool { lhs.rawValue < rhs.rawValue }
  }

  final weak var firstResponder: UIResponder?
  private var isKey = false
  private var scene: UIWindowScene?
  private var root: UIViewController?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    layer.isHidden = true
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    layer.isHidden = true
    decode(coder, as: UIWindow.self)
  }

  /// Creates a hidden window with the size of the main screen.
  public convenience init() { self.init(frame: UIScreen.main.bounds) }

  /// Creates a hidden window of the scene, with the size of its screen.
  public init(windowScene: UIWindowScene) {
    super.init(frame: windowScene.screen.bounds)
    scene = windowScene
    layer.isHidden = true
  }

  open override var window: UIWindow? { self }
  open override var next: UIResponder? { windowScene ?? UIApplication.shared }
  /// The scene to which the window belongs; events that nobody handles continue to it, or else to the application.
  open var windowScene: UIWindowScene? {
    get { scene }
    set { scene = newValue }
  }
  /// The main screen; setting another one has no effect.
  open var screen: UIScreen {
    get { .main }
    set {}
  }
  open override var undoManager: UndoManager? { windowUndoManager }
  private final lazy var windowUndoManager = UndoManager()
  /// Windows with a higher level come later in the application's `windows`.
  open var windowLevel = Level.normal
  /// - Important: Inert.
  open var canResizeToFitContent = false

  // MARK: Root controller

  /// The controller's view fills the window, hidden or not, and appears immediately.
  ///
  /// If its mask is not translated into constraints, it is pinned to the window's edges. It keeps the window's size
  /// even if other required constraints contradict it.
  open var rootViewController: UIViewController? {
    get { root }
    set {
      tellingObservers(of: \.rootViewController, named: "rootViewController") {
        replaceRoot(with: newValue)
      }
    }
  }

  private func replaceRoot(with controller: UIViewController?) {
    guard controller !== root else { return }
    let old = root
    root = nil
    old?.dismissEverythingPresented()
    old?.viewIfLoaded?.removeFromSuperview()
    root = controller
    if let controller { install(controller) }
  }

  private func install(_ controller: UIViewController) {
    let view: UIView = controller.view
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insertSubview(view, at: 0)
  }

  /// This happens before the appearance of the root's view, which ends with a layout.
  open override func didAddSubview(_ subview: UIView) {
    super.didAddSubview(subview)
    guard subview === root?.viewIfLoaded, !subview.translatesAutoresizingMaskIntoConstraints else {
      return
    }
    subview.pinEdges(toWindow: self)
  }

  // MARK: Key window

  /// Whether the window received `makeKey()` last; a hidden window may be key.
  open var isKeyWindow: Bool { isKey }
  /// Whether `makeKey()` has an effect; true unless a class overrides it.
  open var canBecomeKey: Bool { true }
  /// Makes the window key, which takes that role from all others, and posts `didBecomeKeyNotification`.
  ///
  /// Has no effect if the window is already key, or if `canBecomeKey` is false. The window does not become visible.
  open func makeKey() {
    guard canBecomeKey, !isKey else { return }
    for window in WindowList.windows where window !== self { window.resignKey() }
    WindowList.add(self)
    isKey = true
    becomeKey()
    NotificationCenter.default.post(name: Self.didBecomeKeyNotification, object: self)
  }
  /// Shows the window, makes it key and lays it out at once.
  open func makeKeyAndVisible() {
    isHidden = false
    makeKey()
    layoutIfNeeded()
  }
  /// Is called after the window has become key, before the notification is posted.
  open func becomeKey() {}
  /// Is called when another window becomes key; posts `didResignKeyNotification` if this one was key.
  open func resignKey() {
    let wasKey = isKey
    isKey = false
    if wasKey { NotificationCenter.default.post(name: Self.didResignKeyNotification, object: self) }
  }
  open override var isHidden: Bool {
    get { super.isHidden }
    set {
      let wasHidden = super.isHidden
      super.isHidden = newValue
      if !newValue { WindowList.add(self) }
      guard newValue != wasHidden else { return }
      NotificationCenter.default.post(
        name: newValue ? Self.didBecomeHiddenNotification : Self.didBecomeVisibleNotification,
        object: self)
    }
  }

  // MARK: Events

  /// Delivers the event's touches to views and gesture recognizers.
  open func sendEvent(_ event: UIEvent) { deliver(event) }

  /// Is posted after a window has become key; the object is the window.
  nonisolated public static let didBecomeKeyNotification = NSNotification.Name(
    "UIWindowDidBecomeKeyNotification")
  /// Is posted after a window has stopped being key; the object is the window.
  nonisolated public static let didResignKeyNotification = NSNotification.Name(
    "UIWindowDidResignKeyNotification")
  /// Is posted when a visible window becomes hidden; the object is the window.
  nonisolated public static let didBecomeHiddenNotification = NSNotification.Name(
    "UIWindowDidBecomeHiddenNotification")
  /// Is posted when a hidden window becomes visible; the object is the window.
  nonisolated public static let didBecomeVisibleNotification = NSNotification.Name(
    "UIWindowDidBecomeVisibleNotification")
}
