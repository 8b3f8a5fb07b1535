import DarkroomRaster

extension CGContext {
  public func beginPath() { currentPath = Path() }
  public func move(to point: CGPoint) { currentPath.move(to: Point(point)) }
  /// Starts a subpath at `point` where there is no current path.
  public func addLine(to point: CGPoint) { currentPath.line(to: Point(point)) }

  /// A parabola; without a current path it starts at `control`.
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    currentPath.quad(to: Point(end), control: Point(control))
  }

  /// A cubic; without a current path it starts at `control1`.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    currentPath.cubic(to: Point(end), control1: Point(control1), control2: Point(control2))
  }

  public func closePath() { currentPath.close() }
  /// A closed subpath from the corner of least x and y; a negative size is standardized.
  public func addRect(_ rect: CGRect) { currentPath.append(Path(rect: Rect(rect))) }

  public func addRects(_ rects: [CGRect]) {
    for rect in rects { addRect(rect) }
  }

  /// Moves to the first point, then adds a line to each of the others.
  public func addLines(between points: [CGPoint]) {
    guard let first = points.first else { return }
    move(to: first)
    for point in points.dropFirst() { addLine(to: point) }
  }

  /// A closed subpath of four cubics, from (maxX, midY) towards maxY.
  public func addEllipse(in rect: CGRect) { currentPath.append(Path(ellipseIn: Rect(rect))) }

  /// Clockwise as seen with the y axis pointing up: in UIKit's contexts, true turns anticlockwise
  /// on the screen.
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

  /// In user space as it is now.
  public func addPath(_ path: CGPath) { currentPath.append(path.raster) }

  /// Replaces the current path by the outline that `strokePath` would fill; dashes included.
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

  /// A copy, in user space as it is now; nil when there is none.
  public var path: CGPath? { currentPath.isEmpty ? nil : CGPath(currentPath) }
  public var isPathEmpty: Bool { currentPath.isEmpty }
  /// `.zero` when there is no path.
  public var currentPointOfPath: CGPoint {
    currentPath.currentPoint.map { CGPoint($0) } ?? .zero
  }
  /// Control points included; `.null` when there is no path.
  public var boundingBoxOfPath: CGRect { currentPath.controlBox.map { CGRect($0) } ?? .null }
}
