import DarkroomRaster

extension CGContext {
  /// Discards the current path.
  public func beginPath() { currentPath = Path() }
  /// Starts a subpath at the point, in the user space of this moment.
  public func move(to point: CGPoint) { currentPath.move(to: Point(point)) }
  /// Adds a line; without a current path it starts a subpath at `point`.
  public func addLine(to point: CGPoint) { currentPath.line(to: Point(point)) }

  /// Adds a quadratic curve; without a current path it starts at `control`.
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    currentPath.quad(to: Point(end), control: Point(control))
  }

  /// Adds a cubic curve; without a current path it starts at `control1`.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    currentPath.cubic(to: Point(end), control1: Point(control1), control2: Point(control2))
  }

  /// Closes the current subpath with a line to its start; does nothing without one.
  public func closePath() { currentPath.close() }
  /// Adds a closed subpath that starts at the corner with the smallest x and y; a negative size is standardized.
  public func addRect(_ rect: CGRect) { currentPath.append(Path(rect: Rect(rect))) }

  /// Adds each rectangle as a closed subpath.
  public func addRects(_ rects: [CGRect]) {
    for rect in rects { addRect(rect) }
  }

  /// Moves to the first point, and then adds a line to each of the others.
  public func addLines(between points: [CGPoint]) {
    guard let first = points.first else { return }
    move(to: first)
    for point in points.dropFirst() { addLine(to: point) }
  }

  /// Adds a closed subpath of four cubics, from (maxX, midY) towards maxY.
  public func addEllipse(in rect: CGRect) { currentPath.append(Path(ellipseIn: Rect(rect))) }

  /// Adds an arc; clockwise applies if the y-axis points up, so in UIKit's contexts true goes counterclockwise on the
  /// screen.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    currentPath.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      towardsGreaterAngles: !clockwise, transform: .identity)
  }

  /// Rounds the corner at `tangent1End` between the current point and `tangent2End`; does nothing
  /// without a current point.
  public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
    currentPath.addArc(
      corner: tangent1End, end: tangent2End, radius: radius, transform: .identity)
  }

  /// Appends a path, in the current user space.
  public func addPath(_ path: CGPath) { currentPath.append(path.raster) }

  /// Replaces the current path by the outline that `strokePath` would fill, including dashes.
  public func replacePathWithStrokedPath() {
    currentPath = currentPath.stroked(state.stroke, tolerance: 0.006)
  }

  /// `point` is in user space.
  public func pathContains(_ point: CGPoint, mode: CGPathDrawingMode) -> Bool {
    switch mode {
    case .fill, .fillStroke: return currentPath.contains(Point(point), rule: .nonZero)
    case .eoFill, .eoFillStroke: return currentPath.contains(Point(point), rule: .evenOdd)
    case .stroke:
      return currentPath.stroked(state.stroke, tolerance: 0.006).contains(
        Point(point), rule: .nonZero)
    }
  }

  /// A copy of the path, in the current user space; nil if there is none.
  public var path: CGPath? { currentPath.isEmpty ? nil : CGPath(currentPath) }
  /// Whether there is no current path.
  public var isPathEmpty: Bool { currentPath.isEmpty }
  /// The current point; `.zero` without a path.
  public var currentPointOfPath: CGPoint {
    currentPath.currentPoint.map { CGPoint($0) } ?? .zero
  }
  /// The bounding box including control points; `.null` without a path.
  public var boundingBoxOfPath: CGRect { currentPath.controlBox.map { CGRect($0) } ?? .null }
}
