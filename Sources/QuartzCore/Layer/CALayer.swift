public import DarkroomCoreGraphics
import DarkroomObjectiveC
import DarkroomRaster

/// A node of the layer tree: a rectangle with colors, contents and sublayers, positioned in its superlayer.
///
/// Values are final at once: an animation does not change them. Its effect is visible in `presentation()`, if the
/// layer, a superlayer or the animation is paused by a `speed` of 0, and in pictures at a given time.
open class CALayer: NSObject, CAMediaTiming {
  // Hierarchy
  final var children: [CALayer] = []
  // unsafe: see below; nobody reads it after its end.
  /// Unowned and unchecked: a layer that is released sets it to nil in its sublayers.
  ///
  /// It is used very often, and `weak` would make counting the references of a superlayer several times as expensive.
  @safe nonisolated(unsafe) final unowned(unsafe) var parent: CALayer?
  /// The layer this one masks.
  final weak var maskOwner: CALayer?

  // Geometry
  /// The bounds; NaN in them raises an exception, as in `position` and `anchorPoint`.
  open var bounds = CGRect.zero {
    didSet {
      if bounds.hasNaN { raiseNaN(in: "bounds", bounds.origin, bounds.size) }
      note(\.bounds, oldValue)
      if bounds != oldValue { boundsDidChange(from: oldValue) }
    }
  }
  /// The position of the anchor point in the superlayer.
  open var position = CGPoint.zero {
    didSet {
      if position.hasNaN { raiseNaN(in: "position", position) }
      note(\.position, oldValue)
    }
  }
  /// The order among siblings in drawing and hit tests; equal ones keep the order in which they were added.
  ///
  /// It has no effect on size, because there is no depth.
  open var zPosition: CGFloat = 0 { didSet { note(\.zPosition, oldValue) } }
  /// In units of the bounds.
  open var anchorPoint = CGPoint(x: 0.5, y: 0.5) {
    didSet { if anchorPoint.hasNaN { raiseNaN(in: "anchorPoint", anchorPoint) } }
  }
  /// - Important: Inert. Layers are drawn flat.
  open var anchorPointZ: CGFloat = 0
  /// The transform about the anchor point; effects out of the plane, including perspective, are not visible.
  open var transform = CATransform3DIdentity { didSet { note(\.transform, oldValue) } }
  /// The transform of all sublayers, about the anchor point.
  open var sublayerTransform = CATransform3DIdentity
  /// Whether the sublayers are flipped vertically about the middle of the bounds; the layer's own contents are not.
  open var isGeometryFlipped = false
  /// Whether the layer is visible from behind; if not, it and its sublayers are hidden while `transform` mirrors them.
  open var isDoubleSided = true

  // Appearance
  /// Whether the layer and its sublayers are not drawn; hit tests ignore them, too.
  open var isHidden = false
  /// The opacity of the layer and its sublayers together, clamped to 0…1; at 0 hit tests ignore it.
  open var opacity: Float = 1 { didSet { note(\.opacity, oldValue) } }
  /// Whether opacity applies to the layer as a group; if not, it applies to each part, so that overlapping parts show
  /// through.
  open var allowsGroupOpacity = true
  /// The background color, which fills the rounded bounds whether or not the layer masks.
  open var backgroundColor: CGColor? { didSet { note(\.backgroundColor, oldValue) } }
  /// The corner radius in points; at most half the shorter side is used, and negative values count as 0.
  open var cornerRadius: CGFloat = 0 { didSet { note(\.cornerRadius, oldValue) } }
  /// The corners that `cornerRadius` rounds; by default all.
  open var maskedCorners = CACornerMask.all
  /// Goes before `cornerRadius` and `maskedCorners`.
  package final var cornerShape: CornerShape?
  /// The curve of the corners of background, border, clip and shadow.
  open var cornerCurve = CALayerCornerCurve.circular
  /// The width of the border in points, inside the bounds and above sublayers; 0 or less draws none.
  open var borderWidth: CGFloat = 0 { didSet { note(\.borderWidth, oldValue) } }
  /// Nil draws no border.
  open var borderColor: CGColor? = .black { didSet { note(\.borderColor, oldValue) } }
  /// The color of the shadow, whose alpha multiplies `shadowOpacity`; nil draws no shadow.
  open var shadowColor: CGColor? = .black { didSet { note(\.shadowColor, oldValue) } }
  /// The opacity of the shadow.
  ///
  /// At 0, or if the layer masks to its bounds, there is none; values above 1 count as 1.
  open var shadowOpacity: Float = 0 { didSet { note(\.shadowOpacity, oldValue) } }
  /// The offset of the shadow in points; by default 3 towards smaller y, which is upwards in UIKit.
  open var shadowOffset = CGSize(width: 0, height: -3) { didSet { note(\.shadowOffset, oldValue) } }
  /// The standard deviation of the shadow's blur, in points; negative values count as 0.
  open var shadowRadius: CGFloat = 3 { didSet { note(\.shadowRadius, oldValue) } }
  /// The shape of the shadow; nil for that of the layer's drawing.
  open var shadowPath: CGPath?
  /// Whether contents and sublayers are clipped to the rounded bounds, which also removes the shadow.
  open var masksToBounds = false
  /// A layer whose alpha masks this one, in the layer's own coordinates.
  ///
  /// A layer can be the mask of only one other: setting it here removes it from another layer, or from its superlayer.
  open var mask: CALayer? { didSet { maskDidChange(from: oldValue) } }

  // Contents
  /// The contents, as a `CGImage`; any other object is stored but not drawn.
  open var contents: Any? { didSet { isContentDrawn = false } }
  /// The part of the contents to show, in units of their size.
  open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  /// The placement of contents whose size differs from the bounds; they are not clipped to them.
  open var contentsGravity = CALayerContentsGravity.resize
  /// The number of the contents' pixels per point; 0 or less counts as 1.
  open var contentsScale: CGFloat = 1
  /// The part of the contents that stretches, in units of their size.
  open var contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1)
  /// The filter for contents that are larger, in either direction, than their area.
  open var minificationFilter = CALayerContentsFilter.linear
  /// The filter for contents that are not larger than their area, and for a drawing with fewer pixels than the context.
  open var magnificationFilter = CALayerContentsFilter.linear
  /// Whether a change of the bounds' size or origin requests display.
  open var needsDisplayOnBoundsChange = false
  /// - Important: Inert. What lies beneath an opaque layer is found out from what is drawn.
  open var isOpaque = false
  /// The name of a blend mode, such as `"multiplyBlendMode"`; any other object is stored but not used.
  open var compositingFilter: Any?
  /// - Important: Inert. They are ignored on iOS, too.
  open var filters: [Any]?
  /// - Important: Inert. They are ignored on iOS, too.
  open var backgroundFilters: [Any]?

  /// - Important: Inert.
  open var contentsFormat = CALayerContentsFormat.RGBA8Uint
  /// - Important: Inert.
  open var minificationFilterBias: Float = 0
  /// - Important: Inert.
  open var drawsAsynchronously = false
  /// - Important: Inert. A layer looks the same rasterized or not.
  open var shouldRasterize = false
  /// - Important: Inert.
  open var rasterizationScale: CGFloat = 1
  /// - Important: Inert.
  open var edgeAntialiasingMask: CAEdgeAntialiasingMask = [
    .layerLeftEdge, .layerRightEdge, .layerBottomEdge, .layerTopEdge,
  ]
  /// - Important: Inert. Edges that fall between pixels are always anti-aliased.
  open var allowsEdgeAntialiasing = false

  /// A name of the app's own, which drawing does not use.
  open var name: String?
  /// The object that draws and lays out the layer; it is not retained.
  ///
  /// The layer of a view has its view as the delegate until another one is set.
  open var delegate: (any CALayerDelegate)? {
    get { viewDelegate ?? assignedDelegate }
    set { assign(newValue) }
  }
  /// The actions that `action(forKey:)` returns if the delegate has none; changes of properties do not use them.
  open var actions: [String: any CAAction]?
  /// - Important: Inert.
  open var style: [AnyHashable: Any]?

  // CAMediaTiming
  /// Seconds of the superlayer's timeline.
  open var beginTime: CFTimeInterval = 0
  /// - Important: Inert. A layer's timeline has no end.
  open var duration: CFTimeInterval = 0
  /// The speed.
  ///
  /// At 0 the layer and its descendants are paused at `timeOffset`: their animations do not end, and their
  /// presentations show that time.
  open var speed: Float = 1 { didSet { if oldValue == 0, speed != 0 { endResumedAnimations() } } }
  /// The offset in seconds of the layer's own timeline.
  open var timeOffset: CFTimeInterval = 0
  /// - Important: Inert. A layer's timeline has no end.
  open var repeatCount: Float = 0
  /// - Important: Inert. A layer's timeline has no end.
  open var repeatDuration: CFTimeInterval = 0
  /// - Important: Inert. A layer's timeline has no end.
  open var autoreverses = false
  /// - Important: Inert. A layer's timeline has no end.
  open var fillMode = CAMediaTimingFillMode.removed

  // unsafe: see below.
  /// The layer's view, which is the delegate as long as no other is assigned.
  ///
  /// Unowned and unchecked: the view sets it to nil when it is released.
  @safe nonisolated(unsafe) package final unowned(unsafe) var viewDelegate: (any CALayerDelegate)?
  final weak var assignedDelegate: (any CALayerDelegate)?

  final var dirt = Dirt()
  /// Whether `draw(in:)` supplies the contents.
  package final var isContentDrawn = false
  /// Whether the drawing was found to read the content beneath it, so that it needs its own group.
  package final var isContentGrouped = false
  /// Whether the background is a part of the contents, which corners clip only if the layer masks.
  package final var hasBackgroundInContents = false
  final var animations: [KeptAnimation] = []
  /// The layer and time of which this is a copy; nil if it isn't one.
  final var presented: LayerPresentation?
  final var values: [String: Any] = [:]

  public override init() { super.init() }

  /// Creates a copy with the appearance of `layer`, without its sublayers.
  public init(layer: Any) {
    super.init()
    if let layer = layer as? CALayer { copyAppearance(of: layer) }
  }

  /// Creates a new layer, because archives are not read.
  public required init?(coder: NSCoder) { super.init() }

  deinit {
    AssociatedObjects.release(of: self)
    releaseSublayers()
  }

  /// Records the drawing of the class, between contents and sublayers.
  func recordContent(in recorder: inout DisplayListRecorder) {}
  /// Records the backdrop between the layer and everything behind it.
  ///
  /// - Parameter isShown: Whether the picture is that of a screen.
  func recordBackdrop(in recorder: inout DisplayListRecorder, isShown: Bool) {}
  /// The filter for the picture of the layer and its sublayers before it is composited; lengths are in points.
  var pictureFilter: PictureFilter? { nil }
  /// The number of operations that `recordContent` makes; two if it is unknown.
  var contentOperationCount: Int { 0 }
  /// The copies of the sublayers to draw, starting with the first and at most `limit`; nil for a single unchanged one.
  func instances(limit: Int) -> [LayerInstance]? { nil }

  // Hierarchy
  /// Adds a sublayer on top; it leaves its old superlayer.
  ///
  /// An exception is raised if the layer would contain itself.
  open func addSublayer(_ layer: CALayer) { insert(layer, at: children.count) }
  /// Inserts a sublayer; an index past the end puts it on top.
  open func insertSublayer(_ layer: CALayer, at idx: UInt32) { insert(layer, at: Int(idx)) }
  /// Inserts a sublayer below `sibling`, or at the bottom if that is nil or no sublayer of this one.
  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    insert(layer, beside: sibling, offset: 0)
  }
  /// Inserts a sublayer above `sibling`, or on top if that is nil or no sublayer of this one.
  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    insert(layer, beside: sibling, offset: 1)
  }
  /// Replaces `oldLayer`; does nothing if it is no sublayer of this one.
  open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
    replace(oldLayer, with: newLayer)
  }
  /// Removes the layer from its superlayer, or from the layer that it masks.
  open func removeFromSuperlayer() { detach() }

  // Geometry
  /// The bounding box of the transformed bounds.
  ///
  /// Setting it keeps the transform, and divides the size by it.
  open var frame: CGRect {
    get { frameInSuperlayer }
    set { setFrame(newValue) }
  }
  /// The effect of `transform` in the plane z = 0, even if it has others.
  open func affineTransform() -> CGAffineTransform { CATransform3DGetAffineTransform(transform) }
  /// Replaces the whole `transform`, including its parts out of the plane.
  open func setAffineTransform(_ m: CGAffineTransform) {
    transform = CATransform3DMakeAffineTransform(m)
  }
  /// Whether the bounds contain the point; the sides with the smallest x and y are included, the opposite ones are not.
  open func contains(_ p: CGPoint) -> Bool { bounds.contains(p) }
  /// - Parameter p: The point in the superlayer's coordinates.
  open func hitTest(_ p: CGPoint) -> CALayer? { deepestLayer(at: p) }
  /// The size of the bounds, unless a class overrides it.
  open func preferredFrameSize() -> CGSize { bounds.size }

  // Layout and display
  /// Requests `layoutSublayers()` in the next layout.
  open func setNeedsLayout() { markNeedsLayout() }
  /// Whether a layout of this layer is pending.
  open func needsLayout() -> Bool { dirt.needsLayout }
  /// Lays out the topmost ancestor that needs it and everything below.
  ///
  /// It repeats this while layout requests layout, at most a hundred times.
  open func layoutIfNeeded() { layOutTree() }
  /// Lays out the sublayers: asks the delegate, unless a class overrides it.
  open func layoutSublayers() { delegate?.layoutSublayers(of: self) }
  /// Marks the contents as needing an update before the next rendering.
  open func setNeedsDisplay() { dirt.needsDisplay = true }
  /// Marks the whole layer as needing display.
  open func setNeedsDisplay(_ r: CGRect) { setNeedsDisplay() }
  /// Whether an update of the contents is pending.
  open func needsDisplay() -> Bool { dirt.needsDisplay }
  /// Calls `display()` if an update is pending.
  open func displayIfNeeded() { if dirt.needsDisplay { displayNow() } }
  /// Provides the contents: asks the delegate; without one, `draw(in:)` draws them.
  open func display() { provideContents() }
  /// User space is the layer's own; drawing is clipped to the bounds.
  ///
  /// The default asks the delegate.
  open func draw(in ctx: CGContext) { delegate?.draw(self, in: ctx) }
  /// Draws the layer and its sublayers with the layer's own coordinates as user space.
  ///
  /// It ignores animations, as on iOS; draw the `presentation()` to show them.
  open func render(in ctx: CGContext) { renderTree(in: ctx) }
  /// Whether a change of a property that a subclass declares with `@NSManaged` requests display.
  open class func needsDisplay(forKey key: String) -> Bool { false }

  // Animation
  /// Stores the animation until the next turn of the main run loop, replacing one with the same key; values do not
  /// change.
  open func add(_ anim: CAAnimation, forKey key: String?) { keep(anim, forKey: key) }
  /// Removes each animation as `removeAnimation(forKey:)` does.
  open func removeAllAnimations() { for key in animations.map(\.key) { drop(forKey: key) } }
  /// Removes an animation; its delegate is notified on the next turn that it did not finish.
  open func removeAnimation(forKey key: String) { drop(forKey: key) }
  /// The keys of the animations in the order in which they were added; nil if there are none.
  open func animationKeys() -> [String]? { animations.isEmpty ? nil : animations.map(\.key) }
  /// The animation with the key; nil if there is none, or it has ended.
  open func animation(forKey key: String) -> CAAnimation? {
    animations.first { $0.key == key }?.animation
  }
  /// The action of the delegate, or else that in `actions`; nothing here runs it.
  open func action(forKey event: String) -> (any CAAction)? {
    delegate?.action(for: self, forKey: event) ?? actions?[event]
  }
  /// Headless: never asked.
  open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }
  /// A copy with the values of animations that are paused because the layer, a superlayer or the animation itself has a
  /// `speed` of 0.
  ///
  /// Otherwise it has the layer's own values, which are final at once.
  ///
  /// The superlayer, sublayers and mask of the copy are copies, too. On iOS there is none before the layer has been on
  /// a screen.
  open func presentation() -> Self? { presented(at: nil) as? Self }
  /// The layer of which this is a presentation, or the layer itself if it isn't one.
  open func model() -> Self { presented?.model as? Self ?? self }

  // Key-value coding for the user's own keys
  /// Stores a value for the user's own key; names of properties are not recognized.
  open func setValue(_ value: Any?, forKey key: String) { values[key] = value }
  /// The value that was stored for the key; nil if there is none, even for the name of a property.
  open func value(forKey key: String) -> Any? { values[key] }
  /// Stores a value under the whole path as its key.
  open func setValue(_ value: Any?, forKeyPath keyPath: String) { setValue(value, forKey: keyPath) }
  /// The value that was stored under the whole path as its key.
  open func value(forKeyPath keyPath: String) -> Any? { value(forKey: keyPath) }
  /// Nil by default; a client's class returns defaults for its own properties.
  open class func defaultValue(forKey key: String) -> Any? { nil }
  /// Whether a value was stored for the key.
  open func shouldArchiveValue(forKey key: String) -> Bool { values[key] != nil }
}
