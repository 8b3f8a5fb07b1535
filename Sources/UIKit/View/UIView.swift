public import DarkroomCoreGraphics
import DarkroomObjectiveC
public import DarkroomQuartzCore
public import Foundation

/// A rectangle that draws itself, lays out its subviews and handles events.
///
/// The class contains one struct of state per concern; the implementation is in `UIView+<Concern>.swift`.
@preconcurrency @MainActor
open class UIView: UIResponder, @MainActor NSCoding, @MainActor CALayerDelegate,
  UICoordinateSpace, UITraitEnvironment
{
  /// `CALayer` or a subclass of it; requested once for each view, before the rest of its initializer runs.
  open class var layerClass: AnyClass { CALayer.self }
  /// The layer's delegate is the view, and its scale is that of the main screen when the view was created.
  public final let layer: CALayer

  final var hierarchy = HierarchyState()
  final var layoutState = LayoutState()
  final var appearance = AppearanceState()
  final var traits = TraitState()
  final var insets = InsetState()
  final var guides = GuideState()
  final var interaction = InteractionState()
  /// The source that describes the view; nil if people know the view by its class.
  package final var viewSource: (any ViewSource)?

  // Initializers that are called by metatype (`ViewInstantiation`) are found by their order here.
  /// Creates a view with a frame in points of its later superview.
  ///
  /// The view has no superview or background, and its layer has the main screen's scale.
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

  /// The frame in points of the superview; with a transform, the bounding box of the visible rectangle.
  open var frame: CGRect {
    get { layer.frame }
    set { tellingObservers(of: \.frame, named: "frame") { setFrame(newValue) } }
  }
  /// In points.
  ///
  /// Another size resizes subviews by their masks and requests a layout; another origin scrolls them.
  open var bounds: CGRect {
    get { layer.bounds }
    set { tellingObservers(of: \.bounds, named: "bounds") { setBounds(newValue) } }
  }
  /// The position of the anchor point in the superview: the center of the view, unless `anchorPoint` was changed.
  open var center: CGPoint {
    get { layer.position }
    set { tellingObservers(of: \.center, named: "center") { setCenter(newValue) } }
  }
  /// The transform about the anchor point; `bounds` and `center` do not change.
  open var transform: CGAffineTransform {
    get { layer.affineTransform() }
    set { tellingObservers(of: \.transform, named: "transform") { setTransform(newValue) } }
  }
  /// Only its effect in the plane of the view is visible: there is no perspective.
  open var transform3D: CATransform3D {
    get { layer.transform }
    set { setTransform3D(newValue) }
  }
  /// In units of the bounds.
  ///
  /// `center` does not change when it changes, so the view moves.
  open var anchorPoint: CGPoint {
    get { layer.anchorPoint }
    set { layer.anchorPoint = newValue }
  }
  /// The pixels per point in the layer's contents; by default the main screen's scale.
  open var contentScaleFactor: CGFloat {
    get { layer.contentsScale }
    set { layer.contentsScale = newValue }
  }
  /// Returns the size of the bounds, unless a class overrides it.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }
  /// Keeps the frame's origin, except with a transform, where it keeps the center.
  open func sizeToFit() { resizeToFit() }
  /// A nil view means the window, or the topmost view if there is no window.
  open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { map(point, to: view) }
  /// A nil view means the window, or the topmost view if there is no window.
  open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint { map(point, from: view) }
  /// Returns the bounding box if the views are rotated against each other; nil has the same meaning as for points.
  open func convert(_ rect: CGRect, to view: UIView?) -> CGRect { map(rect, to: view) }
  /// Returns the bounding box if the views are rotated against each other; nil has the same meaning as for points.
  open func convert(_ rect: CGRect, from view: UIView?) -> CGRect { map(rect, from: view) }

  // MARK: Focus

  /// Headless: nothing is ever focused.
  open var isFocused: Bool { false }
  /// Whether the focus may move to the view; false unless a class overrides it.
  open var canBecomeFocused: Bool { false }
  /// The environments to which the focus would move first; empty unless a class overrides it.
  open var preferredFocusEnvironments: [any UIFocusEnvironment] { [] }
  /// The next responder, if it is a focus environment.
  open var parentFocusEnvironment: (any UIFocusEnvironment)? { next as? any UIFocusEnvironment }
  /// The name of the focus group; it is stored, and nothing reads it.
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

  /// The shape with which the view collides under a dynamic animator; a rectangle unless a class overrides it.
  open var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
  /// An empty path; it matters only for views whose collision type is `path`.
  open var collisionBoundingPath: UIBezierPath { UIBezierPath() }

  // MARK: Large content

  /// - Important: Inert. Nobody presses long.
  open var showsLargeContentViewer: Bool {
    get { accessibility.rare.largeContent.isShown }
    set { accessibility.rare.largeContent.isShown = newValue }
  }
  /// The title that the large content viewer would show; it is stored, because the viewer never appears.
  open var largeContentTitle: String? {
    get { accessibility.rare.largeContent.title }
    set { accessibility.rare.largeContent.title = newValue }
  }
  /// The image that the large content viewer would show; it is stored, because the viewer never appears.
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

  /// The smallest text size category of this view and its descendants; nil sets no limit.
  open var minimumContentSizeCategory: UIContentSizeCategory? {
    get { traits.limits?.minimum }
    set { limitContentSizeCategory { $0.minimum = newValue } }
  }
  /// The largest text size category of this view and its descendants; nil sets no limit.
  ///
  /// If it is below the smallest one, the smallest one applies.
  open var maximumContentSizeCategory: UIContentSizeCategory? {
    get { traits.limits?.maximum }
    set { limitContentSizeCategory { $0.maximum = newValue } }
  }
  /// This view and the views above it, each with its text size category and its limits, as text for people.
  open var appliedContentSizeCategoryLimitsDescription: String { contentSizeLimitsDescription }

  // MARK: Autoresizing

  /// Whether a change of the bounds' size resizes subviews by their masks.
  open var autoresizesSubviews = true
  /// The mask, empty by default; it has an effect while `translatesAutoresizingMaskIntoConstraints` is true.
  open var autoresizingMask = AutoresizingMask(rawValue: 0)

  // MARK: Hierarchy

  /// The view that contains this one; nil for the top of a tree.
  ///
  /// A view does not keep its superview alive.
  open var superview: UIView? { hierarchy.superviewReference?.view }
  /// Back to front.
  open var subviews: [UIView] { hierarchy.subviews }
  /// The window at the top of the tree; nil if the tree is in no window.
  open var window: UIWindow? { inheritedWindow }
  /// The view is also in front of layers that belong to no view.
  open func addSubview(_ view: UIView) { append(view) }
  /// An index out of range is clamped.
  ///
  /// A subview that is moved is removed first.
  open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }
  /// The view is placed at the front if `sibling` is not a subview of this view.
  open func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
    insert(view, above: sibling)
  }
  /// The view is placed at the front if `sibling` is not a subview of this view.
  open func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
    insert(view, below: sibling)
  }
  /// - Precondition: there are subviews at both indices.
  open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    exchangeSubviews(index1, index2)
  }
  /// Has no effect for a view that is not a subview of this one.
  open func bringSubviewToFront(_ view: UIView) { move(view, toFront: true) }
  /// Has no effect for a view that is not a subview of this one.
  open func sendSubviewToBack(_ view: UIView) { move(view, toFront: false) }
  /// Removes the view and the constraints that connect it with views outside it; does nothing without a superview.
  open func removeFromSuperview() { detach() }
  /// True for the view itself, too.
  open func isDescendant(of view: UIView) -> Bool { isInside(view) }
  /// The search is depth first and includes this view; 0 is the tag of every view for which none was set.
  open func viewWithTag(_ tag: Int) -> UIView? { firstView(tagged: tag) }
  /// A number by which `viewWithTag(_:)` finds the view; 0 by default.
  open var tag = 0

  /// Is called after the subview was told of its new superview, before the next layout.
  open func didAddSubview(_ subview: UIView) {}
  /// Is called before the subview loses its superview, also when it moves to another one.
  open func willRemoveSubview(_ subview: UIView) {}
  /// Is called while `superview` is still the old one; nil means that the view is being removed.
  open func willMove(toSuperview newSuperview: UIView?) {}
  /// Is called when traits, insets, tint and window are already those of the new place.
  open func didMoveToSuperview() {}
  /// Is called for every view of the tree that moves, parents first, before `willMove(toSuperview:)`.
  open func willMove(toWindow newWindow: UIWindow?) {}
  /// Is called for every view of the tree that moved, parents first, when all have the new window.
  open func didMoveToWindow() {}

  // MARK: Layout

  /// Requests `layoutSubviews()` in the next layout, which happens at `layoutIfNeeded()` or when a picture is taken.
  open func setNeedsLayout() { layer.setNeedsLayout() }
  /// Updates constraints, solves them, then lays out the topmost ancestor that needs it and all its descendants.
  open func layoutIfNeeded() { layoutTreeIfNeeded() }
  /// Places subviews by their constraints; the view's traits are current meanwhile.
  open func layoutSubviews() { applyConstraintsToSubviews() }
  /// Lays out the view as its layer's delegate; has no effect for another layer, or inside a running layout.
  open func layoutSublayers(of layer: CALayer) { performLayout(of: layer) }
  /// Returns nil, because changes of a view's layer are not animated here; layers call it only when code does.
  open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
  /// Is called before `layoutSubviews()`, initially and whenever it was requested.
  open func updateProperties() {}
  /// Requests `updateProperties()` and, with it, a layout.
  open func setNeedsUpdateProperties() { markNeedsUpdateProperties() }
  /// Calls `updateProperties()` if it is pending, on superviews before subviews.
  open func updatePropertiesIfNeeded() { updatePropertiesInTree() }
  /// The size is `noIntrinsicMetric` on both axes, unless a class overrides it.
  open var intrinsicContentSize: CGSize { UIView.noIntrinsicSize }
  /// Tells stacks and constraints that `intrinsicContentSize` may have changed; they ask for it again.
  open func invalidateIntrinsicContentSize() { intrinsicSizeDidChange() }
  /// Whether the frame and the autoresizing mask act like required constraints; true by default.
  ///
  /// Setting it to false enables Auto Layout in the whole tree.
  open var translatesAutoresizingMaskIntoConstraints = true {
    didSet { translationDidChange(from: oldValue) }
  }
  /// If true, such a view enables Auto Layout in the tree to which it is added.
  open class var requiresConstraintBasedLayout: Bool { false }
  /// Requests `updateConstraints()` for this view before the next layout.
  open func setNeedsUpdateConstraints() { markNeedsUpdateConstraints() }
  /// Whether `updateConstraints()` was requested and not yet called.
  open func needsUpdateConstraints() -> Bool { layoutState.needsUpdateConstraints }
  /// Is called before layout if it was requested; overrides end with a call of `super`.
  open func updateConstraints() { layoutState.needsUpdateConstraints = false }
  /// Calls `updateConstraints()` if it is pending, on subviews before superviews; for a controller's view
  /// `updateViewConstraints()` is called instead.
  open func updateConstraintsIfNeeded() { updateConstraintsInTree() }
  /// Zero, unless a class says otherwise.
  open var alignmentRectInsets: UIEdgeInsets { .zero }
  /// The part of the frame that constraints align: the frame without `alignmentRectInsets`.
  open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }
  /// The frame for an alignment rectangle: the inverse of `alignmentRect(forFrame:)`.
  open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect { unaligned(alignmentRect) }
  /// The view whose first baseline counts as this view's; the view itself unless a class overrides it.
  open var forFirstBaselineLayout: UIView { self }
  /// The view whose last baseline counts as this view's; the view itself unless a class overrides it.
  open var forLastBaselineLayout: UIView { self }
  /// The older name of `forLastBaselineLayout`.
  open func forBaselineLayout() -> UIView { self }

  /// Whether the height of the content depends on the width that constraints give the view.
  var heightFollowsWidth: Bool { false }
  /// The size of a control that keeps it regardless of frame or constraints; nil for other views.
  var fixedSize: CGSize? { nil }
  /// Until the next call, `intrinsicContentSize` is that of content with at most this width: 0 sets no limit, and nil
  /// ends the solving of constraints.
  func setContentWidthLimit(_ width: CGFloat?) {}
  /// A subview's natural size may be another.
  func subviewIntrinsicSizeDidChange(_ view: UIView) {}
  /// Is called when an image view among the subviews has a new natural size, for a view that places it.
  func placedSubviewDidChange() {}
  /// The baselines of the text in an alignment rectangle of that size; nil for a view without text.
  func baselineOffsets(in size: CGSize) -> BaselineOffsets? { nil }
  /// The font of the text with these baselines.
  var baselineFont: UIFont? { nil }

  // MARK: Constraints

  /// The constraints that were added to this view; constraints that only refer to it are elsewhere.
  open var constraints: [NSLayoutConstraint] { layoutState.constraints }
  /// Activates the constraint and holds it in this view.
  ///
  /// An exception is raised if one of its items is neither this view nor inside it. The constraint leaves the
  /// view that held it before.
  open func addConstraint(_ constraint: NSLayoutConstraint) { adoptConstraint(constraint) }
  /// Adds the constraints in order, as `addConstraint(_:)` does.
  open func addConstraints(_ constraints: [NSLayoutConstraint]) { adoptConstraints(constraints) }
  /// Deactivates a constraint that this view holds; has no effect for any other.
  open func removeConstraint(_ constraint: NSLayoutConstraint) { dropConstraint(constraint) }
  /// Removes the constraints in order, as `removeConstraint(_:)` does.
  open func removeConstraints(_ constraints: [NSLayoutConstraint]) { dropConstraints(constraints) }
  /// 250 at first.
  open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    contentPriority(layoutState.hugging, axis)
  }
  /// Sets how strongly the view resists growing beyond its intrinsic size; not a number raises an exception.
  open func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) { setContentPriority(\.hugging, priority, axis) }
  /// 750 at first.
  open func contentCompressionResistancePriority(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority { contentPriority(layoutState.compressionResistance, axis) }
  /// Sets how strongly the view resists shrinking below its intrinsic size; not a number raises an exception.
  open func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) { setContentPriority(\.compressionResistance, priority, axis) }
  /// With `fittingSizeLevel`, 50, on both axes.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize { weaklyFitting(targetSize) }
  /// Only the constraints inside this view, and those of its own size, are taken into account.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize { constraintFittingSize(targetSize, horizontal, vertical) }
  /// The active constraints that determine the view's position and length on the axis, after pending changes
  /// are solved.
  open func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    settledEngine?.constraints(affecting: self, axis) ?? []
  }
  /// False where no constraints are in use.
  open var hasAmbiguousLayout: Bool { settledEngine?.isAmbiguous(self) ?? false }
  /// Moves a view with ambiguous layout to another frame that satisfies its constraints; otherwise has no effect.
  open func exerciseAmbiguityInLayout() { moveToAlternativeLayout() }

  // MARK: Guides and anchors

  /// The guides that code has added; the system's guides, such as `safeAreaLayoutGuide`, are not included.
  open var layoutGuides: [UILayoutGuide] { guides.added }
  /// Adds a guide, which leaves the view that owned it before.
  open func addLayoutGuide(_ guide: UILayoutGuide) { adoptGuide(guide) }
  /// Removes a guide and deactivates the constraints that refer to it; has no effect for another view's guide.
  open func removeLayoutGuide(_ guide: UILayoutGuide) { dropGuide(guide) }
  /// The guide of the bounds without `safeAreaInsets`; it is created on first use.
  open var safeAreaLayoutGuide: UILayoutGuide { storedSafeAreaGuide }
  /// The guide of the bounds without `layoutMargins`; it is created on first use.
  open var layoutMarginsGuide: UILayoutGuide { storedMarginsGuide }
  /// The guide inside the margins, centered and limited to a readable width.
  ///
  /// At the default text size the limit is 1008 points, or 920 in views that are wider than that.
  open var readableContentGuide: UILayoutGuide { storedReadableGuide }
  /// The guide of the keyboard, which is never shown: the guide is the strip below the safe area.
  open var keyboardLayoutGuide: UIKeyboardLayoutGuide { storedKeyboardGuide }

  // MARK: Margins and safe area

  /// The default is 8 points; for a controller's view it is 0 above and below, and the system's 16 or 20 at the sides.
  ///
  /// The safe area is included while `insetsLayoutMarginsFromSafeArea` is true.
  open var layoutMargins: UIEdgeInsets {
    get { resolvedLayoutMargins }
    set { setLayoutMargins(newValue) }
  }
  /// The margins in points; if `layoutMargins` are set as well, the last ones set apply.
  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { resolvedDirectionalLayoutMargins }
    set { setDirectionalLayoutMargins(newValue) }
  }
  /// Whether margins are at least as large as the part of the superview's margins inside this view; false by default.
  open var preservesSuperviewLayoutMargins = false {
    didSet { if preservesSuperviewLayoutMargins != oldValue { layoutMarginsMayHaveChanged() } }
  }
  /// Whether the safe area is added to the margins; true by default.
  open var insetsLayoutMarginsFromSafeArea = true {
    didSet { if insetsLayoutMarginsFromSafeArea != oldValue { layoutMarginsMayHaveChanged() } }
  }
  /// Is called after the resolved margins have changed, before the layout that follows.
  open func layoutMarginsDidChange() {}
  /// The part of the superview's unsafe edges inside this view, plus the additional insets of its controller.
  open var safeAreaInsets: UIEdgeInsets { insets.safeArea }
  /// Is called after the resolved safe area has changed, before the layout that follows.
  open func safeAreaInsetsDidChange() {}
  /// The unsafe edges into which subviews may extend.
  var safeAreaForSubviews: UIEdgeInsets { safeAreaInsets }

  // MARK: Drawing

  /// `rect` is always the whole bounds here.
  ///
  /// The view's traits are current meanwhile.
  open func draw(_ rect: CGRect) {}
  /// Lets the layer draw itself with `draw(_:in:)`, unless a class sets its contents.
  open func display(_ layer: CALayer) { drawOnDisplay(layer) }
  /// Headless: never called.
  open func layerWillDraw(_ layer: CALayer) {}
  /// Calls `draw(_:)` with the context as the current one; has no effect for a layer other than the view's own.
  open func draw(_ layer: CALayer, in context: CGContext) { drawContent(of: layer, in: context) }
  /// The drawing is stretched from `bounds` to `rect`; returns false without a current context or with empty bounds.
  @discardableResult
  open func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    drawTree(in: rect)
  }
  /// A view with the same size and the current appearance of this one; nil with empty bounds.
  ///
  /// There are no screen updates, so both values of `afterUpdates` mean the same.
  open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    replica(of: bounds, caps: .zero)
  }
  /// A view with the appearance of the area in `rect`, in which everything but the caps is stretched.
  open func resizableSnapshotView(
    from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
  ) -> UIView? { replica(of: rect, caps: capInsets) }
  /// Requests `draw(_:)` for the next picture.
  open func setNeedsDisplay() { layer.setNeedsDisplay() }
  /// Headless: the whole view is drawn again.
  open func setNeedsDisplay(_ rect: CGRect) { layer.setNeedsDisplay(rect) }
  /// The place of contents with a different size; `redraw` requests drawing whenever the size changes.
  open var contentMode: ContentMode = .scaleToFill { didSet { contentModeDidChange() } }
  /// Whether subviews and drawing are clipped to the bounds, including the corner radius; false by default.
  open var clipsToBounds: Bool {
    get { layer.masksToBounds }
    set { layer.masksToBounds = newValue }
  }
  /// The value is clamped to 0…1; at 0.01 and below, touches ignore the view.
  open var alpha: CGFloat {
    get { CGFloat(layer.opacity) }
    set { tellingObservers(of: \.alpha, named: "alpha") { setAlpha(newValue) } }
  }
  /// For an arranged view of a stack, true also removes it from the row or column.
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
  /// The mask's layer masks the view; the mask is not a subview, and has no superview.
  open var mask: UIView? {
    get { appearance.mask }
    set { setMask(newValue) }
  }
  /// A dynamic color is resolved with this view's traits, and follows their changes.
  open var backgroundColor: UIColor? {
    get { appearance.backgroundColor }
    set { setObservedBackgroundColor(newValue) }
  }

  // MARK: Tint

  /// The view's own color, or else the nearest superview's, or else `systemBlue`; an equally bright gray if dimmed.
  ///
  /// Nil gives its own up.
  open var tintColor: UIColor! {
    get { resolvedTintColor }
    set { setTintColor(newValue) }
  }
  /// Whether the tint is gray; `automatic` takes the superview's mode, and the value read is never `automatic`.
  open var tintAdjustmentMode: TintAdjustmentMode {
    get { resolvedTintAdjustmentMode }
    set { setTintAdjustmentMode(newValue) }
  }
  /// Is called after the resolved color or adjustment mode has changed; superviews come before subviews.
  open func tintColorDidChange() {}

  // MARK: Events

  /// Whether hit testing finds the view and its descendants; true by default.
  ///
  /// Labels and image views begin with false.
  open var isUserInteractionEnabled = true
  /// Whether the view receives more than the first of several touches; gesture recognizers receive all of them.
  open var isMultipleTouchEnabled = false
  /// Whether a touch on this view blocks touches on the other views of the window, and vice versa.
  open var isExclusiveTouch = false
  /// The frontmost view that contains the point.
  ///
  /// Hidden views, views without interaction and views with an alpha of 0.01 or less are skipped with all their
  /// descendants; views outside their superview are not found.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    deepestView(at: point, with: event)
  }
  /// Whether the point, in the view's own coordinates, is inside the bounds; the right and lower edges are outside.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }
  /// The value is nil until the view gets its first recognizer, and empty after the last one is removed.
  open var gestureRecognizers: [UIGestureRecognizer]? {
    get { interaction.gestureRecognizers }
    set { setGestureRecognizers(newValue) }
  }
  /// Adds a recognizer, which leaves the view to which it belonged before.
  open func addGestureRecognizer(_ recognizer: UIGestureRecognizer) { attach(recognizer) }
  /// Removes a recognizer; has no effect for another view's recognizer.
  open func removeGestureRecognizer(_ recognizer: UIGestureRecognizer) { detach(recognizer) }
  /// Adds an interaction, and tells it of its view before and after.
  open func addInteraction(_ interaction: any UIInteraction) { attach(interaction) }
  /// Removes an interaction, and tells it that it has no view before and after.
  open func removeInteraction(_ interaction: any UIInteraction) { detach(interaction) }
  /// Is asked before a recognizer of this view begins, and before its delegate is; false makes it fail.
  open func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool { true }
  /// Returns true if no first responder is left inside this view; with `force` the responder is not asked.
  @discardableResult
  open func endEditing(_ force: Bool) -> Bool { resignFirstResponderInside(force: force) }

  // MARK: Traits and direction

  /// The view whose traits this one inherits.
  var traitParent: UIView? { superview }
  /// Handles trait changes in UIKit's own classes, because clients override `traitCollectionDidChange(_:)`.
  func traitsDidChange(from old: UITraitCollection) {}

  /// The superview's traits, overridden by the controller's and then by the view's own.
  open var traitCollection: UITraitCollection { traits.resolved }
  /// Is called when a value changes, not for every move; the new traits are current meanwhile.
  open func traitCollectionDidChange(_ previous: UITraitCollection?) {}
  /// The light or dark style of this view and its descendants; `unspecified` gives the override up.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { traits.overrides.userInterfaceStyle ?? .unspecified }
    set { overrideTraits { $0.userInterfaceStyle = newValue == .unspecified ? nil : newValue } }
  }
  /// The meaning of the content, which determines whether right-to-left layouts mirror the view.
  open var semanticContentAttribute: UISemanticContentAttribute = .unspecified {
    didSet { if semanticContentAttribute != oldValue { layoutDirectionDidChange() } }
  }
  /// The direction of the view's content, from `semanticContentAttribute` and the direction of the traits.
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    resolvedLayoutDirection
  }

  // MARK: Accessibility

  override var naturallyIsAccessibilityElement: Bool { classIsAccessibilityElement }
  override var naturalAccessibilityLabel: String? { classAccessibilityLabel }
  override var naturalAccessibilityValue: String? { classAccessibilityValue }
  override var naturalAccessibilityTraits: UIAccessibilityTraits { classAccessibilityTraits }
  override var naturalAccessibilityFrame: CGRect { frameOnScreen }

  // MARK: State restoration

  /// - Important: Inert.
  open var restorationIdentifier: String?

  // MARK: Description

  open override var description: String { MainActor.assumeIsolated { descriptionLine } }
  /// The items that a UIKit class shows right after the frame, such as a label's text.
  var leadingDescriptionItems: [String] { [] }
  /// The items that a UIKit class shows right before the layer, such as an image.
  var innerDescriptionItems: [String] { [] }
  /// The items that a UIKit class shows after the layer, such as a scroll view's offset.
  var trailingDescriptionItems: [String] { [] }
  /// The text that a UIKit class shows for the background of a view without one.
  var blankBackgroundDescription: String? { nil }
  /// Whether UIKit adds recognizers of its own to such a view, which have no function here.
  var describesRecognizers: Bool { false }
}
