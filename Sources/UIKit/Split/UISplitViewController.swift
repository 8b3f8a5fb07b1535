import DarkroomCoreGraphics
public import Foundation

/// A controller that shows columns side by side in a wide window, and one screen at a time in a narrow one.
///
/// Widths and display modes are those of iPadOS 14 to 18. The button for the columns is not added to the bars
/// automatically; apps can place `displayModeButtonItem`.
@preconcurrency @MainActor
open class UISplitViewController: UIViewController {
  /// The number of columns; `unspecified` for controllers that are set as a list.
  public enum Style: Int, Sendable { case unspecified, doubleColumn, tripleColumn }
  /// A place for a controller; only `compact` is shown in narrow windows.
  public enum Column: Int, Sendable { case primary, supplementary, secondary, compact, inspector }
  /// Which columns are visible, and whether they are beside the secondary one or over it.
  public enum DisplayMode: Int, Sendable {
    case automatic, secondaryOnly, oneBesideSecondary, oneOverSecondary, twoBesideSecondary
    case twoOverSecondary, twoDisplaceSecondary
  }
  /// How columns share the width.
  public enum SplitBehavior: Int, Sendable { case automatic, tile, overlay, displace }
  /// When the button for the columns is in the bars.
  public enum DisplayModeButtonVisibility: Int, Sendable { case automatic, never, always }
  /// What lies behind the primary column.
  public enum BackgroundStyle: Int, Sendable { case none, sidebar }
  /// Whether columns stand beside each other.
  public enum LayoutEnvironment: Int, Sendable { case none, expanded, collapsed }
  /// On which side the primary column is.
  public enum PrimaryEdge: Int, Sendable { case leading, trailing }

  /// A value that stands for a width that the controller determines.
  public static let automaticDimension: CGFloat = -1

  /// The number of columns; `unspecified` if the controller was made without a style.
  public final let style: Style
  final var columns: [Column: UIViewController] = [:]
  final var state = SplitState()

  public init(style: Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }

  public override init(nibName: String?, bundle: Bundle?) {
    style = .unspecified
    super.init(nibName: nibName, bundle: bundle)
  }

  public required init?(coder: NSCoder) {
    style = coder.splitStyle
    super.init(coder: coder)
    decodeSplit(coder)
  }

  open weak var delegate: (any UISplitViewControllerDelegate)?

  // MARK: Controllers

  /// The navigation controllers of the columns, starting with the primary one; while collapsed, only the visible
  /// controller.
  ///
  /// Setting a list of two makes them the primary and the secondary controller.
  open var viewControllers: [UIViewController] {
    get { isCollapsed ? [collapsedController].compactMap { $0 } : expandedControllers }
    set { replaceControllers(with: newValue) }
  }
  /// A controller that is not a navigation controller is put into one, except in the compact column.
  open func setViewController(_ controller: UIViewController?, for column: Column) {
    replace(column, with: controller)
  }
  /// As it was set.
  open func viewController(for column: Column) -> UIViewController? { columns[column] }

  // MARK: Columns

  /// If expanded, changes the display mode so that the column is visible; if collapsed, navigates to it.
  open func show(_ column: Column) { reveal(column) }
  /// If expanded, changes the display mode so that the column is not visible; if collapsed, navigates back from it.
  open func hide(_ column: Column) { conceal(column) }
  /// Whether the window was narrow (`horizontalSizeClass`) in the last layout.
  open var isCollapsed: Bool { state.isCollapsed }
  /// `automatic` means columns beside each other in windows that are wider than high, and only the secondary one in
  /// others.
  open var preferredDisplayMode: DisplayMode = .automatic {
    didSet { if preferredDisplayMode != oldValue { preferredModeDidChange() } }
  }
  /// The current display mode; while collapsed, that of the last expanded layout.
  open var displayMode: DisplayMode { state.mode ?? proposedMode }
  /// How the columns share the window; `automatic` tiles them.
  open var preferredSplitBehavior: SplitBehavior = .automatic {
    didSet { if preferredSplitBehavior != oldValue { preferredModeDidChange() } }
  }
  /// `automatic` becomes `tile`.
  open var splitBehavior: SplitBehavior {
    preferredSplitBehavior == .automatic ? .tile : preferredSplitBehavior
  }
  /// The button that switches between all columns and only the secondary one.
  open var displayModeButtonItem: UIBarButtonItem {
    if let known = state.button { return known }
    let button = UIBarButtonItem(
      image: UIImage(systemName: "sidebar.left"),
      primaryAction: UIAction { [weak self] _ in self?.toggleMode() })
    state.button = button
    return button
  }
  /// - Important: Inert. No button is put into the bars.
  open var displayModeButtonVisibility = DisplayModeButtonVisibility.automatic
  /// - Important: Inert.
  open var primaryBackgroundStyle = BackgroundStyle.none
  /// - Important: Inert. No button is put into the bars.
  open var showsSecondaryOnlyButton = false
  /// - Important: Inert. No finger swipes.
  open var presentsWithGesture = true
  /// The side of the primary column, which depends on the direction of layout.
  open var primaryEdge: PrimaryEdge = .leading {
    didSet { columnsDidChange() }
  }

  // MARK: Widths, in points

  /// As it is laid out.
  open var primaryColumnWidth: CGFloat { width(of: .primary) }
  /// 0 in a controller without that column.
  open var supplementaryColumnWidth: CGFloat {
    style == .tripleColumn ? width(of: .supplementary) : 0
  }
  /// Before the fraction.
  open var preferredPrimaryColumnWidth: CGFloat = UISplitViewController.automaticDimension {
    didSet { columnsDidChange() }
  }
  /// Of the controller's width.
  open var preferredPrimaryColumnWidthFraction: CGFloat = UISplitViewController.automaticDimension {
    didSet { columnsDidChange() }
  }
  /// It takes precedence over the maximum, but no column is wider than the controller.
  open var minimumPrimaryColumnWidth: CGFloat = UISplitViewController.automaticDimension {
    didSet { columnsDidChange() }
  }
  /// `automaticDimension` means 320, or more if a width is preferred.
  open var maximumPrimaryColumnWidth: CGFloat = UISplitViewController.automaticDimension {
    didSet { columnsDidChange() }
  }
  /// It takes precedence over the fraction; the width is 320 if neither is set.
  open var preferredSupplementaryColumnWidth: CGFloat = UISplitViewController.automaticDimension {
    didSet { columnsDidChange() }
  }
  /// Of the controller's width.
  open var preferredSupplementaryColumnWidthFraction: CGFloat =
    UISplitViewController.automaticDimension
  {
    didSet { columnsDidChange() }
  }
  /// It takes precedence over the maximum, but no column is wider than the controller.
  open var minimumSupplementaryColumnWidth: CGFloat = UISplitViewController.automaticDimension {
    didSet { columnsDidChange() }
  }
  /// `automaticDimension` means 320, or more if a width is preferred.
  open var maximumSupplementaryColumnWidth: CGFloat = UISplitViewController.automaticDimension {
    didSet { columnsDidChange() }
  }

  // MARK: View

  open override func loadView() { view = makeContainer() }
  open override func viewDidLoad() {
    super.viewDidLoad()
    view.setNeedsLayout()
  }
  open override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
    columnsDidChange()
  }
  open override func show(_ controller: UIViewController, sender: Any?) {
    showInPrimary(controller)
  }
  /// Replaces the secondary column's controller; if collapsed, pushes it onto the visible one.
  open override func showDetailViewController(_ controller: UIViewController, sender: Any?) {
    showInSecondary(controller)
  }
  /// The delegate's, where it says which.
  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    Self.implemented(delegate?.splitViewControllerSupportedInterfaceOrientations(self))
      ?? super.supportedInterfaceOrientations
  }
  /// The delegate's, where it says which.
  open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    Self.implemented(
      delegate?.splitViewControllerPreferredInterfaceOrientationForPresentation(self))
      ?? super.preferredInterfaceOrientationForPresentation
  }
  open override var childForStatusBarStyle: UIViewController? { viewControllers.last }
  open override var childForStatusBarHidden: UIViewController? { viewControllers.last }
}

/// What a split view controller shows now.
struct SplitState {
  /// Nil before the first layout.
  var mode: UISplitViewController.DisplayMode?
  /// The mode that code or the button chose, which replaces the preferred one; nil for the preferred one.
  var chosenMode: UISplitViewController.DisplayMode?
  var isCollapsed = false
  var wasLaidOut = false
  /// Those made for controllers that are none.
  var navigations: [UISplitViewController.Column: UINavigationController] = [:]
  /// While collapsed, the first controller on the stack of each column after the first, by column.
  var moved: [(column: UISplitViewController.Column, first: UIViewController)] = []
  /// Made when it is first asked for.
  var button: UIBarButtonItem?
  /// Between the columns.
  var separators: [UIView] = []
  /// Darkens the secondary column below others.
  var dimming: UIView?
}
