import DarkroomCoreGraphics
public import Foundation

/// Columns side by side in a wide window, and one screen after the other in a narrow one.
///
/// Widths and display modes are those of iPadOS 14 to 18. No button for the columns is put into the bars:
/// `displayModeButtonItem` is there to be placed by the app.
@preconcurrency @MainActor
open class UISplitViewController: UIViewController {
  /// How many columns there are; `unspecified` for controllers that are set as a list.
  public enum Style: Int, Sendable { case unspecified, doubleColumn, tripleColumn }
  /// What stands in a place of the screen; `compact` is shown alone in narrow windows.
  public enum Column: Int, Sendable { case primary, supplementary, secondary, compact, inspector }
  /// Which columns are there, and whether they lie beside the secondary one or over it.
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

  /// Stands for a width that the controller finds out.
  public static let automaticDimension: CGFloat = -1

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
    style = .unspecified
    super.init(coder: coder)
  }

  open weak var delegate: (any UISplitViewControllerDelegate)?

  // MARK: Controllers

  /// The navigation controllers of the columns, from the primary one on; alone what is shown while collapsed.
  ///
  /// A list of two that is set becomes the primary and the secondary controller.
  open var viewControllers: [UIViewController] {
    get { isCollapsed ? [collapsedController].compactMap { $0 } : expandedControllers }
    set { replaceControllers(with: newValue) }
  }
  /// A controller that is no navigation controller gets one, except in the compact column.
  open func setViewController(_ controller: UIViewController?, for column: Column) {
    replace(column, with: controller)
  }
  /// As it was set.
  open func viewController(for column: Column) -> UIViewController? { columns[column] }

  // MARK: Columns

  /// Expanded, changes the display mode so that the column is there; collapsed, goes to it.
  open func show(_ column: Column) { reveal(column) }
  /// Expanded, changes the display mode so that the column is not there; collapsed, goes back from it.
  open func hide(_ column: Column) { conceal(column) }
  /// Whether the window is narrow (`horizontalSizeClass`), as found in the last layout.
  open var isCollapsed: Bool { state.isCollapsed }
  /// `automatic` is the columns beside each other in windows wider than high, and the secondary one alone in others.
  open var preferredDisplayMode: DisplayMode = .automatic {
    didSet { if preferredDisplayMode != oldValue { preferredModeDidChange() } }
  }
  /// What it is now; of the last expanded layout while collapsed.
  open var displayMode: DisplayMode { state.mode ?? proposedMode }
  open var preferredSplitBehavior: SplitBehavior = .automatic {
    didSet { if preferredSplitBehavior != oldValue { preferredModeDidChange() } }
  }
  /// `automatic` becomes `tile`.
  open var splitBehavior: SplitBehavior {
    preferredSplitBehavior == .automatic ? .tile : preferredSplitBehavior
  }
  /// Goes from the columns to the secondary one alone, and back.
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
  /// Goes before the maximum, but no column is wider than the controller.
  open var minimumPrimaryColumnWidth: CGFloat = UISplitViewController.automaticDimension {
    didSet { columnsDidChange() }
  }
  /// `automaticDimension` is 320, or more where a width is preferred.
  open var maximumPrimaryColumnWidth: CGFloat = UISplitViewController.automaticDimension {
    didSet { columnsDidChange() }
  }
  /// Before the fraction; 320 where neither is set.
  open var preferredSupplementaryColumnWidth: CGFloat = UISplitViewController.automaticDimension {
    didSet { columnsDidChange() }
  }
  /// Of the controller's width.
  open var preferredSupplementaryColumnWidthFraction: CGFloat =
    UISplitViewController.automaticDimension
  {
    didSet { columnsDidChange() }
  }
  /// Goes before the maximum, but no column is wider than the controller.
  open var minimumSupplementaryColumnWidth: CGFloat = UISplitViewController.automaticDimension {
    didSet { columnsDidChange() }
  }
  /// `automaticDimension` is 320, or more where a width is preferred.
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
  /// In place of the secondary column's controller; collapsed, on top of what is shown.
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
  /// Chosen by code or by the button, in place of the preferred one; nil for that.
  var chosenMode: UISplitViewController.DisplayMode?
  var isCollapsed = false
  var wasLaidOut = false
  /// Those made for controllers that are none.
  var navigations: [UISplitViewController.Column: UINavigationController] = [:]
  /// While collapsed, the first controllers on the stack of each column after the first, by column.
  var moved: [(column: UISplitViewController.Column, first: UIViewController)] = []
  /// Made when it is first asked for.
  var button: UIBarButtonItem?
  /// Between the columns.
  var separators: [UIView] = []
  /// Darkens the secondary column below others.
  var dimming: UIView?
}
