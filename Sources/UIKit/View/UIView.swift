public import DarkroomCoreGraphics
public import DarkroomQuartzCore
public import Foundation

/// A rectangle that draws itself, lays out its subviews and answers events.
///
/// The class holds one struct of state per concern; the work is in `UIView+<Concern>.swift`.
@preconcurrency @MainActor
open class UIView: UIResponder, @MainActor NSCoding, @MainActor CALayerDelegate,
  UICoordinateSpace, UITraitEnvironment
{
  open class var layerClass: AnyClass { CALayer.self }
  public final let layer: CALayer

  @safe nonisolated(unsafe) final var hierarchy = HierarchyState()
  final var layoutState = LayoutState()
  final var appearance = AppearanceState()
  final var traits = TraitState()
  final var insets = InsetState()
  final var guides = GuideState()
  final var interaction = InteractionState()

  // Initializers that are created by metatype (`ViewInstantiation`) are found by their order here.
  public init(frame: CGRect) {
    layer = ViewInstantiation.layer(of: Self.layerClass)
    super.init()
    setUp(frame: frame)
  }

  public required init?(coder: NSCoder) {
    layer = ViewInstantiation.layer(of: Self.layerClass)
    super.init()
    setUp(frame: .zero)
    decode(coder, as: UIView.self)
  }

  public convenience override init() { self.init(frame: .zero) }

  /// - Important: Inert.
  open func encode(with coder: NSCoder) {}

  deinit { releaseSubviewsIteratively() }

  // MARK: Responder chain

  open override var next: UIResponder? { hierarchy.controller ?? superview }

  // MARK: Geometry

  open var frame: CGRect {
    get { layer.frame }
    set { setFrame(newValue) }
  }
  open var bounds: CGRect {
    get { layer.bounds }
    set { setBounds(newValue) }
  }
  open var center: CGPoint {
    get { layer.position }
    set { setCenter(newValue) }
  }
  open var transform: CGAffineTransform {
    get { layer.affineTransform() }
    set { setTransform(newValue) }
  }
  open var transform3D: CATransform3D {
    get { layer.transform }
    set { setTransform3D(newValue) }
  }
  open var anchorPoint: CGPoint {
    get { layer.anchorPoint }
    set { layer.anchorPoint = newValue }
  }
  open var contentScaleFactor: CGFloat {
    get { layer.contentsScale }
    set { layer.contentsScale = newValue }
  }
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }
  open func sizeToFit() { resizeToFit() }
  open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { map(point, to: view) }
  open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint { map(point, from: view) }
  open func convert(_ rect: CGRect, to view: UIView?) -> CGRect { map(rect, to: view) }
  open func convert(_ rect: CGRect, from view: UIView?) -> CGRect { map(rect, from: view) }

  // MARK: Autoresizing

  open var autoresizesSubviews = true
  open var autoresizingMask: AutoresizingMask = []

  // MARK: Hierarchy

  open var superview: UIView? { hierarchy.superview }
  open var subviews: [UIView] { hierarchy.subviews }
  open var window: UIWindow? { hierarchy.window }
  open func addSubview(_ view: UIView) { insert(view, at: hierarchy.subviews.count) }
  open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }
  open func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
    insert(view, above: sibling)
  }
  open func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
    insert(view, below: sibling)
  }
  open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    exchangeSubviews(index1, index2)
  }
  open func bringSubviewToFront(_ view: UIView) { move(view, toFront: true) }
  open func sendSubviewToBack(_ view: UIView) { move(view, toFront: false) }
  open func removeFromSuperview() { detach() }
  open func isDescendant(of view: UIView) -> Bool { isInside(view) }
  open func viewWithTag(_ tag: Int) -> UIView? { firstView(tagged: tag) }
  open var tag = 0

  open func didAddSubview(_ subview: UIView) {}
  open func willRemoveSubview(_ subview: UIView) {}
  open func willMove(toSuperview newSuperview: UIView?) {}
  open func didMoveToSuperview() {}
  open func willMove(toWindow newWindow: UIWindow?) {}
  open func didMoveToWindow() {}

  // MARK: Layout

  open func setNeedsLayout() { layer.setNeedsLayout() }
  open func layoutIfNeeded() { layoutTreeIfNeeded() }
  open func layoutSubviews() { applyConstraintsToSubviews() }
  open func layoutSublayers(of layer: CALayer) { performLayout(of: layer) }
  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }
  open func invalidateIntrinsicContentSize() { intrinsicSizeDidChange() }
  open var translatesAutoresizingMaskIntoConstraints = true {
    didSet {
      if translatesAutoresizingMaskIntoConstraints != oldValue { translationDidChange() }
    }
  }
  open class var requiresConstraintBasedLayout: Bool { false }
  open func setNeedsUpdateConstraints() { markNeedsUpdateConstraints() }
  open func needsUpdateConstraints() -> Bool { layoutState.needsUpdateConstraints }
  open func updateConstraints() { layoutState.needsUpdateConstraints = false }
  open func updateConstraintsIfNeeded() { updateConstraintsInTree() }
  open var alignmentRectInsets: UIEdgeInsets { .zero }
  open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }
  open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
    alignmentRect.inset(by: alignmentRectInsets.negated)
  }
  open var forFirstBaselineLayout: UIView { self }
  open var forLastBaselineLayout: UIView { self }

  /// Whether the height of the content depends on the width that constraints give the view.
  var heightFollowsWidth: Bool { false }
  /// Until the next call, `intrinsicContentSize` is that of a content at most this wide: 0 sets no
  /// limit, and nil ends the solving of constraints.
  func setContentWidthLimit(_ width: CGFloat?) {}
  /// A subview's natural size may be another.
  func subviewIntrinsicSizeDidChange(_ view: UIView) {}
  /// Where the text is in an alignment rectangle of that size; nil for a view without text.
  func baselineOffsets(in size: CGSize) -> BaselineOffsets? { nil }
  /// That of the text whose baselines those are.
  var baselineFont: UIFont? { nil }

  // MARK: Constraints

  open var constraints: [NSLayoutConstraint] { layoutState.constraints }
  open func addConstraint(_ constraint: NSLayoutConstraint) { adoptConstraint(constraint) }
  open func addConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { addConstraint(constraint) }
  }
  open func removeConstraint(_ constraint: NSLayoutConstraint) { dropConstraint(constraint) }
  open func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { removeConstraint(constraint) }
  }
  open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    contentPriority(layoutState.hugging, axis)
  }
  open func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    setContentPriority(\.hugging, priority, axis)
  }
  open func contentCompressionResistancePriority(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority {
    contentPriority(layoutState.compressionResistance, axis)
  }
  open func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    setContentPriority(\.compressionResistance, priority, axis)
  }
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel)
  }
  /// Heeds the constraints inside this view only, and those of its own size.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize {
    constraintFittingSize(targetSize, horizontal, vertical)
  }
  open func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    settledEngine?.constraints(affecting: self, axis) ?? []
  }
  open var hasAmbiguousLayout: Bool { settledEngine?.isAmbiguous(self) ?? false }
  open func exerciseAmbiguityInLayout() { moveToAlternativeLayout() }

  // MARK: Guides and anchors

  open var layoutGuides: [UILayoutGuide] { guides.added }
  open func addLayoutGuide(_ guide: UILayoutGuide) { adoptGuide(guide) }
  open func removeLayoutGuide(_ guide: UILayoutGuide) { dropGuide(guide) }
  open var safeAreaLayoutGuide: UILayoutGuide { storedSafeAreaGuide }
  open var layoutMarginsGuide: UILayoutGuide { storedMarginsGuide }
  open var readableContentGuide: UILayoutGuide { storedReadableGuide }
  open var keyboardLayoutGuide: UIKeyboardLayoutGuide { storedKeyboardGuide }

  // MARK: Margins and safe area

  open var layoutMargins: UIEdgeInsets {
    get { resolvedLayoutMargins }
    set { setLayoutMargins(newValue) }
  }
  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { resolvedDirectionalLayoutMargins }
    set { setDirectionalLayoutMargins(newValue) }
  }
  open var preservesSuperviewLayoutMargins = false {
    didSet { if preservesSuperviewLayoutMargins != oldValue { layoutMarginsMayHaveChanged() } }
  }
  open var insetsLayoutMarginsFromSafeArea = true {
    didSet { if insetsLayoutMarginsFromSafeArea != oldValue { layoutMarginsMayHaveChanged() } }
  }
  open func layoutMarginsDidChange() {}
  open var safeAreaInsets: UIEdgeInsets { insets.safeArea }
  open func safeAreaInsetsDidChange() {}

  // MARK: Drawing

  open func draw(_ rect: CGRect) {}
  open func draw(_ layer: CALayer, in context: CGContext) { drawContent(of: layer, in: context) }
  /// Stretched from `bounds` to `rect`; false without a current context or without bounds.
  @discardableResult
  open func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    drawTree(in: rect)
  }
  /// A view of the same size with this one's look of now; nil without bounds.
  ///
  /// There are no screen updates to wait for: both values of `afterUpdates` mean the same.
  open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    replica(of: bounds, caps: .zero)
  }
  /// A view with the look of what lies in `rect`, which stretches all but the caps.
  open func resizableSnapshotView(
    from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
  ) -> UIView? { replica(of: rect, caps: capInsets) }
  open func setNeedsDisplay() { layer.setNeedsDisplay() }
  open func setNeedsDisplay(_ rect: CGRect) { layer.setNeedsDisplay(rect) }
  open var contentMode: ContentMode = .scaleToFill {
    didSet { contentModeDidChange() }
  }
  open var clipsToBounds: Bool {
    get { layer.masksToBounds }
    set { layer.masksToBounds = newValue }
  }
  open var alpha: CGFloat {
    get { CGFloat(layer.opacity) }
    set { layer.opacity = Float(min(max(newValue, 0), 1)) }
  }
  open var isHidden: Bool {
    get { layer.isHidden }
    set { setHidden(newValue) }
  }
  open var isOpaque: Bool {
    get { appearance.isOpaque }
    set { appearance.isOpaque = newValue }
  }
  /// - Important: Inert.
  open var clearsContextBeforeDrawing = true
  open var mask: UIView? {
    get { appearance.mask }
    set { setMask(newValue) }
  }
  open var backgroundColor: UIColor? {
    get { appearance.backgroundColor }
    set { setBackgroundColor(newValue) }
  }

  // MARK: Tint

  open var tintColor: UIColor! {
    get { resolvedTintColor }
    set { setTintColor(newValue) }
  }
  open var tintAdjustmentMode: TintAdjustmentMode {
    get { resolvedTintAdjustmentMode }
    set { setTintAdjustmentMode(newValue) }
  }
  open func tintColorDidChange() {}

  // MARK: Events

  open var isUserInteractionEnabled = true
  /// - Important: Inert.
  open var isMultipleTouchEnabled = false
  /// - Important: Inert.
  open var isExclusiveTouch = false
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    deepestView(at: point, with: event)
  }
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.contains(point)
  }
  open var gestureRecognizers: [UIGestureRecognizer]? {
    get { interaction.gestureRecognizers }
    set { setGestureRecognizers(newValue) }
  }
  open func addGestureRecognizer(_ recognizer: UIGestureRecognizer) { attach(recognizer) }
  open func removeGestureRecognizer(_ recognizer: UIGestureRecognizer) { detach(recognizer) }
  open func addInteraction(_ interaction: any UIInteraction) { attach(interaction) }
  open func removeInteraction(_ interaction: any UIInteraction) { detach(interaction) }
  open func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool { true }
  @discardableResult
  open func endEditing(_ force: Bool) -> Bool { resignFirstResponderInside(force: force) }

  // MARK: Traits and direction

  open var traitCollection: UITraitCollection { traits.resolved }
  open func traitCollectionDidChange(_ previous: UITraitCollection?) {}
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { traits.overrides.userInterfaceStyle ?? .unspecified }
    set { overrideTraits { $0.userInterfaceStyle = newValue == .unspecified ? nil : newValue } }
  }
  open var semanticContentAttribute: UISemanticContentAttribute = .unspecified {
    didSet { if semanticContentAttribute != oldValue { layoutDirectionDidChange() } }
  }
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    UIView.userInterfaceLayoutDirection(
      for: semanticContentAttribute,
      relativeTo: traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight)
  }

  // MARK: Accessibility

  override var naturallyIsAccessibilityElement: Bool { classIsAccessibilityElement }
  override var naturalAccessibilityLabel: String? { classAccessibilityLabel }
  override var naturalAccessibilityValue: String? { classAccessibilityValue }
  override var naturalAccessibilityTraits: UIAccessibilityTraits { classAccessibilityTraits }
  override var naturalAccessibilityFrame: CGRect { frameOnScreen }

  // MARK: State restoration

  open var restorationIdentifier: String?

  // MARK: Description

  open override var description: String { MainActor.assumeIsolated { descriptionLine } }
  /// What a class of UIKit shows right after the frame, such as a label's text.
  var leadingDescriptionItems: [String] { [] }
  /// What a class of UIKit shows after the layer, such as a scroll view's offset.
  var trailingDescriptionItems: [String] { [] }
}
