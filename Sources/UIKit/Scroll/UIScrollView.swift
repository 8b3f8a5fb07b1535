import DarkroomCoreGraphics
import DarkroomObjectiveC
public import Foundation

/// A view of a larger content: the content offset is the origin of the bounds.
@preconcurrency @MainActor
open class UIScrollView: UIView, _ScrollDelegating {
  /// When the safe area is added to the insets.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    case automatic, scrollableAxes, never, always
  }
  /// The color of the scroll indicators; the default is black in light mode and white in dark mode.
  public enum IndicatorStyle: Int, Sendable { case `default`, black, white }
  /// Whether dragging dismisses the keyboard, which means that the first responder resigns.
  public enum KeyboardDismissMode: Int, Sendable {
    case none, onDrag, interactive, onDragWithAccessory, interactiveWithAccessory
  }
  /// The factor by which the speed of the content is multiplied in each millisecond after a drag.
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
  /// Whether the offset changes in order to keep the content in its place, rather than by scrolling.
  final var isAdjustingToInset = false
  final var runningScroll: RunningScroll?
  private final let pan = UIPanGestureRecognizer()
  final var pinch: UIPinchGestureRecognizer?

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
  /// The offset is not limited to the content; the delegate is told about a change before the setter returns. A running
  /// animation goes on.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set { bounds.origin = newValue }
  }
  /// Without an animation the offset changes immediately, and a running animation stops.
  ///
  /// With one it changes in the next turn of the main queue, which then reports the end to the delegate. A picture
  /// shows the offset after the animation.
  open func setContentOffset(_ offset: CGPoint, animated: Bool) { scroll(to: offset, animated) }
  /// In points.
  ///
  /// Content that was at its top stays there when insets change with it. An offset beyond the content is corrected: for
  /// a list in its next layout, otherwise immediately.
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
  /// The insets in points; content that was at its top or at its left side stays there.
  open var contentInset: UIEdgeInsets = .zero {
    willSet { _willChangeValue(of: \.contentInset, named: "contentInset") }
    didSet {
      if contentInset != oldValue { contentDidChange() }
      _didChangeValue(of: \.contentInset, named: "contentInset")
    }
  }
  /// Which safe-area insets become part of `adjustedContentInset`.
  ///
  /// `automatic` and `scrollableAxes` use the edges of an axis along which the content is larger than the bounds or
  /// always bounces. In addition, `automatic` always uses top and bottom for the scroll view that fills a controller's
  /// view.
  open var contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior = .automatic {
    didSet { contentDidChange() }
  }
  /// A control that is refreshing adds its height at the top.
  open var adjustedContentInset: UIEdgeInsets {
    contentInset + safeAreaAdjustment + refreshInset
  }
  /// Is called after `adjustedContentInset` has changed.
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
  /// Corrects the offset after the range of valid offsets has changed; lists wait for their layout, which determines
  /// sizes.
  func reachDidChange() { bringOffsetIntoContent() }
  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    contentDidChange()
  }
  /// Scrolls by the shortest distance that makes the rectangle visible, or its start if it is too large; does nothing
  /// if it is already visible.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) { reveal(rect, animated) }

  // MARK: Behaviour

  /// Whether simulated drags scroll the content; true by default.
  ///
  /// The offset can be set in any case.
  open var isScrollEnabled = true
  /// Whether a simulated drag ends at a multiple of the bounds; `contentOffset` can be set to any value.
  open var isPagingEnabled = false
  /// Whether a simulated drag moves the content only along the axis with the longer distance.
  open var isDirectionalLockEnabled = false
  /// Whether a simulated drag may go beyond the content on both axes.
  ///
  /// For the effect on insets, use `alwaysBounceVertical` and `alwaysBounceHorizontal`.
  open var bounces: Bool {
    get { bouncesVertically || bouncesHorizontally }
    set { (bouncesVertically, bouncesHorizontally) = (newValue, newValue) }
  }
  /// Whether a simulated drag may go beyond the upper and lower end of the content; true by default.
  open var bouncesVertically = true
  /// Whether a simulated drag may go beyond the left and right end of the content; true by default.
  open var bouncesHorizontally = true
  /// - Important: Inert.
  open var allowsKeyboardScrolling = true
  /// - Important: Inert.
  open var transfersHorizontalScrollingToParent = true
  /// - Important: Inert.
  open var transfersVerticalScrollingToParent = true
  /// - Important: Inert.
  open var bouncesZoom = true
  /// Marks the vertical axis as scrollable for `contentInsetAdjustmentBehavior`; it has no other effect here.
  open var alwaysBounceVertical = false {
    didSet { contentDidChange() }
  }
  /// Marks the horizontal axis as scrollable for `contentInsetAdjustmentBehavior`; it has no other effect here.
  open var alwaysBounceHorizontal = false {
    didSet { contentDidChange() }
  }
  /// - Important: Inert.
  open var delaysContentTouches = true
  /// - Important: Inert.
  open var canCancelContentTouches = true
  /// Whether a simulated tap on the status bar scrolls the content to its top, if no other scroll view requests it.
  open var scrollsToTop = true
  /// Determines how far the content continues to move after a simulated drag that ends with a speed.
  open var decelerationRate: DecelerationRate = .normal
  /// Whether a simulated drag ends the editing in its window.
  open var keyboardDismissMode: KeyboardDismissMode = .none
  /// Headless: always false.
  open var isTracking: Bool { false }
  /// The value is always false, even during a simulated drag.
  open var isDragging: Bool { false }
  /// Headless: always false.
  open var isDecelerating: Bool { false }
  /// Whether an animated change of the offset has begun and not ended.
  open var isScrollAnimating: Bool { runningScroll != nil }
  /// Ends a scroll animation at the current offset; zooming ends immediately in any case.
  open func stopScrollingAndZooming() { stopScroll() }
  /// The recognizer of drags, which belongs to the view; simulated drags do not use it.
  open var panGestureRecognizer: UIPanGestureRecognizer { pan }
  /// The recognizer of pinches, which belongs to the view; nil while the limits of the scale allow no zooming.
  ///
  /// Touches do not zoom: `zoomScale` and `zoom(to:animated:)` do.
  open var pinchGestureRecognizer: UIPinchGestureRecognizer? { pinch }
  /// Headless: never asked.
  open func touchesShouldBegin(
    _ touches: Set<UITouch>, with event: UIEvent?, in view: UIView
  ) -> Bool { true }
  /// Headless: never asked.
  open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

  /// The position of content that is smaller than the view, as fractions of the remaining room; the default is the top
  /// left.
  open var contentAlignmentPoint = CGPoint.zero {
    didSet { if contentAlignmentPoint != oldValue { alignContent() } }
  }

  // MARK: Indicators

  /// Whether `flashScrollIndicators()` shows the indicator, which is otherwise invisible in a still picture.
  open var showsVerticalScrollIndicator = true {
    didSet { indicatorsDidChange() }
  }
  /// Whether `flashScrollIndicators()` shows the indicator, which is otherwise invisible in a still picture.
  open var showsHorizontalScrollIndicator = true {
    didSet { indicatorsDidChange() }
  }
  /// The color of the indicators: black at 35 %, white at 50 %, or by default the one that suits the light or
  /// dark style.
  open var indicatorStyle: IndicatorStyle = .default {
    didSet { indicatorsDidChange() }
  }
  /// The insets in points from the bounds; the safe area is added to them, but not the content's own inset.
  open var verticalScrollIndicatorInsets: UIEdgeInsets = .zero {
    didSet { indicatorsDidChange() }
  }
  /// The insets in points from the bounds; the safe area is added to them, but not the content's own inset.
  open var horizontalScrollIndicatorInsets: UIEdgeInsets = .zero {
    didSet { indicatorsDidChange() }
  }
  /// Sets the insets of both indicators; returns those of the vertical one.
  open var scrollIndicatorInsets: UIEdgeInsets {
    get { verticalScrollIndicatorInsets }
    set { (verticalScrollIndicatorInsets, horizontalScrollIndicatorInsets) = (newValue, newValue) }
  }
  /// Whether the safe area is added to the indicators' insets when it is added to the content's.
  open var automaticallyAdjustsScrollIndicatorInsets = true {
    didSet { indicatorsDidChange() }
  }
  /// Shows the indicators of scrollable axes for one second of the main queue's time.
  open func flashScrollIndicators() { showIndicators() }
  open override func layoutSubviews() {
    super.layoutSubviews()
    if indicators.areShown { layoutIndicators() }
  }

  // MARK: Zoom

  /// The limit for scales that are set later; the current one is not changed.
  open var minimumZoomScale: CGFloat = 1 { didSet { zoomLimitsDidChange() } }
  /// The limit for scales that are set later, which takes precedence over the minimum; the current one is not changed.
  open var maximumZoomScale: CGFloat = 1 { didSet { zoomLimitsDidChange() } }
  /// The scale of the delegate's view for zooming, or 1 without one; it is clamped between the limits when it is set.
  open var zoomScale: CGFloat {
    get { delegate?.viewForZooming(in: self)?.transform.a ?? 1 }
    set { setZoomScale(newValue, animated: false) }
  }
  /// Scales the delegate's view for zooming about its top left corner, and updates the content size; does nothing
  /// without such a view.
  open func setZoomScale(_ scale: CGFloat, animated: Bool) { zoom(to: scale, animated) }
  /// Shows a part of the zoomed view, in that view's coordinates, as large as possible.
  open func zoom(to rect: CGRect, animated: Bool) { zoom(showing: rect, animated) }
  /// Headless: always false.
  open var isZooming: Bool { false }
  /// Headless: always false.
  open var isZoomBouncing: Bool { false }

  // MARK: Refresh

  /// The control above the content, outside the bounds, which takes up room there only while it refreshes.
  open var refreshControl: UIRefreshControl? {
    didSet { refreshControlDidChange(from: oldValue) }
  }

  override var trailingDescriptionItems: [String] { scrollDescriptionItems }
}
