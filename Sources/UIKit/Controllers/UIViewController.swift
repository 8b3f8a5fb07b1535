import DarkroomCoreGraphics
import DarkroomObjectiveC
public import Foundation

/// An object that owns a view hierarchy and is notified of its life cycle.
@preconcurrency @MainActor
open class UIViewController: UIResponder, @MainActor NSCoding, UITraitEnvironment {
  final var storedView: UIView?
  final var containment = ContainmentState()
  final var appearance = AppearanceState()
  final var presentation = PresentationState()
  final var traits = TraitState()
  final var additionalInsets = AdditionalInsets()
  /// The scene from which the controller was created.
  final var scene: (any InterfaceScene)?

  /// The name of the nib that was given; nil if none was, even if a nib has the name of the class.
  open private(set) var nibName: String?
  /// The bundle of the nib that was given; nil means the storyboard's bundle, or else the main one.
  open private(set) var nibBundle: Bundle?

  /// Creates a controller whose view comes from a nib.
  ///
  /// Without a name, a nib with the name of the class is used, with or without `Controller` at its end. If
  /// there is none, the view is a plain one.
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

  /// The root view, which is loaded on first use: `loadView()` is called, then `viewDidLoad()`.
  open var view: UIView! {
    get { loadedView() }
    set { replaceView(with: newValue) }
  }
  /// The root view; nil if it has not been loaded.
  ///
  /// Reading it does not load the view.
  open var viewIfLoaded: UIView? { storedView }
  /// Whether the view exists; reading it does not load the view.
  open var isViewLoaded: Bool { storedView != nil }
  /// Loads the view from the controller's nib or storyboard, or else creates a plain one as large as the main screen.
  ///
  /// - Precondition: An override sets `view`.
  open func loadView() {
    if !loadViewFromNib() { view = UIView(frame: UIScreen.main.bounds) }
  }
  /// Makes a view from a storyboard or nib the controller's view.
  func adoptView(_ view: UIView) { self.view = view }
  /// Called when the controller gets another view.
  func viewWasReplaced() {}
  /// Loads the view if it has not been loaded; layout does not happen.
  open func loadViewIfNeeded() { _ = loadedView() }
  /// Is called once, right after `loadView()`; the view has no superview yet.
  open func viewDidLoad() { callExtensionOverride("viewDidLoad") }

  /// The title, which setting also writes to `navigationItem` and `tabBarItem`.
  open var title: String? {
    willSet { _willChangeValue(of: \.title, named: "title") }
    didSet {
      titleDidChange()
      _didChangeValue(of: \.title, named: "title")
    }
  }
  /// The controller's item in a navigation bar; it is created on first use, with the controller's title.
  open var navigationItem: UINavigationItem { storedNavigationItem }
  final lazy var storedNavigationItem = {
    let item = UINavigationItem(title: "")
    item.title = title
    return item
  }()
  /// The controller's item in a tab bar; it is created on first use, with the controller's title and no image.
  open var tabBarItem: UITabBarItem! {
    get { loadedTabBarItem }
    set { storedTabBarItem = newValue }
  }
  final var storedTabBarItem: UITabBarItem?
  /// The items that the toolbar of the navigation controller shows while this controller is at the top.
  open var toolbarItems: [UIBarButtonItem]? {
    didSet { navigationController?.barDidChange() }
  }
  /// Sets `toolbarItems` at once, animated or not.
  open func setToolbarItems(_ items: [UIBarButtonItem]?, animated: Bool) { toolbarItems = items }

  // MARK: Storyboards

  /// The storyboard from which the controller was created; nil for another one.
  open var storyboard: UIStoryboard? { scene?.storyboard }
  /// Performs a segue; if the storyboard does not contain it, the program ends, as on iOS.
  open func performSegue(withIdentifier identifier: String, sender: Any?) {
    UIStoryboard.performSegue(identifier, of: self, sender)
  }
  /// Is asked before a segue that a control or cell triggers; segues that code performs do not ask.
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }
  /// Is called before a segue shows its destination, whose view has usually not been loaded.
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
  /// Whether the controller's class has the action.
  open func canPerformUnwindSegueAction(
    _ action: Selector, from fromViewController: UIViewController, sender: Any?
  ) -> Bool { ActionDispatch.method(named: action.name, of: self) != nil }

  // MARK: Appearance

  /// Called before the call that adds the view to a window returns; a parent is notified before its children.
  open func viewWillAppear(_ animated: Bool) {
    callExtensionOverride("viewWillAppear:", animated)
  }
  /// Called when the view is in its window, before its layout.
  open func viewIsAppearing(_ animated: Bool) {}
  /// Called when the view is in its window; children are notified before their parent.
  open func viewDidAppear(_ animated: Bool) {
    callExtensionOverride("viewDidAppear:", animated)
  }
  /// Is called before the view leaves its window; a parent is notified before its children.
  open func viewWillDisappear(_ animated: Bool) {
    callExtensionOverride("viewWillDisappear:", animated)
  }
  /// Is called after the view has left its window; children are notified before their parent.
  open func viewDidDisappear(_ animated: Bool) {
    callExtensionOverride("viewDidDisappear:", animated)
  }
  /// Called before each `layoutSubviews()` of the view.
  open func viewWillLayoutSubviews() { callExtensionOverride("viewWillLayoutSubviews") }
  /// Is called after each `layoutSubviews()` of the view.
  open func viewDidLayoutSubviews() { callExtensionOverride("viewDidLayoutSubviews") }
  /// Updates the view's constraints in place of its `updateConstraints()`, which the default implementation calls.
  open func updateViewConstraints() { storedView?.updateConstraints() }
  /// Notifies the controller and its children at once; `endAppearanceTransition()` ends the transition.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    beginTransition(isAppearing: isAppearing, animated: animated)
  }
  /// Ends a transition that `beginAppearanceTransition(_:animated:)` began; otherwise has no effect.
  open func endAppearanceTransition() { endTransition() }
  /// Whether children appear and disappear with this controller; true unless overridden.
  ///
  /// If false, the container must call the appearance transitions of its children.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }
  /// Whether the controller is being presented; false again when its presentation has ended.
  open var isBeingPresented: Bool { presentation.isBeingPresented }
  /// Whether the controller is being dismissed; false again when its dismissal has ended.
  open var isBeingDismissed: Bool { presentation.isBeingDismissed }
  /// Whether the view appears because the controller was added to a container; true in `viewWillAppear(_:)` and
  /// `viewDidAppear(_:)` of the first appearance there.
  open var isMovingToParent: Bool { containment.isMovingToParent }
  /// Whether the view disappears because the controller is removed from its container; true in
  /// `viewWillDisappear(_:)` and `viewDidDisappear(_:)`.
  open var isMovingFromParent: Bool { containment.isMovingFromParent }

  // MARK: Containment

  /// The container; nil if the controller has none.
  open var parent: UIViewController? { containment.parent }
  /// The children in the order in which they were added.
  open var children: [UIViewController] { containment.children }
  /// Adds a child and calls its `willMove(toParent:)`; the container must call `didMove(toParent:)`.
  open func addChild(_ child: UIViewController) { adopt(child) }
  /// Removes the controller and calls `didMove(toParent:)` with nil; the container must call `willMove(toParent:)`
  /// before.
  open func removeFromParent() { leaveParent() }
  /// Tells containers that keep their own list that a child is no longer in ``children``.
  func childHasLeft(_ child: UIViewController) {}
  /// Is called before the controller gets another parent; nil means that it is removed.
  open func willMove(toParent parent: UIViewController?) {
    if parent == nil, self.parent != nil { containment.pendingMove = .leaving }
  }
  /// Is called after the controller has got another parent; nil means that it was removed.
  open func didMove(toParent parent: UIViewController?) {}
  /// Exchanges the views at once; `completion` is called with true on a later turn of the main queue.
  ///
  /// - Important: `duration` and `options` are inert.
  open func transition(
    from: UIViewController, to: UIViewController, duration: TimeInterval,
    options: UIView.AnimationOptions = [], animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) { exchange(from, for: to, animations: animations, completion: completion) }
  /// Is called when a child's `preferredContentSize` has changed.
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}
  /// The size in points that a child gets inside a parent size; the whole parent size unless overridden.
  open func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize size: CGSize
  ) -> CGSize { size }
  /// Headless: never called.
  open func systemLayoutFittingSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}
  /// The preferred size in points; the parent is notified of changes.
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

  /// The controller presented by this one, or else by the nearest parent that presents one.
  open var presentedViewController: UIViewController? { nearestPresented }
  /// The controller that presents this one, or else the nearest parent that is presented.
  open var presentingViewController: UIViewController? { nearestPresenting }
  /// The style of the presentation; `automatic` is a page sheet.
  ///
  /// Until the controller is presented, changing the style changes its `presentationController`.
  open var modalPresentationStyle: UIModalPresentationStyle = .automatic {
    didSet { if modalPresentationStyle != oldValue { styleDidChange() } }
  }
  /// The object that provides animators, and the presentation controller of the style `custom`; it is not retained.
  open var transitioningDelegate: (any UIViewControllerTransitioningDelegate)? {
    get { presentation.delegate }
    set {
      presentation.delegate = newValue
      if modalPresentationStyle == .custom { styleDidChange() }
    }
  }
  /// The object that controls the current presentation, or the next one if the controller isn't presented.
  open var presentationController: UIPresentationController? { nearestSteering }
  /// The same object as `presentationController`.
  open var activePresentationController: UIPresentationController? { nearestSteering }
  /// The object that controls the sheet; nil if the presentation style isn't a sheet.
  open var sheetPresentationController: UISheetPresentationController? {
    nearestSteering as? UISheetPresentationController
  }
  /// The object that controls the popover; nil if the presentation style isn't `popover`.
  open var popoverPresentationController: UIPopoverPresentationController? {
    nearestSteering as? UIPopoverPresentationController
  }
  /// The coordinator of the animated transition in progress; nil if there is none.
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    runningTransition?.coordinator
  }
  /// - Important: Inert.
  open var modalTransitionStyle: UIModalTransitionStyle = .coverVertical
  /// - Important: Inert.
  open var modalPresentationCapturesStatusBarAppearance = false
  /// Whether the user cannot dismiss the sheet by dragging it.
  open var isModalInPresentation = false
  /// Whether this controller presents the controllers that its children present; if false, the topmost parent presents
  /// them.
  open var definesPresentationContext = false
  /// - Important: Inert.
  open var providesPresentationContextTransitionStyle = false
  /// Presents a controller, which is in the window when the call returns unless an animator of the transitioning
  /// delegate runs.
  ///
  /// A controller outside of a window, or one that already presents another, presents nothing and writes a warning to
  /// standard error.
  open func present(
    _ controller: UIViewController, animated: Bool, completion: (() -> Void)? = nil
  ) { presentOverAll(controller, animated: animated, completion: completion) }
  /// Dismisses the controller that this one presents; if there is none, dismisses the presented controller that
  /// contains this one.
  open func dismiss(animated: Bool, completion: (() -> Void)? = nil) {
    dismissPresented(animated: animated, completion: completion)
  }
  /// Positions the view if `presentsOverPresenter` is true.
  func placePresentedView(in container: UIView) {}
  /// Whether the presenting controller stays visible, whatever the presentation style is.
  var presentsOverPresenter: Bool { false }
  /// Pushes a controller on the enclosing navigation controller, or presents it if there is none.
  open func show(_ controller: UIViewController, sender: Any?) {
    if let navigation = enclosing(UINavigationController.self) {
      navigation.show(controller, sender: sender)
    } else {
      present(controller, animated: true)
    }
  }
  /// Shows a controller in the secondary column of the enclosing split view controller; without one it works like
  /// `show(_:sender:)`.
  open func showDetailViewController(_ controller: UIViewController, sender: Any?) {
    if let splitViewController {
      return splitViewController.showDetailViewController(controller, sender: sender)
    }
    show(controller, sender: sender)
  }

  // MARK: Traits and size

  /// The traits of the controller: inherited ones with the overrides of the parent and its own.
  open var traitCollection: UITraitCollection { currentTraits }
  /// Is called when a trait has changed, before the view is told.
  open func traitCollectionDidChange(_ previous: UITraitCollection?) {
    callExtensionOverride("traitCollectionDidChange:", previous)
  }
  /// The light or dark style of the controller, its children and their views; `unspecified` gives the override up.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { traits.overrides.userInterfaceStyle ?? .unspecified }
    set { overrideTraits { $0.userInterfaceStyle = newValue == .unspecified ? nil : newValue } }
  }
  /// Sets traits that override those the child inherits; they end if nil is set or the child leaves its parent.
  open func setOverrideTraitCollection(
    _ collection: UITraitCollection?, forChild child: UIViewController
  ) { overrideTraits(of: child, with: collection) }
  /// The traits that were set for a child; nil if there are none.
  open func overrideTraitCollection(forChild child: UIViewController) -> UITraitCollection? {
    child.traits.parentOverrides.map(UITraitCollection.init)
  }
  /// Never called here.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {}
  /// Never called here, because the screen does not rotate.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {}

  // MARK: Safe area and margins

  /// Additional insets in points, beyond those of the superview and bars.
  open var additionalSafeAreaInsets: UIEdgeInsets {
    get { additionalInsets.own }
    set { setAdditionalSafeArea(newValue) }
  }
  /// Is called after the view's safe area has changed, right after the view's own method.
  open func viewSafeAreaInsetsDidChange() {}
  /// Is called after the view's margins have changed, right after the view's own method.
  open func viewLayoutMarginsDidChange() {}
  /// The guide of the bars above the content; its lower end is where they end.
  open var topLayoutGuide: any UILayoutSupport { view.storedTopBarsGuide }
  /// The guide of the bars below the content; its upper end is where they begin.
  open var bottomLayoutGuide: any UILayoutSupport { view.storedBottomBarsGuide }
  /// Whether the view's margins are at least `systemMinimumLayoutMargins`.
  open var viewRespectsSystemMinimumLayoutMargins = true {
    didSet { storedView?.layoutMarginsMayHaveChanged() }
  }
  /// The minimum margins: at the sides 16 points if the shorter side of the window has at most 393, otherwise 20; 0
  /// above and below.
  open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(
      top: 0, leading: systemSideMargin, bottom: 0, trailing: systemSideMargin)
  }
  /// The edges at which the view extends below the bars of containers.
  open var edgesForExtendedLayout: UIRectEdge = .all {
    didSet { if edgesForExtendedLayout != oldValue { storedView?.superview?.setNeedsLayout() } }
  }
  /// Whether a scroll view that fills the view gets `automatic` insets at top and bottom even if its content does not
  /// scroll.
  open var automaticallyAdjustsScrollViewInsets = true {
    didSet { storedView?.setNeedsLayout() }
  }
  /// The scroll view that was set for an edge.
  open func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
    contentScrollViews.last { !$0.edges.isDisjoint(with: edge) }?.view
  }
  /// Sets the scroll view whose content an edge shows; nil removes it.
  ///
  /// A navigation bar uses the one at the top, and follows its scrolling.
  open func setContentScrollView(_ scrollView: UIScrollView?, for edges: NSDirectionalRectEdge) {
    contentScrollViews = contentScrollViews.compactMap { entry in
      let rest = entry.edges.subtracting(edges)
      return rest.isEmpty ? nil : (rest, entry.view)
    }
    if let scrollView { contentScrollViews.append((edges, scrollView)) }
  }
  /// Sets the scroll view of all edges; nil removes it.
  open func setContentScrollView(_ scrollView: UIScrollView?) {
    setContentScrollView(scrollView, for: .all)
  }
  private final var contentScrollViews: [(edges: NSDirectionalRectEdge, view: UIScrollView)] = []
  /// Whether `edgesForExtendedLayout` also applies to bars that aren't translucent.
  open var extendedLayoutIncludesOpaqueBars = false

  // MARK: Bars

  /// Whether the status bar is hidden.
  ///
  /// It affects snapshots on devices whose safe area is a status bar of 20 points, which is then removed.
  open var prefersStatusBarHidden: Bool {
    extensionOverride("prefersStatusBarHidden") ?? false
  }
  /// Never read here, because no status bar is drawn.
  open var preferredStatusBarStyle: UIStatusBarStyle {
    extensionOverride("preferredStatusBarStyle") ?? .default
  }
  /// Never read here, because no status bar is drawn.
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation {
    extensionOverride("preferredStatusBarUpdateAnimation") ?? .fade
  }
  /// Never read here, because no status bar is drawn.
  open var childForStatusBarStyle: UIViewController? {
    overriddenChild("childForStatusBarStyle", else: nil)
  }
  /// Never read here; only the controller of the snapshot itself is asked for `prefersStatusBarHidden`.
  open var childForStatusBarHidden: UIViewController? {
    overriddenChild("childForStatusBarHidden", else: nil)
  }
  /// - Important: Inert.
  open func setNeedsStatusBarAppearanceUpdate() {}
  /// Never read here.
  open var prefersHomeIndicatorAutoHidden: Bool {
    extensionOverride("prefersHomeIndicatorAutoHidden") ?? false
  }
  /// - Important: Inert.
  open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
  /// Never read here.
  open var childForHomeIndicatorAutoHidden: UIViewController? {
    overriddenChild("childForHomeIndicatorAutoHidden", else: nil)
  }
  /// Never read here.
  open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge {
    extensionOverride("preferredScreenEdgesDeferringSystemGestures") ?? []
  }
  /// Never read here.
  open var childForScreenEdgesDeferringSystemGestures: UIViewController? {
    overriddenChild("childForScreenEdgesDeferringSystemGestures", else: nil)
  }
  /// - Important: Inert.
  open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}
  /// Whether the bars at the bottom are hidden.
  ///
  /// They are if it is true for any controller on the navigation stack except the root.
  open var hidesBottomBarWhenPushed = false
  /// The actions below a preview of the controller; empty unless overridden.
  open var previewActionItems: [any UIPreviewActionItem] { [] }
  /// Never read here, because the screen does not rotate.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    extensionOverride("supportedInterfaceOrientations") ?? .allButUpsideDown
  }
  /// Never read here, because the screen does not rotate.
  open var shouldAutorotate: Bool {
    extensionOverride("shouldAutorotate") ?? true
  }
  /// Never read here, because the screen does not rotate.
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    extensionOverride("preferredInterfaceOrientationForPresentation") ?? .portrait
  }
  /// The orientation of the scene that contains the view; `portrait` if there is none.
  open var interfaceOrientation: UIInterfaceOrientation {
    viewIfLoaded?.window?.windowScene?.interfaceOrientation ?? .portrait
  }
  /// - Important: Inert. The screen does not turn.
  open class func attemptRotationToDeviceOrientation() {}
  /// Whether the keyboard stays visible; true for form sheets.
  open var disablesAutomaticKeyboardDismissal: Bool { modalPresentationStyle == .formSheet }

  /// Never called here.
  open func didReceiveMemoryWarning() {}
  /// - Important: Inert.
  open func setNeedsUpdateOfSupportedInterfaceOrientations() {}

  // MARK: Editing

  /// Whether the controller is in its editing mode; setting it calls `setEditing(_:animated:)`.
  open var isEditing: Bool {
    get { storedIsEditing }
    set { setEditing(newValue, animated: false) }
  }
  final var storedIsEditing = false
  /// Sets the editing mode, and changes the title of `editButtonItem` if it has been created.
  open func setEditing(_ editing: Bool, animated: Bool) { editingDidChange(to: editing) }
  /// A button that toggles between Edit and Done.
  open var editButtonItem: UIBarButtonItem { loadedEditButton }
  final var storedEditButton: UIBarButtonItem?

  // MARK: Focus

  /// The controller's view; empty while the view is not loaded.
  open var preferredFocusEnvironments: [any UIFocusEnvironment] { viewIfLoaded.map { [$0] } ?? [] }
  /// The parent, or else the superview of the controller's view.
  open var parentFocusEnvironment: (any UIFocusEnvironment)? { parent ?? viewIfLoaded?.superview }
  /// The name of the focus group; it is stored, and nothing reads it.
  open var focusGroupIdentifier: String? {
    get { accessibility.rare.focusGroup }
    set { accessibility.rare.focusGroup = newValue }
  }
  /// Has no effect here, because nothing can have the focus.
  open func setNeedsFocusUpdate() {}
  /// Has no effect here, because nothing can have the focus.
  open func updateFocusIfNeeded() {}
  /// Never called here, because nothing can have the focus.
  open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }
  /// Never called here, because nothing can have the focus.
  open func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
  ) {}

  // MARK: Keys

  open override var keyCommands: [UIKeyCommand]? {
    addedKeyCommands.isEmpty ? nil : addedKeyCommands
  }
  private final var addedKeyCommands: [UIKeyCommand] = []
  /// Adds a command at the end of `keyCommands`.
  open func addKeyCommand(_ keyCommand: UIKeyCommand) { addedKeyCommands.append(keyCommand) }
  /// Removes a command that was added; has no effect for any other.
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
