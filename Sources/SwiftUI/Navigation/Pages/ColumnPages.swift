/// The controller of pages in columns: it shows the content of a split view, and reports which columns are visible.
final class ColumnPages: EndingValue {
  /// The columns that a split view requests.
  struct Request {
    /// From the first column on.
    var columns: [any View]
    var visibility: Binding<NavigationSplitViewVisibility>?
    /// Whether columns overlap the detail or are beside it; nil to overlap it on screens that are higher than wide.
    var overlaps: Bool?
  }

  let host: PlatformViewHost
  private let controller: ColumnsController
  private let navigators: [Navigator]
  private var visibility: Binding<NavigationSplitViewVisibility>?
  /// The last requested visibility; the user's choice is kept until another one is requested.
  private var asked: NavigationSplitViewVisibility?
  private var shownMode: UISplitViewController.DisplayMode?
  private var widths: [Int: PageSettings.ColumnWidth] = [:]

  init(columns count: Int, _ surroundings: PageSurroundings) {
    controller = ColumnsController(style: count == 3 ? .tripleColumn : .doubleColumn)
    navigators = (0..<count).map { _ in Navigator(EmptyView(), surroundings) }
    host = PlatformViewHost(controller.view, of: controller)
    let places: [UISplitViewController.Column] =
      count == 3 ? [.primary, .supplementary, .secondary] : [.primary, .secondary]
    for (navigator, place) in zip(navigators, places) {
      controller.setViewController(navigator.controller, for: place)
    }
    for (navigator, next) in zip(navigators, navigators.dropFirst()) { navigator.next = next }
    controller.didSettle = { [weak self] in self?.modeDidSettle() }
    controller.behaviorChanged = { [weak self] in
      guard let self, let asked else { return }
      controller.preferredDisplayMode = mode(of: asked)
    }
  }

  func end() {
    for navigator in navigators { navigator.end() }
    host.leave()
  }

  func show(_ request: Request, _ surroundings: PageSurroundings) {
    visibility = request.visibility
    controller.overlaps = request.overlaps
    for (index, (navigator, content)) in zip(navigators, request.columns).enumerated() {
      var own = surroundings
      own.environment.navigator = navigator
      own.environment.column = ColumnPlace(index: index, pages: self)
      if index == 0 { own.environment.list.look = .sidebar }
      navigator.show(content, own, nil)
      navigator.rootDidChange = { [weak self, weak navigator] in
        if let navigator { self?.takeWidth(of: navigator, index) }
      }
      takeWidth(of: navigator, index)
    }
    let visibility = request.visibility?.wrappedValue ?? .automatic
    guard visibility != asked else { return }
    asked = visibility
    controller.preferredDisplayMode = mode(of: visibility)
  }

  // MARK: Visibility

  private func mode(
    of visibility: NavigationSplitViewVisibility
  ) -> UISplitViewController.DisplayMode {
    let overlaps = controller.preferredSplitBehavior == .overlay
    switch visibility {
    case .detailOnly: return .secondaryOnly
    case .doubleColumn: return overlaps ? .oneOverSecondary : .oneBesideSecondary
    case .all where navigators.count == 3:
      return overlaps ? .twoOverSecondary : .twoBesideSecondary
    case .all: return overlaps ? .oneOverSecondary : .oneBesideSecondary
    default: return .automatic
    }
  }

  private func visibility(
    of mode: UISplitViewController.DisplayMode
  ) -> NavigationSplitViewVisibility {
    switch mode {
    case .secondaryOnly: .detailOnly
    case .oneBesideSecondary, .oneOverSecondary: .doubleColumn
    case .twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary: .all
    default: .automatic
    }
  }

  /// Moves buttons to other bars, and reports the user's choice of columns.
  private func modeDidSettle() {
    let mode = controller.displayMode
    guard mode != shownMode else { return }
    let isFirst = shownMode == nil
    shownMode = mode
    for navigator in navigators { navigator.refreshBars() }
    guard !isFirst, let visibility, visibility.wrappedValue != .automatic || isChosen else {
      return
    }
    isChosen = false
    let shown = self.visibility(of: mode)
    if self.mode(of: visibility.wrappedValue) != mode { visibility.wrappedValue = shown }
  }

  private var isChosen = false

  // MARK: Widths

  private func takeWidth(of navigator: Navigator, _ index: Int) {
    let width = navigator.rootSettings.columnWidth
    guard index < navigators.count - 1, widths[index] != width else { return }
    widths[index] = width
    let none = UISplitViewController.automaticDimension
    if index == 0 {
      controller.minimumPrimaryColumnWidth = width?.min ?? none
      controller.maximumPrimaryColumnWidth = width?.max ?? none
      controller.preferredPrimaryColumnWidth = width?.ideal ?? none
    } else {
      controller.minimumSupplementaryColumnWidth = width?.min ?? none
      controller.maximumSupplementaryColumnWidth = width?.max ?? none
      controller.preferredSupplementaryColumnWidth = width?.ideal ?? none
    }
  }

  // MARK: The button

  private lazy var toggle = UIBarButtonItem(
    image: UIImage(systemName: "sidebar.leading") ?? UIImage(systemName: "sidebar.left"),
    primaryAction: UIAction { [weak self] _ in self?.toggleSidebar() })

  /// The button that toggles the first column, for the first visible bar.
  func button(for index: Int) -> UIBarButtonItem? {
    let mode = controller.displayMode
    let first: Int =
      switch mode {
      case .secondaryOnly: navigators.count - 1
      case .oneBesideSecondary, .oneOverSecondary: navigators.count - 2
      default: 0
      }
    guard index == first, !controller.isCollapsed, !removesToggle else { return nil }
    toggle.accessibilityLabel = "Toggle Sidebar"
    return toggle
  }

  /// Whether a stack belongs to a column itself, rather than to a page in it.
  func owns(_ navigation: UINavigationController?) -> Bool {
    navigators.contains { $0.controller === navigation }
  }

  private var removesToggle: Bool {
    navigators.contains { $0.rootSettings.removesSidebarToggle }
  }

  private func toggleSidebar() {
    isChosen = true
    let overlaps = controller.preferredSplitBehavior == .overlay
    let shown: UISplitViewController.DisplayMode =
      navigators.count == 3
      ? overlaps ? .twoOverSecondary : .twoBesideSecondary
      : overlaps ? .oneOverSecondary : .oneBesideSecondary
    let hidden: UISplitViewController.DisplayMode =
      navigators.count == 3 && !overlaps ? .oneBesideSecondary : .secondaryOnly
    controller.preferredDisplayMode = controller.displayMode == shown ? hidden : shown
  }
}

/// A split view controller that reports when it has laid out its columns.
final class ColumnsController: UISplitViewController {
  var didSettle: () -> Void = {}
  var behaviorChanged: () -> Void = {}
  var overlaps: Bool? { didSet { if overlaps != oldValue { viewIfLoaded?.setNeedsLayout() } } }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    let size = view.bounds.size
    let behavior: SplitBehavior = overlaps ?? (size.height > size.width) ? .overlay : .tile
    guard preferredSplitBehavior != behavior else { return }
    preferredSplitBehavior = behavior
    behaviorChanged()
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    didSettle()
  }
}

/// The column of a page.
struct ColumnPlace: @unchecked Sendable {
  let index: Int
  weak var pages: ColumnPages?
  /// Shows the previous column, if columns are stacked.
  var goBack: (() -> Void)?
}

extension EnvironmentValues {
  /// The column; nil for a page that isn't in one.
  var column: ColumnPlace? {
    get { value(nil) }
    set { set(newValue) }
  }
}
