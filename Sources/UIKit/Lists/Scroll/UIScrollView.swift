import DarkroomCoreGraphics
public import Foundation

/// A window on a larger content: the content offset is the origin of the bounds.
@preconcurrency @MainActor
open class UIScrollView: UIView, _ScrollDelegating {
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    case automatic, scrollableAxes, never, always
  }
  public enum IndicatorStyle: Int, Sendable { case `default`, black, white }
  public enum KeyboardDismissMode: Int, Sendable {
    case none, onDrag, interactive, onDragWithAccessory, interactiveWithAccessory
  }
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    public static let normal = DecelerationRate(rawValue: 0.998)
    public static let fast = DecelerationRate(rawValue: 0.99)
  }

  final var lastAdjustedInset = UIEdgeInsets.zero
  /// Whether the offset changes to keep the content where it is, not by scrolling.
  final var isAdjustingToInset = false
  private final let pan = UIPanGestureRecognizer()
  private final lazy var pinch = UIPinchGestureRecognizer()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
    addGestureRecognizer(pan)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    clipsToBounds = true
    addGestureRecognizer(pan)
    decode(coder, as: UIScrollView.self)
  }

  final weak var scrollDelegate: (any UIScrollViewDelegate)?

  // MARK: Content

  open var contentOffset: CGPoint {
    get { bounds.origin }
    set { bounds.origin = newValue }
  }
  open func setContentOffset(_ offset: CGPoint, animated: Bool) { scroll(to: offset, animated) }
  open var contentSize: CGSize = .zero {
    didSet { if contentSize != oldValue { contentDidChange() } }
  }
  open var contentInset: UIEdgeInsets = .zero {
    didSet { if contentInset != oldValue { contentDidChange() } }
  }
  open var contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior = .automatic {
    didSet { contentDidChange() }
  }
  /// A control that refreshes takes its height at the top.
  open var adjustedContentInset: UIEdgeInsets {
    contentInset + safeAreaAdjustment + refreshInset
  }
  open func adjustedContentInsetDidChange() {}
  open override var bounds: CGRect {
    get { super.bounds }
    set { changeBounds { super.bounds = newValue } }
  }
  open override var frame: CGRect {
    get { super.frame }
    set { changeBounds { super.frame = newValue } }
  }
  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    contentDidChange()
  }
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) { reveal(rect, animated) }

  // MARK: Behaviour

  open var isScrollEnabled = true
  open var isPagingEnabled = false
  open var isDirectionalLockEnabled = false
  open var bounces = true
  open var bouncesZoom = true
  open var alwaysBounceVertical = false {
    didSet { contentDidChange() }
  }
  open var alwaysBounceHorizontal = false {
    didSet { contentDidChange() }
  }
  open var delaysContentTouches = true
  open var canCancelContentTouches = true
  open var scrollsToTop = true
  open var decelerationRate: DecelerationRate = .normal
  open var keyboardDismissMode: KeyboardDismissMode = .none
  open var isTracking: Bool { false }
  open var isDragging: Bool { false }
  open var isDecelerating: Bool { false }
  open var panGestureRecognizer: UIPanGestureRecognizer { pan }
  open var pinchGestureRecognizer: UIPinchGestureRecognizer? { pinch }
  open func touchesShouldBegin(
    _ touches: Set<UITouch>, with event: UIEvent?, in view: UIView
  ) -> Bool { true }
  open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

  // MARK: Indicators

  /// - Important: Inert. Indicators fade out, so that a still picture has none.
  open var showsVerticalScrollIndicator = true
  /// - Important: Inert. Indicators fade out, so that a still picture has none.
  open var showsHorizontalScrollIndicator = true
  /// - Important: Inert.
  open var indicatorStyle: IndicatorStyle = .default
  /// - Important: Inert.
  open var verticalScrollIndicatorInsets: UIEdgeInsets = .zero
  /// - Important: Inert.
  open var horizontalScrollIndicatorInsets: UIEdgeInsets = .zero
  /// - Important: Inert.
  open var scrollIndicatorInsets: UIEdgeInsets = .zero
  /// - Important: Inert.
  open var automaticallyAdjustsScrollIndicatorInsets = true
  /// - Important: Inert.
  open func flashScrollIndicators() {}

  // MARK: Zoom

  open var minimumZoomScale: CGFloat = 1
  open var maximumZoomScale: CGFloat = 1
  open var zoomScale: CGFloat {
    get { delegate?.viewForZooming(in: self)?.transform.a ?? 1 }
    set { setZoomScale(newValue, animated: false) }
  }
  open func setZoomScale(_ scale: CGFloat, animated: Bool) { zoom(to: scale, animated) }
  /// Shows a part of the zoomed view, in that view's coordinates, as large as it fits.
  open func zoom(to rect: CGRect, animated: Bool) { zoom(showing: rect, animated) }
  open var isZooming: Bool { false }
  open var isZoomBouncing: Bool { false }

  // MARK: Refresh

  open var refreshControl: UIRefreshControl? {
    didSet { refreshControlDidChange(from: oldValue) }
  }

  override var trailingDescriptionItems: [String] { scrollDescriptionItems }
}
