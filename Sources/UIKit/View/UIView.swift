public import DarkroomCoreGraphics
import DarkroomObjectiveC
public import DarkroomQuartzCore
public import Foundation

/// A rectangle that draws itself, lays out its subviews and answers events.
///
/// The class holds one struct of state per concern; the work is in `UIView+<Concern>.swift`.
@preconcurrency @MainActor
open class UIView: UIResponder, @MainActor NSCoding, @MainActor CALayerDelegate,
  UICoordinateSpace, UITraitEnvironment
{
  /// `CALayer` or a subclass of it; asked once for each view, before the rest of its initializer
  /// runs.
  open class var layerClass: AnyClass { CALayer.self }
  /// Its delegate is the view, its scale the main screen's at the time the view was made.
  public final let layer: CALayer

  final var hierarchy = HierarchyState()
  final var layoutState = LayoutState()
  final var appearance = AppearanceState()
  final var traits = TraitState()
  final var insets = InsetState()
  final var guides = GuideState()
  final var interaction = InteractionState()
  /// Nil if people know the view by its class.
  package final var viewSource: (any ViewSource)?

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

  deinit { hierarchy.end() }

  // MARK: Responder chain

  open override var next: UIResponder? { hierarchy.controller ?? superview }

  // MARK: Geometry

  /// In points of the superview; with a transform, the bounding box of what shows.
  open var frame: CGRect {
    get { layer.frame }
    set { tellingObservers(of: \.frame, named: "frame") { setFrame(newValue) } }
  }
  /// In points.
  ///
  /// Another size has subviews resized by their masks and asks for layout; another origin scrolls
  /// them.
  open var bounds: CGRect {
    get { layer.bounds }
    set { tellingObservers(of: \.bounds, named: "bounds") { setBounds(newValue) } }
  }
  /// Where the anchor point lies in the superview: the middle of the view, unless `anchorPoint` was
  /// moved.
  open var center: CGPoint {
    get { layer.position }
    set { tellingObservers(of: \.center, named: "center") { setCenter(newValue) } }
  }
  /// About the anchor point; `bounds` and `center` stay as they are.
  open var transform: CGAffineTransform {
    get { layer.affineTransform() }
    set { tellingObservers(of: \.transform, named: "transform") { setTransform(newValue) } }
  }
  /// Only what it does in the plane of the view shows: there is no perspective.
  open var transform3D: CATransform3D {
    get { layer.transform }
    set { setTransform3D(newValue) }
  }
  /// In units of the bounds.
  ///
  /// `center` stays where it is when it changes, so the view moves.
  open var anchorPoint: CGPoint {
    get { layer.anchorPoint }
    set { layer.anchorPoint = newValue }
  }
  /// Pixels of the layer's contents to a point; the main screen's scale at first.
  open var contentScaleFactor: CGFloat {
    get { layer.contentsScale }
    set { layer.contentsScale = newValue }
  }
  /// The size of the bounds, unless a class says otherwise.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }
  /// Keeps the frame's origin, except under a transform, where it keeps the centre.
  open func sizeToFit() { resizeToFit() }
  /// A view of nil is the window, or the topmost view where there is no window.
  open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { map(point, to: view) }
  /// A view of nil is the window, or the topmost view where there is no window.
  open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint { map(point, from: view) }
  /// The bounding box where the views are turned against each other; nil is as for points.
  open func convert(_ rect: CGRect, to view: UIView?) -> CGRect { map(rect, to: view) }
  /// The bounding box where the views are turned against each other; nil is as for points.
  open func convert(_ rect: CGRect, from view: UIView?) -> CGRect { map(rect, from: view) }

  // MARK: Focus

  /// Headless: nothing is ever focused.
  open var isFocused: Bool { false }
  open var canBecomeFocused: Bool { false }
  open var preferredFocusEnvironments: [any UIFocusEnvironment] { [] }
  open var parentFocusEnvironment: (any UIFocusEnvironment)? { next as? any UIFocusEnvironment }
  open var focusGroupIdentifier: String? {
    get { accessibility.rare.focusGroup }
    set { accessibility.rare.focusGroup = newValue }
  }
  /// - Important: Inert. Nothing is ever focused.
  open var focusEffect: UIFocusEffect? {
    get { accessibility.rare.focusEffect }
    set { accessibility.rare.focusEffect = newValue }
  }
  /// Headless: never asked for.
  open func setNeedsFocusUpdate() {}
  /// Headless: never asked for.
  open func updateFocusIfNeeded() {}
  /// Headless: never asked.
  open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }
  /// Headless: never called.
  open func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
  ) {}

  // MARK: Dynamics

  open var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
  /// Empty; of interest to views of the type `path`.
  open var collisionBoundingPath: UIBezierPath { UIBezierPath() }

  // MARK: Large content

  /// - Important: Inert. Nobody presses long.
  open var showsLargeContentViewer: Bool {
    get { accessibility.rare.largeContent.isShown }
    set { accessibility.rare.largeContent.isShown = newValue }
  }
  open var largeContentTitle: String? {
    get { accessibility.rare.largeContent.title }
    set { accessibility.rare.largeContent.title = newValue }
  }
  open var largeContentImage: UIImage? {
    get { accessibility.rare.largeContent.image }
    set { accessibility.rare.largeContent.image = newValue }
  }
  /// - Important: Inert. Nobody presses long.
  open var scalesLargeContentImage: Bool {
    get { accessibility.rare.largeContent.isScaled }
    set { accessibility.rare.largeContent.isScaled = newValue }
  }
  /// - Important: Inert. Nobody presses long.
  open var largeContentImageInsets: UIEdgeInsets {
    get { accessibility.rare.largeContent.insets }
    set { accessibility.rare.largeContent.insets = newValue }
  }
  /// - Important: Inert. Colors are never inverted.
  open var accessibilityIgnoresInvertColors: Bool {
    get { accessibility.rare.ignoresInvertColors }
    set { accessibility.rare.ignoresInvertColors = newValue }
  }

  // MARK: Text size

  /// The smallest text size category of this view and those below it; nil sets no limit.
  open var minimumContentSizeCategory: UIContentSizeCategory? {
    get { traits.limits?.minimum }
    set { limitContentSizeCategory { $0.minimum = newValue } }
  }
  /// The largest text size category of this view and those below it; nil sets no limit.
  ///
  /// Where it is below the smallest one, the smallest one counts.
  open var maximumContentSizeCategory: UIContentSizeCategory? {
    get { traits.limits?.maximum }
    set { limitContentSizeCategory { $0.maximum = newValue } }
  }
  /// This view and those above it, each with its text size category and its limits, for people.
  open var appliedContentSizeCategoryLimitsDescription: String { contentSizeLimitsDescription }

  // MARK: Autoresizing

  /// Whether another size of the bounds resizes subviews by their masks.
  open var autoresizesSubviews = true
  /// Nothing at first; heeded while `translatesAutoresizingMaskIntoConstraints` is true.
  open var autoresizingMask = AutoresizingMask(rawValue: 0)

  // MARK: Hierarchy

  open var superview: UIView? { hierarchy.superviewReference?.view }
  /// Back to front.
  open var subviews: [UIView] { hierarchy.subviews }
  open var window: UIWindow? { inheritedWindow }
  /// Above layers that belong to no view, too.
  open func addSubview(_ view: UIView) { append(view) }
  /// An index out of range is clamped.
  ///
  /// A subview that is moved is taken out first.
  open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }
  /// On top where `sibling` is no subview of this view.
  open func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
    insert(view, above: sibling)
  }
  /// On top where `sibling` is no subview of this view.
  open func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
    insert(view, below: sibling)
  }
  /// - Precondition: there are subviews at both indices.
  open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    exchangeSubviews(index1, index2)
  }
  /// Does nothing with a view that is no subview of this one.
  open func bringSubviewToFront(_ view: UIView) { move(view, toFront: true) }
  /// Does nothing with a view that is no subview of this one.
  open func sendSubviewToBack(_ view: UIView) { move(view, toFront: false) }
  open func removeFromSuperview() { detach() }
  /// True for the view itself, too.
  open func isDescendant(of view: UIView) -> Bool { isInside(view) }
  /// Depth first, this view included; 0 is the tag of every view that was given none.
  open func viewWithTag(_ tag: Int) -> UIView? { firstView(tagged: tag) }
  open var tag = 0

  open func didAddSubview(_ subview: UIView) {}
  open func willRemoveSubview(_ subview: UIView) {}
  open func willMove(toSuperview newSuperview: UIView?) {}
  /// Called when traits, insets, tint and window are already those of the new place.
  open func didMoveToSuperview() {}
  /// Called for every view of the tree that moves, parents first, before `willMove(toSuperview:)`.
  open func willMove(toWindow newWindow: UIWindow?) {}
  /// Called for every view of the tree that moved, parents first, when all have the new window.
  open func didMoveToWindow() {}

  // MARK: Layout

  open func setNeedsLayout() { layer.setNeedsLayout() }
  /// Brings constraints up to date, solves them, then lays out the topmost ancestor that needs it
  /// and everything below.
  open func layoutIfNeeded() { layoutTreeIfNeeded() }
  /// Places subviews by their constraints; the view's traits are current meanwhile.
  open func layoutSubviews() { applyConstraintsToSubviews() }
  open func layoutSublayers(of layer: CALayer) { performLayout(of: layer) }
  /// Nil: no change of a view's layer is animated here; layers ask for it only when code does.
  open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
  /// Called before `layoutSubviews()`, at first and whenever it was asked for.
  open func updateProperties() {}
  open func setNeedsUpdateProperties() { markNeedsUpdateProperties() }
  /// Calls `updateProperties()` where it is due, on superviews before subviews.
  open func updatePropertiesIfNeeded() { updatePropertiesInTree() }
  /// `noIntrinsicMetric` on both axes, unless a class says otherwise.
  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }
  open func invalidateIntrinsicContentSize() { intrinsicSizeDidChange() }
  open var translatesAutoresizingMaskIntoConstraints = true {
    didSet {
      if translatesAutoresizingMaskIntoConstraints != oldValue { translationDidChange() }
    }
  }
  /// Where true, such a view brings Auto Layout into the tree that it is added to.
  open class var requiresConstraintBasedLayout: Bool { false }
  open func setNeedsUpdateConstraints() { markNeedsUpdateConstraints() }
  open func needsUpdateConstraints() -> Bool { layoutState.needsUpdateConstraints }
  open func updateConstraints() { layoutState.needsUpdateConstraints = false }
  /// Calls `updateConstraints()` where it is due, on subviews before superviews; a controller's
  /// view has `updateViewConstraints()` called instead.
  open func updateConstraintsIfNeeded() { updateConstraintsInTree() }
  /// Zero, unless a class says otherwise.
  open var alignmentRectInsets: UIEdgeInsets { .zero }
  open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }
  open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
    alignmentRect.inset(by: alignmentRectInsets.negated)
  }
  open var forFirstBaselineLayout: UIView { self }
  open var forLastBaselineLayout: UIView { self }
  /// The older name of `forLastBaselineLayout`.
  open func forBaselineLayout() -> UIView { self }

  /// Whether the height of the content depends on the width that constraints give the view.
  var heightFollowsWidth: Bool { false }
  /// The size of a control that keeps it whatever frame or constraints say; nil for other views.
  var fixedSize: CGSize? { nil }
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

  /// Those that were added to this view; constraints that only name it are elsewhere.
  open var constraints: [NSLayoutConstraint] { layoutState.constraints }
  open func addConstraint(_ constraint: NSLayoutConstraint) { adoptConstraint(constraint) }
  open func addConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { addConstraint(constraint) }
  }
  open func removeConstraint(_ constraint: NSLayoutConstraint) { dropConstraint(constraint) }
  open func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { removeConstraint(constraint) }
  }
  /// 250 at first.
  open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    contentPriority(layoutState.hugging, axis)
  }
  open func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    setContentPriority(\.hugging, priority, axis)
  }
  /// 750 at first.
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
  /// With `fittingSizeLevel`, 50, on both axes.
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
  /// False where no constraints are in use.
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

  /// 8 points at first; of a controller's view, 0 above and below and the system's 16 or 20 at the
  /// sides.
  ///
  /// The safe area is part of it while `insetsLayoutMarginsFromSafeArea` is true.
  open var layoutMargins: UIEdgeInsets {
    get { resolvedLayoutMargins }
    set { setLayoutMargins(newValue) }
  }
  /// In points; of these and `layoutMargins` those that were set last count.
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
  /// How far the superview's unsafe bands reach into this view, and what its controller adds.
  open var safeAreaInsets: UIEdgeInsets { insets.safeArea }
  open func safeAreaInsetsDidChange() {}
  /// The unsafe bands that subviews may reach into.
  var safeAreaForSubviews: UIEdgeInsets { safeAreaInsets }

  // MARK: Drawing

  /// Headless: `rect` is always the whole of the bounds.
  ///
  /// The view's traits are current meanwhile.
  open func draw(_ rect: CGRect) {}
  /// Has the layer draw itself with `draw(_:in:)`, unless a class gives it contents.
  open func display(_ layer: CALayer) { drawOnDisplay(layer) }
  open func layerWillDraw(_ layer: CALayer) {}
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
  /// Headless: the whole view is drawn again.
  open func setNeedsDisplay(_ rect: CGRect) { layer.setNeedsDisplay(rect) }
  /// Where contents of another size go; `redraw` asks for drawing whenever the size changes.
  open var contentMode: ContentMode = .scaleToFill {
    didSet { contentModeDidChange() }
  }
  open var clipsToBounds: Bool {
    get { layer.masksToBounds }
    set { layer.masksToBounds = newValue }
  }
  /// Clamped to 0…1; at 0.01 and below, touches pass the view by.
  open var alpha: CGFloat {
    get { CGFloat(layer.opacity) }
    set {
      tellingObservers(of: \.alpha, named: "alpha") {
        layer.opacity = Float(min(max(newValue, 0), 1))
      }
    }
  }
  /// Of a stack's arranged view, true takes it out of the row or column, too.
  open var isHidden: Bool {
    get { layer.isHidden }
    set { tellingObservers(of: \.isHidden, named: "hidden") { setHidden(newValue) } }
  }
  /// - Important: Inert. It shows in descriptions alone.
  open var isOpaque: Bool {
    get { appearance.isOpaque }
    set { appearance.isOpaque = newValue }
  }
  /// - Important: Inert.
  open var clearsContextBeforeDrawing = true
  /// Masks with its layer; it is no subview, and has no superview.
  open var mask: UIView? {
    get { appearance.mask }
    set { setMask(newValue) }
  }
  /// A dynamic colour shows what it is in this view's traits, and follows them.
  open var backgroundColor: UIColor? {
    get { appearance.backgroundColor }
    set {
      tellingObservers(of: \.backgroundColor, named: "backgroundColor") {
        setBackgroundColor(newValue)
      }
    }
  }

  // MARK: Tint

  /// Its own, else the nearest superview's, else `systemBlue`; grey of the same brightness while
  /// dimmed.
  ///
  /// Nil gives its own up.
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
  /// Whether the view hears of more than the first of several fingers; recognisers hear of all.
  open var isMultipleTouchEnabled = false
  /// Whether a finger on this view keeps others from the other views of the window, and theirs those from this one.
  open var isExclusiveTouch = false
  /// The frontmost view that contains the point.
  ///
  /// Hidden views, those without interaction and those of an alpha of 0.01 or less are passed by
  /// with all below them; what lies outside its superview is not found.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    deepestView(at: point, with: event)
  }
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.contains(point)
  }
  /// Nil until the view gets its first recognizer; empty once the last one is removed.
  open var gestureRecognizers: [UIGestureRecognizer]? {
    get { interaction.gestureRecognizers }
    set { setGestureRecognizers(newValue) }
  }
  open func addGestureRecognizer(_ recognizer: UIGestureRecognizer) { attach(recognizer) }
  open func removeGestureRecognizer(_ recognizer: UIGestureRecognizer) { detach(recognizer) }
  open func addInteraction(_ interaction: any UIInteraction) { attach(interaction) }
  open func removeInteraction(_ interaction: any UIInteraction) { detach(interaction) }
  open func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool { true }
  /// True where nothing inside this view is first responder afterwards; `force` does not ask it.
  @discardableResult
  open func endEditing(_ force: Bool) -> Bool { resignFirstResponderInside(force: force) }

  // MARK: Traits and direction

  /// The view whose traits this one inherits.
  var traitParent: UIView? { superview }
  /// What a class of UIKit does beside what it does for `traitCollectionDidChange(_:)`, which clients
  /// override.
  func traitsDidChange(from old: UITraitCollection) {}

  /// The superview's traits with the controller's overrides and then the view's own on top.
  open var traitCollection: UITraitCollection { traits.resolved }
  /// Called when a value changes, not for every move; the new traits are current meanwhile.
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

  // MARK: Parts

  /// An image view among the subviews has another natural size; a view that places it looks again.
  func placedSubviewDidChange() {}

  // MARK: State restoration

  /// - Important: Inert.
  open var restorationIdentifier: String?

  // MARK: Description

  open override var description: String { MainActor.assumeIsolated { descriptionLine } }
  /// What a class of UIKit shows right after the frame, such as a label's text.
  var leadingDescriptionItems: [String] { [] }
  /// What a class of UIKit shows right before the layer, such as an image.
  var innerDescriptionItems: [String] { [] }
  /// What a class of UIKit shows after the layer, such as a scroll view's offset.
  var trailingDescriptionItems: [String] { [] }
  /// What a class of UIKit shows for the background of a view without one.
  var blankBackgroundDescription: String? { nil }
  /// Whether UIKit gives such a view recognizers of its own, for which there is nothing to do here.
  var describesRecognizers: Bool { false }
}
