import DarkroomCoreGraphics
import DarkroomQuartzCore
public import Foundation

/// A controller that shows the top of a stack of controllers under a navigation bar.
@preconcurrency @MainActor
open class UINavigationController: UIViewController {
  /// The change of the stack in a transition; `none` if the stack is replaced.
  public enum Operation: Int, Sendable { case none, push, pop }

  final let bar: UINavigationBar
  final let bottomBar: UIToolbar
  final let transitionView = UINavigationTransitionView()
  final let contentView = UIViewControllerWrapperView()
  final var stack: [UIViewController] = []
  final var isBarHidden = false
  final var isBottomBarHidden = true
  /// Whether the view was loaded without the top controller's view.
  final var awaitsContent = false

  public override init(nibName: String?, bundle: Bundle?) {
    bar = UINavigationBar()
    bottomBar = UIToolbar()
    super.init(nibName: nibName, bundle: bundle)
  }

  /// Creates an empty stack with bars of the given classes.
  ///
  /// Nil, or a class that isn't a subclass of the bar's, means the bar's own class.
  public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    bar =
      (navigationBarClass as? UINavigationBar.Type)
      .map { ViewInstantiation.view(of: $0, frame: .zero) } ?? UINavigationBar()
    bottomBar =
      (toolbarClass as? UIToolbar.Type)
      .map { ViewInstantiation.view(of: $0, frame: .zero) } ?? UIToolbar()
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) {
    bar = coder.interfaceView(forKey: "navigationBar") ?? UINavigationBar()
    bottomBar = coder.interfaceView(forKey: "toolbar") ?? UIToolbar()
    super.init(coder: coder)
    isBarHidden = coder.interfaceWord("navigationBarHidden", in: ["YES": true]) ?? false
    isBottomBarHidden = coder.interfaceWord("toolbarHidden", in: ["NO": false]) ?? true
  }

  /// Creates a stack with one controller, whose view is loaded together with this controller's.
  public init(rootViewController: UIViewController) {
    bar = UINavigationBar()
    bottomBar = UIToolbar()
    super.init(nibName: nil, bundle: nil)
    setViewControllers([rootViewController], animated: false)
  }

  /// The object that is told when another controller is shown; it is not retained.
  open weak var delegate: (any UINavigationControllerDelegate)?
  /// The bar at the top, which shows the navigation items of the stack.
  open var navigationBar: UINavigationBar { bar }
  /// The stack from the root to the top; setting it replaces the stack without animation.
  open var viewControllers: [UIViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }
  /// The controller at the top of the stack; nil if the stack is empty.
  open var topViewController: UIViewController? { stack.last }
  /// The controller that the top one presents, or else the top one.
  open var visibleViewController: UIViewController? {
    topViewController?.presentedViewController ?? topViewController
  }
  /// Whether the bar is hidden; false by default.
  ///
  /// A hidden bar adds nothing to the content's safe area.
  open var isNavigationBarHidden: Bool {
    get { isBarHidden }
    set { setNavigationBarHidden(newValue, animated: false) }
  }
  /// Hides or shows the bar at once, animated or not.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    isBarHidden = hidden
    barDidChange()
  }
  /// The bar at the bottom, which shows the `toolbarItems` of the top controller.
  open var toolbar: UIToolbar! { bottomBar }
  /// Whether the toolbar is hidden; true by default.
  open var isToolbarHidden: Bool {
    get { isBottomBarHidden }
    set { setToolbarHidden(newValue, animated: false) }
  }
  /// Hides or shows the toolbar at once, animated or not.
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) {
    isBottomBarHidden = hidden
    barDidChange()
  }
  /// - Important: Inert.
  open var hidesBarsOnSwipe = false
  /// - Important: Inert.
  open var hidesBarsOnTap = false
  /// - Important: Inert. There is no keyboard.
  open var hidesBarsWhenKeyboardAppears = false
  /// - Important: Inert. The screen does not turn.
  open var hidesBarsWhenVerticallyCompact = false
  /// The recognizer of the tap that hides the bars; it is attached to no view, because nobody taps here.
  open var barHideOnTapGestureRecognizer: UITapGestureRecognizer { hidingTap }
  /// The recognizer of the swipe that hides the bars; it is attached to no view, because nobody swipes here.
  open var barHideOnSwipeGestureRecognizer: UIPanGestureRecognizer { hidingSwipe }
  private final lazy var hidingTap = UITapGestureRecognizer()
  private final lazy var hidingSwipe = UIPanGestureRecognizer()
  /// The duration of the animation that hides or shows a bar, in seconds.
  public class var hideShowBarDuration: CGFloat { 0.2 }
  /// Always nil, because nobody swipes here.
  open var interactivePopGestureRecognizer: UIGestureRecognizer? { nil }

  // MARK: Stack

  /// Replaces the stack; controllers at its bottom that stay are not touched.
  ///
  /// An exception is raised if a controller occurs twice. The new top is shown before the call returns.
  open func setViewControllers(_ controllers: [UIViewController], animated: Bool) {
    checkDistinct(controllers)
    let kept = commonBottom(with: controllers)
    change(animated, above: kept, to: Array(controllers[kept...]))
  }
  /// Adds a controller to the stack and shows it before the call returns, animated or not.
  ///
  /// An exception is raised for a navigation controller, and for one that is already on the stack.
  open func pushViewController(_ controller: UIViewController, animated: Bool) {
    checkPush(controller)
    change(animated, above: stack.count, to: [controller])
  }
  /// Removes the top controller and returns it; returns nil and does nothing if only the root is left.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard stack.count > 1, let top = stack.last else { return nil }
    change(animated, above: stack.count - 1, to: [])
    return top
  }
  /// Removes all controllers above the root and returns them from bottom to top; nil if the stack is empty.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    stack.first.flatMap { popToViewController($0, animated: animated) }
  }
  /// Removes all controllers above the given one and returns them from bottom to top; nil if it is not on the stack.
  @discardableResult
  open func popToViewController(
    _ controller: UIViewController, animated: Bool
  ) -> [UIViewController]? {
    guard let index = stack.index(ofIdentical: controller) else { return nil }
    let popped = Array(stack[(index + 1)...])
    change(animated, above: index + 1, to: [])
    return popped
  }
  override func childHasLeft(_ child: UIViewController) { drop(child) }
  open override func show(_ controller: UIViewController, sender: Any?) {
    pushViewController(controller, animated: true)
  }

  // MARK: View

  open override func loadView() { view = makeContainer() }
  open override func viewDidLoad() {
    super.viewDidLoad()
    if !awaitsContent { showTop(insteadOf: nil, false) }
    barDidChange()
  }
  /// The root controller's item until another one is set.
  open override var tabBarItem: UITabBarItem! {
    get { storedTabBarItem ?? stack.first?.tabBarItem ?? super.tabBarItem }
    set { super.tabBarItem = newValue }
  }

  /// The orientations that the delegate returns, if it implements the method.
  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    Self.implemented(delegate?.navigationControllerSupportedInterfaceOrientations(self))
      ?? super.supportedInterfaceOrientations
  }
  /// The orientation that the delegate returns, if it implements the method.
  open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    Self.implemented(
      delegate?.navigationControllerPreferredInterfaceOrientationForPresentation(self))
      ?? super.preferredInterfaceOrientationForPresentation
  }
  open override var childForStatusBarStyle: UIViewController? {
    overriddenChild("childForStatusBarStyle", else: topViewController)
  }
  open override var childForStatusBarHidden: UIViewController? {
    overriddenChild("childForStatusBarHidden", else: topViewController)
  }
}

/// The view in which pushes and pops are animated on iOS; it exists here because textual dumps name it.
final class UINavigationTransitionView: UIView {}
