import DarkroomCoreGraphics
import DarkroomObjectiveC
public import Foundation

/// A window on a larger content: the content offset is the origin of the bounds.
@preconcurrency @MainActor
open class UIScrollView: UIView, _ScrollDelegating {
  /// When the safe area is added to the insets.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    case automatic, scrollableAxes, never, always
  }
  /// The colour of the scroll indicators; the default is black in the light interface and white in the dark one.
  public enum IndicatorStyle: Int, Sendable { case `default`, black, white }
  /// When dragging puts the keyboard away, which is when the first responder gives up.
  public enum KeyboardDismissMode: Int, Sendable {
    case none, onDrag, interactive, onDragWithAccessory, interactiveWithAccessory
  }
  /// What of its speed the content keeps in each millisecond after a drag.
  ///
  /// For the numbers see Measures, scrolling.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    public static let normal = DecelerationRate(rawValue: 0.998)
    public static let fast = DecelerationRate(rawValue: 0.99)
  }

  final var indicators = ScrollIndicators()
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

  /// The origin of the bounds.
  ///
  /// Not limited to the content; the delegate hears of a change before the setter returns.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set { bounds.origin = newValue }
  }
  /// The offset is there at once; animated, `scrollViewDidEndScrollingAnimation` follows on a later
  /// turn of the main queue where it changed anything.
  open func setContentOffset(_ offset: CGPoint, animated: Bool) { scroll(to: offset, animated) }
  /// In points.
  ///
  /// Content that was at its top stays there when insets change with it. An offset that the content no longer reaches
  /// is brought back into it: a list's in its next layout, any other at once.
  open var contentSize: CGSize = .zero {
    willSet { _willChangeValue(of: \.contentSize, named: "contentSize") }
    didSet {
      if contentSize != oldValue {
        contentDidChange()
        reachDidChange()
      }
      _didChangeValue(of: \.contentSize, named: "contentSize")
    }
  }
  /// In points; content that was at its top or at its left side stays there.
  open var contentInset: UIEdgeInsets = .zero {
    willSet { _willChangeValue(of: \.contentInset, named: "contentInset") }
    didSet {
      if contentInset != oldValue { contentDidChange() }
      _didChangeValue(of: \.contentInset, named: "contentInset")
    }
  }
  /// Which safe-area insets become part of `adjustedContentInset`.
  ///
  /// `automatic` and `scrollableAxes` take those of an axis along which the content is larger than
  /// the bounds or always bounces; `automatic` takes top and bottom in any case for the scroll view
  /// that fills a controller's view.
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
    set { tellingOffset(to: newValue.origin) { changeBounds { super.bounds = newValue } } }
  }
  open override var frame: CGRect {
    get { super.frame }
    set { changeBounds { super.frame = newValue } }
  }
  override var safeAreaForSubviews: UIEdgeInsets { safeAreaInsets + safeAreaAdjustment.negated }
  /// The offsets at which the content fills the view are others; lists wait for their layout, which finds out sizes.
  func reachDidChange() { bringOffsetIntoContent() }
  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    contentDidChange()
  }
  /// As short a way as shows the rectangle, or its start where it is larger; none where it shows
  /// already.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) { reveal(rect, animated) }

  // MARK: Behaviour

  open var isScrollEnabled = true
  /// Whether a simulated drag ends at a multiple of the bounds; `contentOffset` is where it was set.
  open var isPagingEnabled = false
  /// Whether a simulated drag moves the content along one axis only, that of the longer way.
  open var isDirectionalLockEnabled = false
  /// Whether a simulated drag may go beyond the content; of both axes.
  ///
  /// Use `alwaysBounceVertical` and `alwaysBounceHorizontal` for their effect on insets.
  open var bounces: Bool {
    get { bouncesVertically || bouncesHorizontally }
    set { (bouncesVertically, bouncesHorizontally) = (newValue, newValue) }
  }
  open var bouncesVertically = true
  open var bouncesHorizontally = true
  /// - Important: Inert.
  open var allowsKeyboardScrolling = true
  /// - Important: Inert.
  open var transfersHorizontalScrollingToParent = true
  /// - Important: Inert.
  open var transfersVerticalScrollingToParent = true
  /// - Important: Inert.
  open var bouncesZoom = true
  /// Headless: makes the vertical axis one that scrolls, for `contentInsetAdjustmentBehavior`.
  open var alwaysBounceVertical = false {
    didSet { contentDidChange() }
  }
  /// Headless: makes the horizontal axis one that scrolls, for `contentInsetAdjustmentBehavior`.
  open var alwaysBounceHorizontal = false {
    didSet { contentDidChange() }
  }
  /// - Important: Inert.
  open var delaysContentTouches = true
  /// - Important: Inert.
  open var canCancelContentTouches = true
  /// Whether a simulated tap on the status bar scrolls the content to its top, if no other scroll view wants it.
  open var scrollsToTop = true
  /// How far the content goes on after a simulated drag that ends with a speed.
  open var decelerationRate: DecelerationRate = .normal
  /// Whether a simulated drag ends the editing in its window.
  open var keyboardDismissMode: KeyboardDismissMode = .none
  /// Headless: always false.
  open var isTracking: Bool { false }
  /// Headless: always false, during a simulated drag, too.
  open var isDragging: Bool { false }
  /// Headless: always false.
  open var isDecelerating: Bool { false }
  /// Headless: always false; an animated scroll is there at once.
  open var isScrollAnimating: Bool { false }
  /// Headless: nothing scrolls or zooms on its own.
  open func stopScrollingAndZooming() {}
  open var panGestureRecognizer: UIPanGestureRecognizer { pan }
  open var pinchGestureRecognizer: UIPinchGestureRecognizer? { pinch }
  /// Headless: never asked.
  open func touchesShouldBegin(
    _ touches: Set<UITouch>, with event: UIEvent?, in view: UIView
  ) -> Bool { true }
  /// Headless: never asked.
  open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

  /// Where content lies that is smaller than the view, in units of the room that is left; at first at the top left.
  open var contentAlignmentPoint = CGPoint.zero {
    didSet { if contentAlignmentPoint != oldValue { alignContent() } }
  }

  // MARK: Indicators

  /// Whether `flashScrollIndicators()` shows it; without that a still picture has none.
  open var showsVerticalScrollIndicator = true {
    didSet { indicatorsDidChange() }
  }
  /// Whether `flashScrollIndicators()` shows it; without that a still picture has none.
  open var showsHorizontalScrollIndicator = true {
    didSet { indicatorsDidChange() }
  }
  open var indicatorStyle: IndicatorStyle = .default {
    didSet { indicatorsDidChange() }
  }
  /// In points, from the bounds; the content's own inset takes nothing away, the safe area does.
  open var verticalScrollIndicatorInsets: UIEdgeInsets = .zero {
    didSet { indicatorsDidChange() }
  }
  /// In points, from the bounds; the content's own inset takes nothing away, the safe area does.
  open var horizontalScrollIndicatorInsets: UIEdgeInsets = .zero {
    didSet { indicatorsDidChange() }
  }
  /// Both, where they are set together; those of the vertical indicator when read.
  open var scrollIndicatorInsets: UIEdgeInsets {
    get { verticalScrollIndicatorInsets }
    set { (verticalScrollIndicatorInsets, horizontalScrollIndicatorInsets) = (newValue, newValue) }
  }
  /// Whether what the safe area adds to the content's insets is added to the indicators', too.
  open var automaticallyAdjustsScrollIndicatorInsets = true {
    didSet { indicatorsDidChange() }
  }
  /// Shows the indicators of what can be scrolled for a second of the main queue.
  open func flashScrollIndicators() { showIndicators() }
  open override func layoutSubviews() {
    super.layoutSubviews()
    if indicators.areShown { layoutIndicators() }
  }

  // MARK: Zoom

  /// Limits scales that are set later; the present one stays.
  open var minimumZoomScale: CGFloat = 1
  /// Limits scales that are set later, and goes before the minimum; the present one stays.
  open var maximumZoomScale: CGFloat = 1
  /// That of the delegate's view for zooming, 1 without one; clamped between the limits when set.
  open var zoomScale: CGFloat {
    get { delegate?.viewForZooming(in: self)?.transform.a ?? 1 }
    set { setZoomScale(newValue, animated: false) }
  }
  /// Scales the delegate's view for zooming about its top left corner and gives the content its
  /// size; without such a view nothing happens.
  open func setZoomScale(_ scale: CGFloat, animated: Bool) { zoom(to: scale, animated) }
  /// Shows a part of the zoomed view, in that view's coordinates, as large as it fits.
  open func zoom(to rect: CGRect, animated: Bool) { zoom(showing: rect, animated) }
  /// Headless: always false.
  open var isZooming: Bool { false }
  /// Headless: always false.
  open var isZoomBouncing: Bool { false }

  // MARK: Refresh

  /// Lies above the content, outside of the bounds, and takes room there only while it refreshes.
  open var refreshControl: UIRefreshControl? {
    didSet { refreshControlDidChange(from: oldValue) }
  }

  override var trailingDescriptionItems: [String] { scrollDescriptionItems }
}
