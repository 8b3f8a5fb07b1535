public import Foundation

/// Shows one page of many, each a controller of its own.
///
/// Headless: nobody turns pages; `setViewControllers` does at once. Data source and delegate are asked by tests, and
/// for the page control below.
@preconcurrency @MainActor
open class UIPageViewController: UIViewController {
  /// Pages that curl, of which one or two show, or that scroll.
  public enum TransitionStyle: Int, Sendable { case pageCurl, scroll }
  /// Which way pages follow each other.
  public enum NavigationOrientation: Int, Sendable { case horizontal, vertical }
  /// Whether the next page comes from the end or the start.
  public enum NavigationDirection: Int, Sendable { case forward, reverse }
  /// Where pages that curl are bound; two show when it is in the middle.
  public enum SpineLocation: Int, Sendable { case none, min, mid, max }

  /// What a page view controller may be made with.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let spineLocation = OptionsKey(
      rawValue: "UIPageViewControllerOptionSpineLocationKey")
    public static let interPageSpacing = OptionsKey(
      rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
  }

  public let transitionStyle: TransitionStyle
  public let navigationOrientation: NavigationOrientation
  public let spineLocation: SpineLocation
  final var pages: [UIViewController] = []
  final let pageArea = UIView()
  /// Around the area of pages that scroll; apps look for it among the subviews to turn its gestures off.
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

  public convenience init() {
    self.init(transitionStyle: .pageCurl, navigationOrientation: .horizontal)
  }

  public required init?(coder: NSCoder) {
    transitionStyle = .pageCurl
    navigationOrientation = .horizontal
    spineLocation = .min
    super.init(coder: coder)
  }

  open weak var dataSource: (any UIPageViewControllerDataSource)? {
    didSet { showPageControl() }
  }
  open weak var delegate: (any UIPageViewControllerDelegate)?
  /// Shows a page on the back of each, where there are two; pages lie side by side at a spine in the middle.
  open var isDoubleSided = false
  open var viewControllers: [UIViewController]? { pages }
  /// None: nothing turns pages headless.
  open var gestureRecognizers: [UIGestureRecognizer] { [] }

  /// - Parameter completion: Called before this method returns if the pages are not animated, as on iOS.
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

/// Scrolls from page to page: the one that shows lies between two places for its neighbors.
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
