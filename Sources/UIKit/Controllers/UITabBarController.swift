import DarkroomCoreGraphics
public import Foundation

/// A controller that shows one of several controllers, chosen in a tab bar below.
@preconcurrency @MainActor
open class UITabBarController: UIViewController, UITabBarDelegate {
  final let bar: UITabBar
  final let transitionView = UITransitionView()
  final let contentView = UIViewControllerWrapperView()
  final var controllers: [UIViewController] = []
  /// The place of the selected tab in the bar.
  final var selected = 0
  final var more = MoreTab()
  final var givenTabs: [UITab] = []

  public override init(nibName: String?, bundle: Bundle?) {
    bar = UITabBar()
    super.init(nibName: nibName, bundle: bundle)
    bar.delegate = self
  }

  public required init?(coder: NSCoder) {
    bar = coder.interfaceView(forKey: "tabBar") ?? UITabBar()
    super.init(coder: coder)
    bar.delegate = self
  }

  /// The object that is asked and told about selections; it is not retained.
  open weak var delegate: (any UITabBarControllerDelegate)?
  /// The bar at the bottom, which shows the bar items of the controllers.
  open var tabBar: UITabBar { bar }
  /// The controllers in the order of their tabs; never nil, but setting nil removes all.
  open var viewControllers: [UIViewController]? {
    get { controllers }
    set { setViewControllers(newValue, animated: false) }
  }
  /// Sets controllers without tabs, so `tabs` becomes empty.
  open func setViewControllers(_ new: [UIViewController]?, animated: Bool) {
    if !givenTabs.isEmpty { replaceTabs(with: []) }
    replaceControllers(with: new ?? [])
  }
  /// The index of the selected controller, which is `NSNotFound` for the list of the More tab; setting an index without
  /// a controller has no effect.
  open var selectedIndex: Int {
    get { indexOfSelected }
    set { select(newValue) }
  }
  /// The selected controller, which may be the one for the More tab.
  open var selectedViewController: UIViewController? {
    get { isMoreSelected ? more.displayed ?? more.navigation : shownController }
    set { select(newValue) }
  }
  /// The controller of the More tab, which has a list of the controllers for which the bar has no room.
  ///
  /// Five tabs fit into a compact width; of more controllers, the first four have a tab.
  open var moreNavigationController: UINavigationController { moreController }
  /// The controllers that may be arranged; if there are some, the list of the More tab has a button for that.
  ///
  /// New controllers are all customizable. Nobody arranges them here.
  open var customizableViewControllers: [UIViewController]? = [] {
    didSet { arrangeMore() }
  }

  // MARK: Tabs

  /// The tabs from which the controllers come; empty if `viewControllers` was set.
  open var tabs: [UITab] {
    get { givenTabs }
    set { setTabs(newValue, animated: false) }
  }
  /// Replaces the tabs, and with them `viewControllers`, at once; hidden tabs are left out.
  open func setTabs(_ tabs: [UITab], animated: Bool) { replaceTabs(with: tabs) }
  /// The tab of the selected controller; nil, or a tab that isn't in the bar, selects nothing else.
  open var selectedTab: UITab? {
    get { tab(of: selectedViewController) }
    set { if let newValue { selectedViewController = newValue.viewController } }
  }

  // MARK: The bar's delegate

  /// Called for a tap before the controller is selected, so `selectedIndex` is still the previous one.
  open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
  /// Headless: never called.
  open func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem]) {}
  /// Headless: never called.
  open func tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem]) {}
  /// Headless: never called.
  open func tabBar(
    _ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool
  ) {}
  /// Headless: never called.
  open func tabBar(
    _ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool
  ) {}

  override func childHasLeft(_ child: UIViewController) { dropTab(of: child) }
  open override func loadView() { view = makeContainer() }
  open override func viewDidLoad() {
    super.viewDidLoad()
    showSelected(insteadOf: nil)
    loadContainers()
  }
  open override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
    followWidth()
  }
  /// The orientations that the delegate returns, if it implements the method.
  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    Self.implemented(delegate?.tabBarControllerSupportedInterfaceOrientations(self))
      ?? super.supportedInterfaceOrientations
  }
  /// The orientation that the delegate returns, if it implements the method.
  open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    Self.implemented(delegate?.tabBarControllerPreferredInterfaceOrientationForPresentation(self))
      ?? super.preferredInterfaceOrientationForPresentation
  }
  open override var childForStatusBarStyle: UIViewController? {
    overriddenChild("childForStatusBarStyle", else: shownController)
  }
  open override var childForStatusBarHidden: UIViewController? {
    overriddenChild("childForStatusBarHidden", else: shownController)
  }
}
