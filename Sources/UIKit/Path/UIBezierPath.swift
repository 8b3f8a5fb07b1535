import DarkroomRaster

/// A path with the attributes of its stroke.
open class UIBezierPath: NSObject, @unchecked Sendable {
  var shape = CGMutablePath()

  /// The width in points, half of it on either side; 0 draws a line one device pixel wide, and a negative width draws
  /// nothing.
  open var lineWidth: CGFloat = 1
  /// How open ends of the stroke are drawn; butt by default.
  open var lineCapStyle: CGLineCap = .butt
  /// How corners of the stroke are drawn; miter by default.
  open var lineJoinStyle: CGLineJoin = .miter
  /// The limit in line widths, at least 1; a longer miter becomes a bevel.
  open var miterLimit: CGFloat = 10
  /// The maximum distance in pixels between a curve and the lines that are drawn instead.
  ///
  /// With values up to 1 curves are exact to a fraction of a pixel.
  open var flatness: CGFloat = 0.6
  /// Whether areas that the outline surrounds twice stay empty; false by default, which is the nonzero rule.
  open var usesEvenOddFillRule = false
  var dash: [CGFloat] = []
  var dashPhase: CGFloat = 0

  public override init() {
    super.init()
  }

  public convenience init(rect: CGRect) {
    self.init()
    appendRectangle(rect)
  }

  /// The path starts at the rightmost point and goes clockwise on the screen.
  public convenience init(ovalIn rect: CGRect) {
    self.init()
    shape.addEllipse(in: rect)
  }

  /// Corners are continuous, as in UIKit, if the sides have enough room for them.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init()
    appendRoundedRect(rect, corners: .allCorners, radius: cornerRadius)
  }

  /// Only the width of `cornerRadii` is used, as in UIKit.
  public convenience init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) {
    self.init()
    appendRoundedRect(rect, corners: corners, radius: cornerRadii.width)
  }

  /// Angles are in radians: 0 is to the right, π/2 is down; clockwise is as seen on the screen.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    self.init()
    addArc(
      withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise)
  }

  /// Copies the path; later changes to a mutable one have no effect.
  public convenience init(cgPath: CGPath) {
    self.init()
    shape.addPath(cgPath)
  }

  /// A copy of the outline, without the attributes of the stroke.
  open var cgPath: CGPath {
    get { shape.copy() ?? CGPath() }
    set { shape = newValue.mutableCopy() ?? CGMutablePath() }
  }

  /// Begins a new subpath; the one before stays open.
  open func move(to point: CGPoint) { shape.move(to: point) }

  /// Adds a line from the current point, which an empty path does not have.
  open func addLine(to point: CGPoint) { shape.addLine(to: point) }

  open func addCurve(to end: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    shape.addCurve(to: end, control1: controlPoint1, control2: controlPoint2)
  }

  open func addQuadCurve(to end: CGPoint, controlPoint: CGPoint) {
    shape.addQuadCurve(to: end, control: controlPoint)
  }

  /// A line connects the current point to the start of the arc.
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    // CGPath names directions for a y axis that points up, UIKit for one that points down.
    shape.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: !clockwise)
  }

  /// Adds a line to the start of the subpath and joins both ends.
  open func close() { shape.closeSubpath() }

  /// Empties the outline; the attributes of the stroke stay.
  open func removeAllPoints() { shape = CGMutablePath() }

  /// Appends the other path's outline, without the attributes of its stroke.
  open func append(_ path: UIBezierPath) { shape.addPath(path.shape) }

  /// A copy that runs the other way, with the same stroke attributes.
  open func reversing() -> UIBezierPath { reversedCopy() }

  /// Transforms the points; line width and dashes stay.
  open func apply(_ transform: CGAffineTransform) {
    let mapped = CGMutablePath()
    mapped.addPath(shape, transform: transform)
    shape = mapped
  }

  open var isEmpty: Bool { shape.isEmpty }

  /// The bounding box of the outline without control points; empty at the origin for an empty path.
  open var bounds: CGRect {
    let box = shape.boundingBoxOfPath
    return box.isNull ? .zero : box
  }

  /// Where the next segment begins; zero for an empty path.
  open var currentPoint: CGPoint { shape.currentPoint }

  /// Whether the point is inside the filled outline, by the path's fill rule; the line width does not count.
  open func contains(_ point: CGPoint) -> Bool {
    shape.raster.contains(Point(x: point.x, y: point.y), rule: fillRule.raster)
  }

  /// The pattern contains the lengths of dashes and gaps in turn, in points; a `count` of 0 or a nil pattern draws a
  /// solid line.
  open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
    dash = Array(copying: pattern, count: count)
    dashPhase = phase
  }

  /// Nil pointers are ignored; `pattern` needs room for all lengths, whose number is returned in `count`.
  open func getLineDash(
    _ pattern: UnsafeMutablePointer<CGFloat>?, count: UnsafeMutablePointer<Int>?,
    phase: UnsafeMutablePointer<CGFloat>?
  ) {
    pattern.store(dash)
    count.store(dash.count)
    phase.store(dashPhase)
  }

  /// Fills with the current context's fill color; does nothing without a context.
  open func fill() { fill(with: .normal, alpha: 1) }

  /// Strokes with the current context's stroke color; does nothing without a context.
  open func stroke() { stroke(with: .normal, alpha: 1) }

  /// An alpha below 1 replaces the context's own; any other value leaves it unchanged.
  open func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
    drawFill(in: UIGraphicsGetCurrentContext(), blendMode: blendMode, alpha: alpha)
  }

  /// An alpha below 1 replaces the context's own; any other value leaves it unchanged.
  open func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {
    drawStroke(in: UIGraphicsGetCurrentContext(), blendMode: blendMode, alpha: alpha)
  }

  /// Intersects the current context's clip with the inside of the path.
  open func addClip() { clip(UIGraphicsGetCurrentContext()) }

  open override func isEqual(_ object: Any?) -> Bool { equals(object as? UIBezierPath) }

  open override var hash: Int { shape.hashValue }

  open override func copy() -> Any { copy(with: nil) }

  open override var description: String {
    "<UIBezierPath: \(ObjectAddress.text(of: self));\(elementText)\n>"
  }
}

extension UIBezierPath: NSCopying {
  public func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIBezierPath(cgPath: shape)
    copyAttributes(to: copy)
    return copy
  }
}
