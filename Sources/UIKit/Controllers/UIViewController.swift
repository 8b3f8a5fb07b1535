import DarkroomCoreGraphics
import DarkroomObjectiveC
public import Foundation

/// Owns a view tree and hears of its life.
@preconcurrency @MainActor
open class UIViewController: UIResponder, @MainActor NSCoding, UITraitEnvironment {
  final var storedView: UIView?
  final var containment = ContainmentState()
  final var appearance = AppearanceState()
  final var presentation = PresentationState()
  final var traits = TraitState()
  final var additionalInsets = AdditionalInsets()
  /// What the controller was made from.
  final var scene: (any InterfaceScene)?

  open private(set) var nibName: String?
  open private(set) var nibBundle: Bundle?

  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    nibName = nibNameOrNil
    nibBundle = nibBundleOrNil
    super.init()
  }

  public required init?(coder: NSCoder) {
    super.init()
    decode(coder)
  }

  public convenience override init() { self.init(nibName: nil, bundle: nil) }

  deinit { containment.releaseControllers() }

  /// - Important: Inert.
  open func encode(with coder: NSCoder) {}

  // MARK: View

  /// Loaded when first asked for: `loadView()`, then `viewDidLoad()`.
  open var view: UIView! {
    get { loadedView() }
    set { replaceView(with: newValue) }
  }
  /// Nil until the view is loaded; asking does not load it.
  open var viewIfLoaded: UIView? { storedView }
  open var isViewLoaded: Bool { storedView != nil }
  /// The view of the nib or storyboard that the controller came with, else a plain one as large as
  /// the main screen.
  ///
  /// - Precondition: an override sets `view`.
  open func loadView() {
    if !loadViewFromNib() { view = UIView(frame: UIScreen.main.bounds) }
  }
  /// Makes a view that a storyboard or nib has the controller's.
  func adoptView(_ view: UIView) { self.view = view }
  /// Another view is the controller's.
  func viewWasReplaced() {}
  open func loadViewIfNeeded() { _ = loadedView() }
  open func viewDidLoad() { callExtensionOverride("viewDidLoad") }

  open var title: String? {
    willSet { _willChangeValue(of: \.title, named: "title") }
    didSet {
      titleDidChange()
      _didChangeValue(of: \.title, named: "title")
    }
  }
  open var navigationItem: UINavigationItem { storedNavigationItem }
  final lazy var storedNavigationItem = {
    let item = UINavigationItem(title: "")
    item.title = title
    return item
  }()
  open var tabBarItem: UITabBarItem! {
    get { loadedTabBarItem }
    set { storedTabBarItem = newValue }
  }
  final var storedTabBarItem: UITabBarItem?
  open var toolbarItems: [UIBarButtonItem]? {
    didSet { navigationController?.barDidChange() }
  }
  open func setToolbarItems(_ items: [UIBarButtonItem]?, animated: Bool) { toolbarItems = items }

  // MARK: Storyboards

  open var storyboard: UIStoryboard? { scene?.storyboard }
  /// A segue that the storyboard does not have ends the program, as on iOS.
  open func performSegue(withIdentifier identifier: String, sender: Any?) {
    UIStoryboard.performSegue(identifier, of: self, sender)
  }
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
  /// True where the controller's class has the action.
  open func canPerformUnwindSegueAction(
    _ action: Selector, from fromViewController: UIViewController, sender: Any?
  ) -> Bool { ActionDispatch.method(named: action.name, of: self) != nil }

  // MARK: Appearance

  /// Called as the view enters a window, within the call that puts it there; for a parent before
  /// its children.
  open func viewWillAppear(_ animated: Bool) {
    callExtensionOverride("viewWillAppear:", animated)
  }
  /// Called when the view is in its window, before its layout.
  open func viewIsAppearing(_ animated: Bool) {}
  /// Called when the view is in its window, for children before their parent.
  open func viewDidAppear(_ animated: Bool) {
    callExtensionOverride("viewDidAppear:", animated)
  }
  open func viewWillDisappear(_ animated: Bool) {
    callExtensionOverride("viewWillDisappear:", animated)
  }
  open func viewDidDisappear(_ animated: Bool) {
    callExtensionOverride("viewDidDisappear:", animated)
  }
  /// Called before `layoutSubviews()` of the view, for each layout of it.
  open func viewWillLayoutSubviews() { callExtensionOverride("viewWillLayoutSubviews") }
  open func viewDidLayoutSubviews() { callExtensionOverride("viewDidLayoutSubviews") }
  /// Stands for `updateConstraints()` of the view, which the default calls.
  open func updateViewConstraints() { storedView?.updateConstraints() }
  /// Calls the controller and its children at once; `endAppearanceTransition()` ends what it began.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    beginTransition(isAppearing: isAppearing, animated: animated)
  }
  open func endAppearanceTransition() { endTransition() }
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }
  open var isBeingPresented: Bool { presentation.isBeingPresented }
  open var isBeingDismissed: Bool { presentation.isBeingDismissed }
  open var isMovingToParent: Bool { containment.isMovingToParent }
  open var isMovingFromParent: Bool { containment.isMovingFromParent }

  // MARK: Containment

  open var parent: UIViewController? { containment.parent }
  open var children: [UIViewController] { containment.children }
  /// Calls `willMove(toParent:)` of the child; `didMove(toParent:)` is the container's to call.
  open func addChild(_ child: UIViewController) { adopt(child) }
  /// Calls `didMove(toParent:)` with nil; `willMove(toParent:)` is the container's to call, before.
  open func removeFromParent() { leaveParent() }
  /// For containers that keep a list of their own: the child is not among ``children`` any more.
  func childHasLeft(_ child: UIViewController) {}
  open func willMove(toParent parent: UIViewController?) {}
  open func didMove(toParent parent: UIViewController?) {}
  /// Exchanges the views at once; `completion` gets true on a later turn of the main queue.
  ///
  /// - Important: `duration` and `options` are inert.
  open func transition(
    from: UIViewController, to: UIViewController, duration: TimeInterval,
    options: UIView.AnimationOptions = [], animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) { exchange(from, for: to, animations: animations, completion: completion) }
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}
  open func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize size: CGSize
  ) -> CGSize { size }
  open func systemLayoutFittingSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}
  /// In points; the parent hears of a change.
  open var preferredContentSize: CGSize = .zero {
    willSet { _willChangeValue(of: \.preferredContentSize, named: "preferredContentSize") }
    didSet {
      _didChangeValue(of: \.preferredContentSize, named: "preferredContentSize")
      if preferredContentSize != oldValue {
        parent?.preferredContentSizeDidChange(forChildContentContainer: self)
      }
    }
  }

  // MARK: Presentation

  /// Of this controller, else of the nearest parent that presents something.
  open var presentedViewController: UIViewController? { nearestPresented }
  /// Of this controller, else of the nearest parent that is presented.
  open var presentingViewController: UIViewController? { nearestPresenting }
  /// `automatic` is a page sheet.
  ///
  /// Another style is another `presentationController`, until it is presented.
  open var modalPresentationStyle: UIModalPresentationStyle = .automatic {
    didSet { if modalPresentationStyle != oldValue { styleDidChange() } }
  }
  open var transitioningDelegate: (any UIViewControllerTransitioningDelegate)? {
    get { presentation.delegate }
    set {
      presentation.delegate = newValue
      if modalPresentationStyle == .custom { styleDidChange() }
    }
  }
  /// Steers the presentation that this controller is in; where there is none, the one to come.
  open var presentationController: UIPresentationController? { nearestSteering }
  open var activePresentationController: UIPresentationController? { nearestSteering }
  open var sheetPresentationController: UISheetPresentationController? {
    nearestSteering as? UISheetPresentationController
  }
  open var popoverPresentationController: UIPopoverPresentationController? {
    nearestSteering as? UIPopoverPresentationController
  }
  /// Nil while nothing animated comes or goes.
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    runningTransition?.coordinator
  }
  /// - Important: Inert.
  open var modalTransitionStyle: UIModalTransitionStyle = .coverVertical
  /// - Important: Inert.
  open var modalPresentationCapturesStatusBarAppearance = false
  /// Whether a simulated drag leaves the controller's sheet where it is.
  open var isModalInPresentation = false
  /// Where true, what children present is presented by this controller; otherwise by the topmost
  /// parent.
  open var definesPresentationContext = false
  /// - Important: Inert.
  open var providesPresentationContextTransitionStyle = false
  /// The controller is in the window when the call returns, unless an animator of the transitioning
  /// delegate runs.
  ///
  /// A controller outside of a window, or one that presents already, presents nothing and says so
  /// on the standard error.
  open func present(
    _ controller: UIViewController, animated: Bool, completion: (() -> Void)? = nil
  ) { presentOverAll(controller, animated: animated, completion: completion) }
  /// Dismisses what this controller presents; where that is nothing, the presented controller that
  /// it is part of.
  open func dismiss(animated: Bool, completion: (() -> Void)? = nil) {
    dismissPresented(animated: animated, completion: completion)
  }
  /// Gives the view its place where `presentsOverPresenter`.
  func placePresentedView(in container: UIView) {}
  /// Whether what presents stays visible, whatever the presentation style says.
  var presentsOverPresenter: Bool { false }
  /// Pushed on the enclosing navigation controller; presented where there is none.
  open func show(_ controller: UIViewController, sender: Any?) {
    if let navigation = enclosing(UINavigationController.self) {
      navigation.show(controller, sender: sender)
    } else {
      present(controller, animated: true)
    }
  }
  /// In the secondary column of the enclosing split view controller; as `show(_:sender:)` where there is none.
  open func showDetailViewController(_ controller: UIViewController, sender: Any?) {
    if let splitViewController {
      return splitViewController.showDetailViewController(controller, sender: sender)
    }
    show(controller, sender: sender)
  }

  // MARK: Traits and size

  open var traitCollection: UITraitCollection { currentTraits }
  open func traitCollectionDidChange(_ previous: UITraitCollection?) {
    callExtensionOverride("traitCollectionDidChange:", previous)
  }
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { traits.overrides.userInterfaceStyle ?? .unspecified }
    set { overrideTraits { $0.userInterfaceStyle = newValue == .unspecified ? nil : newValue } }
  }
  /// On top of what the child inherits; nil ends it, as leaving the parent does.
  open func setOverrideTraitCollection(
    _ collection: UITraitCollection?, forChild child: UIViewController
  ) { overrideTraits(of: child, with: collection) }
  open func overrideTraitCollection(forChild child: UIViewController) -> UITraitCollection? {
    child.traits.parentOverrides.map(UITraitCollection.init)
  }
  /// Headless: never called.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {}
  /// Headless: never called; the screen does not turn.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {}

  // MARK: Safe area and margins

  /// In points, on top of what the superview and bars take.
  open var additionalSafeAreaInsets: UIEdgeInsets {
    get { additionalInsets.own }
    set { setAdditionalSafeArea(newValue) }
  }
  open func viewSafeAreaInsetsDidChange() {}
  open func viewLayoutMarginsDidChange() {}
  open var topLayoutGuide: any UILayoutSupport { view.storedTopBarsGuide }
  open var bottomLayoutGuide: any UILayoutSupport { view.storedBottomBarsGuide }
  /// Whether the view's margins are at least `systemMinimumLayoutMargins`.
  open var viewRespectsSystemMinimumLayoutMargins = true {
    didSet { storedView?.layoutMarginsMayHaveChanged() }
  }
  /// 16 points at the sides where the shorter side of the window has at most 393, otherwise 20; 0
  /// above and below.
  open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(
      top: 0, leading: systemSideMargin, bottom: 0, trailing: systemSideMargin)
  }
  /// The sides on which the view reaches below bars of containers.
  open var edgesForExtendedLayout: UIRectEdge = .all {
    didSet { if edgesForExtendedLayout != oldValue { storedView?.superview?.setNeedsLayout() } }
  }
  /// False takes `automatic` insets of the scroll view that fills the view from top and bottom where it does not
  /// scroll.
  open var automaticallyAdjustsScrollViewInsets = true {
    didSet { storedView?.setNeedsLayout() }
  }
  /// The scroll view that was set for an edge.
  open func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
    contentScrollViews.last { !$0.edges.isDisjoint(with: edge) }?.view
  }
  /// Nil ends what was set for the edges.
  ///
  /// A navigation bar asks for the one at the top, and follows its scrolling.
  open func setContentScrollView(_ scrollView: UIScrollView?, for edges: NSDirectionalRectEdge) {
    contentScrollViews = contentScrollViews.compactMap { entry in
      let rest = entry.edges.subtracting(edges)
      return rest.isEmpty ? nil : (rest, entry.view)
    }
    if let scrollView { contentScrollViews.append((edges, scrollView)) }
  }
  open func setContentScrollView(_ scrollView: UIScrollView?) {
    setContentScrollView(scrollView, for: .all)
  }
  private final var contentScrollViews: [(edges: NSDirectionalRectEdge, view: UIScrollView)] = []
  /// Whether `edgesForExtendedLayout` holds for bars that are not translucent, too.
  open var extendedLayoutIncludesOpaqueBars = false

  // MARK: Bars

  /// Asked by snapshots on devices whose safe area is a status bar of 20 points: true takes it
  /// away.
  open var prefersStatusBarHidden: Bool {
    extensionOverride("prefersStatusBarHidden") ?? false
  }
  /// Headless: never asked; no status bar is drawn.
  open var preferredStatusBarStyle: UIStatusBarStyle {
    extensionOverride("preferredStatusBarStyle") ?? .default
  }
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation {
    extensionOverride("preferredStatusBarUpdateAnimation") ?? .fade
  }
  open var childForStatusBarStyle: UIViewController? {
    overriddenChild("childForStatusBarStyle", else: nil)
  }
  open var childForStatusBarHidden: UIViewController? {
    overriddenChild("childForStatusBarHidden", else: nil)
  }
  /// - Important: Inert.
  open func setNeedsStatusBarAppearanceUpdate() {}
  /// Headless: never asked.
  open var prefersHomeIndicatorAutoHidden: Bool {
    extensionOverride("prefersHomeIndicatorAutoHidden") ?? false
  }
  /// - Important: Inert.
  open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
  /// Headless: never asked.
  open var childForHomeIndicatorAutoHidden: UIViewController? {
    overriddenChild("childForHomeIndicatorAutoHidden", else: nil)
  }
  /// Headless: never asked.
  open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge {
    extensionOverride("preferredScreenEdgesDeferringSystemGestures") ?? []
  }
  /// Headless: never asked.
  open var childForScreenEdgesDeferringSystemGestures: UIViewController? {
    overriddenChild("childForScreenEdgesDeferringSystemGestures", else: nil)
  }
  /// - Important: Inert.
  open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}
  /// True for any controller on a navigation stack, its root left aside, hides the bars at the
  /// bottom.
  open var hidesBottomBarWhenPushed = false
  /// Actions below a preview of the controller; empty unless overridden.
  open var previewActionItems: [any UIPreviewActionItem] { [] }
  /// Headless: never asked; the screen does not turn.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    extensionOverride("supportedInterfaceOrientations") ?? .allButUpsideDown
  }
  /// Headless: never asked; the screen does not turn.
  open var shouldAutorotate: Bool {
    extensionOverride("shouldAutorotate") ?? true
  }
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    extensionOverride("preferredInterfaceOrientationForPresentation") ?? .portrait
  }
  open var interfaceOrientation: UIInterfaceOrientation {
    viewIfLoaded?.window?.windowScene?.interfaceOrientation ?? .portrait
  }
  /// - Important: Inert. The screen does not turn.
  open class func attemptRotationToDeviceOrientation() {}
  /// True for form sheets.
  open var disablesAutomaticKeyboardDismissal: Bool { modalPresentationStyle == .formSheet }

  /// Headless: never called.
  open func didReceiveMemoryWarning() {}
  /// - Important: Inert.
  open func setNeedsUpdateOfSupportedInterfaceOrientations() {}

  // MARK: Editing

  open var isEditing: Bool {
    get { storedIsEditing }
    set { setEditing(newValue, animated: false) }
  }
  final var storedIsEditing = false
  /// Changes the title of `editButtonItem` where that was asked for.
  open func setEditing(_ editing: Bool, animated: Bool) { editingDidChange(to: editing) }
  /// Toggles between Edit and Done.
  open var editButtonItem: UIBarButtonItem { loadedEditButton }
  final var storedEditButton: UIBarButtonItem?

  // MARK: Focus

  open var preferredFocusEnvironments: [any UIFocusEnvironment] { viewIfLoaded.map { [$0] } ?? [] }
  open var parentFocusEnvironment: (any UIFocusEnvironment)? { parent ?? viewIfLoaded?.superview }
  open var focusGroupIdentifier: String? {
    get { accessibility.rare.focusGroup }
    set { accessibility.rare.focusGroup = newValue }
  }
  /// Headless: never asked for.
  open func setNeedsFocusUpdate() {}
  /// Headless: never asked for.
  open func updateFocusIfNeeded() {}
  /// Headless: never asked.
  open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }
  /// Headless: never called.
  open func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
  ) {}

  // MARK: Keys

  open override var keyCommands: [UIKeyCommand]? {
    addedKeyCommands.isEmpty ? nil : addedKeyCommands
  }
  private final var addedKeyCommands: [UIKeyCommand] = []
  open func addKeyCommand(_ keyCommand: UIKeyCommand) { addedKeyCommands.append(keyCommand) }
  open func removeKeyCommand(_ keyCommand: UIKeyCommand) {
    addedKeyCommands.removeAll { $0 === keyCommand }
  }

  // MARK: Responder chain

  open override var next: UIResponder? { nextAfterController }

  open override var description: String {
    MainActor.assumeIsolated { "<\(Self.className(of: self)): \(identityHash(of: self))>" }
  }

  /// - Important: Inert.
  open var restorationIdentifier: String?
}
