extension Path {
  /// Begins a new part at a point, without a line from the last one.
  public mutating func move(to end: CGPoint) { change { $0.move(to: end) } }
  /// Adds a line from the current point.
  public mutating func addLine(to end: CGPoint) { change { $0.addLine(to: end) } }
  /// Adds a quadratic Bézier curve from the current point.
  public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
    change { $0.addQuadCurve(to: end, control: control) }
  }
  /// Adds a cubic Bézier curve from the current point.
  public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    change { $0.addCurve(to: end, control1: control1, control2: control2) }
  }
  /// Adds a line to the beginning of the current part; the next part begins there.
  public mutating func closeSubpath() { change { $0.closeSubpath() } }
  /// Adds a rectangle as a part of its own.
  public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    change { $0.addRect(rect, transform: transform) }
  }
  /// Adds a rectangle with round corners as a part of its own; larger corners are limited to half of the sides.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    let path = Path(roundedRect: rect, cornerSize: cornerSize, style: style)
    addPath(path, transform: transform)
  }
  /// Adds a rectangle with a radius for each corner; radii are limited to half of the shorter side.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    let path = Path(roundedRect: rect, cornerRadii: cornerRadii, style: style)
    addPath(path, transform: transform)
  }
  /// Adds the ellipse that touches all sides of a rectangle.
  public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    change { $0.addEllipse(in: rect, transform: transform) }
  }
  /// Adds several rectangles, each as a part of its own.
  public mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }
  /// Begins a new part at the first point and adds lines to all others; without points, it does nothing.
  public mutating func addLines(_ lines: [CGPoint]) {
    guard let first = lines.first else { return }
    move(to: first)
    for point in lines.dropFirst() { addLine(to: point) }
  }
  /// Adds an arc that turns by an angle from a first one; a line leads to its start from the current point.
  ///
  /// - Parameters:
  ///   - center: The center of the circle.
  ///   - radius: The radius, in points.
  ///   - startAngle: The first angle, from the right.
  ///   - delta: The angle of the turn; positive looks clockwise, because y grows downward.
  ///   - transform: A transform of the arc.
  public mutating func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle,
    transform: CGAffineTransform = .identity
  ) {
    change {
      $0.addRelativeArc(
        center: center, radius: radius, startAngle: startAngle.radians, delta: delta.radians,
        transform: transform)
    }
  }
  /// Adds an arc between two angles; a line leads to its start from the current point.
  ///
  /// - Parameters:
  ///   - center: The center of the circle.
  ///   - radius: The radius, in points.
  ///   - startAngle: The first angle, from the right.
  ///   - endAngle: The last angle, from the right.
  ///   - clockwise: Whether angles decrease along the arc, which looks counterclockwise, because y grows downward.
  ///   - transform: A transform of the arc.
  public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    change {
      $0.addArc(
        center: center, radius: radius, startAngle: startAngle.radians,
        endAngle: endAngle.radians, clockwise: clockwise, transform: transform)
    }
  }
  /// Adds an arc that touches the lines from the current point to `p1` and from there to `p2`, after a line to its
  /// start.
  public mutating func addArc(
    tangent1End p1: CGPoint, tangent2End p2: CGPoint, radius: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    change { $0.addArc(tangent1End: p1, tangent2End: p2, radius: radius, transform: transform) }
  }
  /// Adds all parts of another path, under a transform.
  public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
    change { $0.addPath(path.cgPath, transform: transform) }
  }

  /// Returns the path under a transform; the path itself does not change.
  public func applying(_ transform: CGAffineTransform) -> Path {
    var path = Path()
    path.addPath(self, transform: transform)
    return path
  }
  /// Returns the path moved by points; the path itself does not change.
  public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
    applying(CGAffineTransform(translationX: dx, y: dy))
  }
  /// Returns the outline of a line along the path, as a path to be filled.
  public func strokedPath(_ style: StrokeStyle) -> Path {
    let line =
      style.dash.isEmpty
      ? cgPath : cgPath.copy(dashingWithPhase: style.dashPhase, lengths: style.dash)
    return Path(
      line.copy(
        strokingWithWidth: style.lineWidth, lineCap: style.lineCap, lineJoin: style.lineJoin,
        miterLimit: style.miterLimit))
  }
  /// The part between two fractions of the length; curves are approximated by lines of a fraction of a point.
  public func trimmedPath(from: CGFloat, to: CGFloat) -> Path {
    let pieces = PathPieces(self)
    return pieces.part(from: from * pieces.length, to: to * pieces.length)
  }
}
