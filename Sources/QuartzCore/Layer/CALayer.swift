public import DarkroomCoreGraphics
import DarkroomObjectiveC
import DarkroomRaster

/// A node of the picture: a rectangle with colours, contents and sublayers, placed in its superlayer.
///
/// Values are final at once: an animation changes none of them. What it shows at a moment is in `presentation()`, where
/// the layer, one above it or the animation stands still by a `speed` of 0, and in pictures at a time.
open class CALayer: NSObject, CAMediaTiming {
  // Hierarchy
  final var children: [CALayer] = []
  // unsafe: see below; nobody reads it after its end.
  /// Unowned and unchecked: a layer that ends sets it to nil in its sublayers.
  ///
  /// It is asked for all the time, and `weak` would make each use of a superlayer's reference count several times as
  /// dear.
  @safe nonisolated(unsafe) final unowned(unsafe) var parent: CALayer?
  /// The layer this one masks.
  final weak var maskOwner: CALayer?

  // Geometry
  /// What is not a number in it raises an exception, as in `position` and `anchorPoint`.
  open var bounds = CGRect.zero {
    didSet {
      if bounds.hasNaN { raiseNaN(in: "bounds", bounds.origin, bounds.size) }
      note(\.bounds, oldValue)
      if bounds != oldValue { boundsDidChange(from: oldValue) }
    }
  }
  /// Where the anchor point lies in the superlayer.
  open var position = CGPoint.zero {
    didSet {
      if position.hasNaN { raiseNaN(in: "position", position) }
      note(\.position, oldValue)
    }
  }
  /// The order among siblings, in drawing and in hit tests; equal ones are in the order they were
  /// added.
  ///
  /// Nothing is nearer or further: there is no depth.
  open var zPosition: CGFloat = 0 { didSet { note(\.zPosition, oldValue) } }
  /// In units of the bounds.
  open var anchorPoint = CGPoint(x: 0.5, y: 0.5) {
    didSet { if anchorPoint.hasNaN { raiseNaN(in: "anchorPoint", anchorPoint) } }
  }
  /// - Important: Inert. Layers are drawn flat.
  open var anchorPointZ: CGFloat = 0
  /// About the anchor point; what leaves the plane, perspective included, does not show.
  open var transform = CATransform3DIdentity { didSet { note(\.transform, oldValue) } }
  /// Applied to all sublayers, about the anchor point.
  open var sublayerTransform = CATransform3DIdentity
  /// Turns the sublayers upside down about the middle of the bounds; the layer's own contents stay
  /// upright.
  open var isGeometryFlipped = false
  /// Where false, the layer and its sublayers vanish while `transform` mirrors them.
  open var isDoubleSided = true

  // Appearance
  open var isHidden = false
  /// Of the layer and its sublayers together, clamped to 0…1; at 0 hit tests pass it by.
  open var opacity: Float = 1 { didSet { note(\.opacity, oldValue) } }
  /// Where false, opacity holds for everything drawn by itself, so that overlapping parts show
  /// through.
  open var allowsGroupOpacity = true
  /// Fills the rounded bounds, whether or not the layer masks.
  open var backgroundColor: CGColor? { didSet { note(\.backgroundColor, oldValue) } }
  /// In points; at most half the shorter side shows, and less than 0 counts as 0.
  open var cornerRadius: CGFloat = 0 { didSet { note(\.cornerRadius, oldValue) } }
  /// Which corners `cornerRadius` rounds; all at first.
  open var maskedCorners = CACornerMask.all
  /// Goes before `cornerRadius` and `maskedCorners`.
  package final var cornerShape: CornerShape?
  /// How the corners of background, border, clip and shadow run.
  open var cornerCurve = CALayerCornerCurve.circular
  /// In points, inside the bounds and above sublayers; 0 or less draws none.
  open var borderWidth: CGFloat = 0 { didSet { note(\.borderWidth, oldValue) } }
  /// Nil draws no border.
  open var borderColor: CGColor? = .black { didSet { note(\.borderColor, oldValue) } }
  /// Its alpha multiplies `shadowOpacity`; nil throws no shadow.
  open var shadowColor: CGColor? = .black { didSet { note(\.shadowColor, oldValue) } }
  /// 0 throws no shadow, and neither does a layer that masks to its bounds; more than 1 counts as
  /// 1.
  open var shadowOpacity: Float = 0 { didSet { note(\.shadowOpacity, oldValue) } }
  /// In points; at first 3 towards smaller y, so upwards in UIKit.
  open var shadowOffset = CGSize(width: 0, height: -3) { didSet { note(\.shadowOffset, oldValue) } }
  /// The standard deviation of the blur, in points; less than 0 counts as 0.
  open var shadowRadius: CGFloat = 3 { didSet { note(\.shadowRadius, oldValue) } }
  /// What throws the shadow; nil for what the layer draws.
  open var shadowPath: CGPath?
  /// Cuts contents and sublayers at the rounded bounds, and takes away the shadow.
  open var masksToBounds = false
  /// Lets the layer show where it is opaque, in the layer's own coordinates.
  ///
  /// A layer masks one other at most: setting it here takes it away from another, or from its
  /// superlayer.
  open var mask: CALayer? { didSet { maskDidChange(from: oldValue) } }

  // Contents
  /// A `CGImage`; anything else is kept and not drawn.
  open var contents: Any? { didSet { isContentDrawn = false } }
  /// The part of the contents to show, in units of their size.
  open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  /// Where contents go that are not as large as the bounds; they are not cut there.
  open var contentsGravity = CALayerContentsGravity.resize
  /// Pixels of the contents to a point; 0 or less counts as 1.
  open var contentsScale: CGFloat = 1
  /// The part of the contents that stretches, in units of their size.
  open var contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1)
  /// For contents that are larger, in either direction, than where they go.
  open var minificationFilter = CALayerContentsFilter.linear
  /// For contents that are no larger than where they go, and for a drawing of fewer pixels than the
  /// context has.
  open var magnificationFilter = CALayerContentsFilter.linear
  /// Another origin counts as well as another size.
  open var needsDisplayOnBoundsChange = false
  /// - Important: Inert. What lies beneath an opaque layer is found out from what is drawn.
  open var isOpaque = false
  /// The name of a blend mode, as `"multiplyBlendMode"`; anything else is kept and not applied.
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

  open var name: String?
  open var delegate: (any CALayerDelegate)? {
    get { viewDelegate ?? assignedDelegate }
    set { assign(newValue) }
  }
  /// What `action(forKey:)` answers where the delegate has nothing; no change of a property asks
  /// for it.
  open var actions: [String: any CAAction]?
  /// - Important: Inert.
  open var style: [AnyHashable: Any]?

  // CAMediaTiming
  /// Seconds of the superlayer's timeline.
  open var beginTime: CFTimeInterval = 0
  /// - Important: Inert. A layer's timeline has no end.
  open var duration: CFTimeInterval = 0
  /// At 0 the layer and all below it stand still at `timeOffset`: their animations don't end, and their presentations
  /// show that moment.
  open var speed: Float = 1 { didSet { if oldValue == 0, speed != 0 { endResumedAnimations() } } }
  /// Seconds of the layer's own timeline.
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
  /// The view whose layer this is, and the delegate as long as no other is assigned.
  ///
  /// Unowned and unchecked: the view sets it to nil when it ends.
  @safe nonisolated(unsafe) package final unowned(unsafe) var viewDelegate: (any CALayerDelegate)?
  final weak var assignedDelegate: (any CALayerDelegate)?

  final var dirt = Dirt()
  /// Whether `draw(in:)` supplies the contents.
  package final var isContentDrawn = false
  /// Whether the drawing was seen to read what is beneath it, so that it needs a group of its own.
  package final var isContentGrouped = false
  /// Whether the background is a part of the contents, which corners cut only where the layer masks.
  package final var hasBackgroundInContents = false
  final var animations: [KeptAnimation] = []
  /// What the layer is a copy of; nil for layers that are none.
  final var presented: LayerPresentation?
  final var values: [String: Any] = [:]

  public override init() { super.init() }

  /// Copies the appearance of `layer`, not its sublayers.
  public init(layer: Any) {
    super.init()
    if let layer = layer as? CALayer { copyAppearance(of: layer) }
  }

  /// Archives of layers are not read: the layer is a new one.
  public required init?(coder: NSCoder) { super.init() }

  deinit {
    AssociatedObjects.release(of: self)
    releaseSublayers()
  }

  /// Records what only this class draws, between contents and sublayers.
  func recordContent(in recorder: inout DisplayListRecorder) {}
  /// Records what stands between the layer and all that lies behind it.
  ///
  /// - Parameter isShown: whether the picture is that of a screen.
  func recordBackdrop(in recorder: inout DisplayListRecorder, isShown: Bool) {}
  /// What is done to the picture of the layer and its sublayers before it is composited; lengths are in points.
  var pictureFilter: PictureFilter? { nil }
  /// How many operations `recordContent` makes; two when it cannot know.
  var contentOperationCount: Int { 0 }
  /// How often the sublayers are drawn, first copy first and at most `limit` times; nil for once as they are.
  func instances(limit: Int) -> [LayerInstance]? { nil }

  // Hierarchy
  open func addSublayer(_ layer: CALayer) { insert(layer, at: children.count) }
  /// Clamped: past the end the layer comes on top.
  open func insertSublayer(_ layer: CALayer, at idx: UInt32) { insert(layer, at: Int(idx)) }
  /// At the bottom where `sibling` is nil or no sublayer of this one.
  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    insert(layer, beside: sibling, offset: 0)
  }
  /// On top where `sibling` is nil or no sublayer of this one.
  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    insert(layer, beside: sibling, offset: 1)
  }
  /// Where `oldLayer` is no sublayer of this one, nothing takes its place.
  open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
    replace(oldLayer, with: newLayer)
  }
  /// Also ends the layer's service as a mask.
  open func removeFromSuperlayer() { detach() }

  // Geometry
  /// The bounding box of the transformed bounds.
  ///
  /// Setting it keeps the transform and divides the size by it.
  open var frame: CGRect {
    get { frameInSuperlayer }
    set { setFrame(newValue) }
  }
  /// What `transform` does in the plane z = 0, also where that is not all it does.
  open func affineTransform() -> CGAffineTransform { CATransform3DGetAffineTransform(transform) }
  /// Takes the place of the whole `transform`, also of what leads out of the plane.
  open func setAffineTransform(_ m: CGAffineTransform) {
    transform = CATransform3DMakeAffineTransform(m)
  }
  /// The sides of least x and y belong to the bounds, the opposite ones do not.
  open func contains(_ p: CGPoint) -> Bool { bounds.contains(p) }
  /// - Parameter p: in the superlayer's coordinates.
  open func hitTest(_ p: CGPoint) -> CALayer? { deepestLayer(at: p) }
  open func preferredFrameSize() -> CGSize { bounds.size }

  // Layout and display
  open func setNeedsLayout() { markNeedsLayout() }
  open func needsLayout() -> Bool { dirt.needsLayout }
  /// Lays out the topmost ancestor that needs it and everything below, again while layout asks for
  /// layout, at most a hundred times.
  open func layoutIfNeeded() { layOutTree() }
  open func layoutSublayers() { delegate?.layoutSublayers(of: self) }
  /// Has the contents provided anew the next time the layer is rendered.
  open func setNeedsDisplay() { dirt.needsDisplay = true }
  /// Headless: the whole layer is displayed again.
  open func setNeedsDisplay(_ r: CGRect) { setNeedsDisplay() }
  open func needsDisplay() -> Bool { dirt.needsDisplay }
  open func displayIfNeeded() { if dirt.needsDisplay { displayNow() } }
  open func display() { provideContents() }
  /// User space is the layer's own; what lies beyond the bounds is cut.
  ///
  /// The default asks the delegate.
  open func draw(in ctx: CGContext) { delegate?.draw(self, in: ctx) }
  /// Draws the layer and its sublayers with the layer's own coordinates as user space.
  ///
  /// Without what animations show, as on iOS; `presentation()` draws that.
  open func render(in ctx: CGContext) { renderTree(in: ctx) }
  /// Asked for new values of properties that subclasses declare with `@NSManaged`.
  open class func needsDisplay(forKey key: String) -> Bool { false }

  // Animation
  /// Keeps the animation until the next turn of the main run loop, in the place of one with the
  /// same key; values do not move.
  open func add(_ anim: CAAnimation, forKey key: String?) { keep(anim, forKey: key) }
  /// As `removeAnimation(forKey:)` for each of them.
  open func removeAllAnimations() { for key in animations.map(\.key) { drop(forKey: key) } }
  /// Its delegate is told on the next turn that it did not finish.
  open func removeAnimation(forKey key: String) { drop(forKey: key) }
  open func animationKeys() -> [String]? { animations.isEmpty ? nil : animations.map(\.key) }
  open func animation(forKey key: String) -> CAAnimation? {
    animations.first { $0.key == key }?.animation
  }
  /// The delegate's, or else that of `actions`; nothing here asks for it.
  open func action(forKey event: String) -> (any CAAction)? {
    delegate?.action(for: self, forKey: event) ?? actions?[event]
  }
  /// Headless: never asked.
  open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }
  /// A copy with what animations show: at the moment at which the layer, one above it or an animation stands still by a
  /// `speed` of 0, and else the layer's own values, which are final at once.
  ///
  /// Superlayer, sublayers and mask of the copy are copies, too. On iOS there is none before the layer was on a screen.
  open func presentation() -> Self? { presented(at: nil) as? Self }
  /// What a presentation is a copy of; the layer itself where it is none.
  open func model() -> Self { presented?.model as? Self ?? self }

  // Key-value coding, for keys of the user's own
  /// For keys of the user's own; names of properties are not looked up.
  open func setValue(_ value: Any?, forKey key: String) { values[key] = value }
  open func value(forKey key: String) -> Any? { values[key] }
  open func setValue(_ value: Any?, forKeyPath keyPath: String) { setValue(value, forKey: keyPath) }
  open func value(forKeyPath keyPath: String) -> Any? { value(forKey: keyPath) }
  /// Nil: a class of a client's answers for its own properties.
  open class func defaultValue(forKey key: String) -> Any? { nil }
  open func shouldArchiveValue(forKey key: String) -> Bool { values[key] != nil }
}
