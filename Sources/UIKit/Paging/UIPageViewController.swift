public import Foundation

/// A container that shows one page of many, each with its own controller.
///
/// Nobody turns pages here; `setViewControllers` does so immediately. Data source and delegate are called by tests, and
/// for the page control.
@preconcurrency @MainActor
open class UIPageViewController: UIViewController {
  /// The transition style: pages that curl, of which one or two are visible, or pages that scroll.
  public enum TransitionStyle: Int, Sendable { case pageCurl, scroll }
  /// Which way pages follow each other.
  public enum NavigationOrientation: Int, Sendable { case horizontal, vertical }
  /// Whether the next page comes from the end or the start.
  public enum NavigationDirection: Int, Sendable { case forward, reverse }
  /// The place of the binding of pages that curl; two pages are visible if it is in the middle.
  public enum SpineLocation: Int, Sendable { case none, min, mid, max }

  /// A key for the options of a page view controller.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let spineLocation = OptionsKey(
      rawValue: "UIPageViewControllerOptionSpineLocationKey")
    /// - Important: Inert. No gap between pages is ever visible.
    public static let interPageSpacing = OptionsKey(
      rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
  }

  public let transitionStyle: TransitionStyle
  public let navigationOrientation: NavigationOrientation
  /// Where the spine is; always `none` for pages that scroll, and `min` by default for others.
  public let spineLocation: SpineLocation
  final var pages: [UIViewController] = []
  final let pageArea = UIView()
  /// The scroll view around pages that scroll; apps look for it among the subviews to disable its gestures.
  final lazy var pageScroll = _UIQueuingScrollView()
  final var control: UIPageControl?

  public init(
    transitionStyle style: TransitionStyle,
    navigationOrientation: NavigationOrientation, options: [OptionsKey: Any]? = nil
  ) {
    transitionStyle = style
    self.navigationOrientation = navigationOrientation
    let spine = options?[.spineLocation]
    let asked =
      spine as? SpineLocation ?? (spine as? Int).flatMap { SpineLocation(rawValue: $0) }
      ?? (spine as? NSNumber).flatMap { SpineLocation(rawValue: $0.intValue) }
    spineLocation = style == .scroll ? .none : asked ?? .min
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller with horizontal pages that curl.
  public convenience init() {
    self.init(transitionStyle: .pageCurl, navigationOrientation: .horizontal)
  }

  public required init?(coder: NSCoder) {
    let style =
      coder.interfaceWord("transitionStyle", in: UIPageViewController.transitionStyles) ?? .pageCurl
    transitionStyle = style
    navigationOrientation =
      coder.interfaceWord("navigationOrientation", in: UIPageViewController.orientations)
      ?? .horizontal
    // Xcode also writes `none` for pages that curl.
    let spine =
      coder.interfaceWord("spineLocation", in: UIPageViewController.spineLocations) ?? .min
    spineLocation = style == .scroll ? .none : spine
    super.init(coder: coder)
    isDoubleSided = coder.interfaceWord("doubleSided", in: ["YES": true]) ?? false
  }

  /// Is asked for the number of dots; without one, the controller shows no page control.
  open weak var dataSource: (any UIPageViewControllerDataSource)? {
    didSet { showPageControl() }
  }
  open weak var delegate: (any UIPageViewControllerDelegate)?
  /// Whether there is a page on the back of each page; with a spine in the middle two pages are visible.
  open var isDoubleSided = false
  /// The visible pages; two if the spine is in the middle, and empty before pages are set.
  open var viewControllers: [UIViewController]? { pages }
  /// None: nothing turns pages headless.
  open var gestureRecognizers: [UIGestureRecognizer] { [] }

  /// Shows other pages.
  ///
  /// As on iOS, `completion` is called before this method returns if the pages are not animated.
  open func setViewControllers(
    _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    show(viewControllers ?? [], animated: animated)
    guard let completion else { return }
    if animated { MainQueue.async { completion(true) } } else { completion(true) }
  }

  override func childHasLeft(_ child: UIViewController) { drop(child) }
  open override func loadView() { view = makeContainer() }
  open override func viewDidLoad() {
    super.viewDidLoad()
    showPageControl()
    installPages()
  }
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    showPageControl()
  }
  /// The delegate's, where it says which.
  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    Self.implemented(delegate?.pageViewControllerSupportedInterfaceOrientations(self))
      ?? super.supportedInterfaceOrientations
  }
  /// The delegate's, where it says which.
  open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    Self.implemented(delegate?.pageViewControllerPreferredInterfaceOrientationForPresentation(self))
      ?? super.preferredInterfaceOrientationForPresentation
  }
  open override var childForStatusBarStyle: UIViewController? {
    overriddenChild("childForStatusBarStyle", else: pages.first)
  }
  open override var childForStatusBarHidden: UIViewController? {
    overriddenChild("childForStatusBarHidden", else: pages.first)
  }
}

/// The root view of a page controller.
final class _UIPageViewControllerContentView: UIView {
  var onLayout: (() -> Void)?

  override func layoutSubviews() {
    super.layoutSubviews()
    onLayout?()
  }
}

/// The scroll view for pages: the visible page is between two places for its neighbors.
final class _UIQueuingScrollView: UIScrollView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    isPagingEnabled = true
    showsHorizontalScrollIndicator = false
    showsVerticalScrollIndicator = false
    contentInsetAdjustmentBehavior = .never
    scrollsToTop = false
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  func show(_ page: UIView, in area: CGRect, isHorizontal: Bool) {
    guard area != frame || page.bounds.size != area.size else { return }
    let start = isHorizontal ? CGPoint(x: area.width, y: 0) : CGPoint(x: 0, y: area.height)
    frame = area
    contentSize = CGSize(width: area.width + 2 * start.x, height: area.height + 2 * start.y)
    contentOffset = start
    page.frame = CGRect(origin: start, size: area.size)
  }
}
