import DarkroomRaster

/// A path that can grow.
public final class CGMutablePath: CGPath, @unchecked Sendable {
  /// Creates an empty path.
  public convenience init() { self.init(Path()) }
}

extension CGMutablePath {
  /// Starts a subpath at the transformed point.
  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    raster.move(to: Point(point.applying(transform)))
  }

  /// Adds a line; in an empty path it starts a subpath at `point`.
  ///
  /// After `closeSubpath` the line starts where that subpath began.
  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    raster.line(to: Point(point.applying(transform)))
  }

  /// Adds a quadratic curve; in an empty path it starts at `control`.
  public func addQuadCurve(
    to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity
  ) {
    raster.quad(
      to: Point(end.applying(transform)), control: Point(control.applying(transform)))
  }

  /// Adds a cubic curve; in an empty path it starts at `control1`.
  public func addCurve(
    to end: CGPoint, control1: CGPoint, control2: CGPoint,
    transform: CGAffineTransform = .identity
  ) {
    raster.cubic(
      to: Point(end.applying(transform)), control1: Point(control1.applying(transform)),
      control2: Point(control2.applying(transform)))
  }

  /// Closes the subpath; does nothing in an empty path, or if it is already closed.
  public func closeSubpath() { raster.close() }

  /// Adds a closed subpath from (minX, minY) towards maxX.
  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    raster.append(Path(rect: Rect(rect)).applying(Transform(transform)))
  }

  /// Adds each rectangle as a closed subpath.
  public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }

  /// Moves to the first point, and then adds a line to each of the others.
  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    guard let first = points.first else { return }
    move(to: first, transform: transform)
    for point in points.dropFirst() { addLine(to: point, transform: transform) }
  }

  /// Adds a closed subpath of four cubics, from (maxX, midY) towards maxY.
  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    raster.append(Path(ellipseIn: Rect(rect)).applying(Transform(transform)))
  }

  /// Adds a closed subpath from (maxX, midY) towards maxY.
  ///
  /// Corners that are too large are reduced to half the sides, while
  /// `CGPath(roundedRect:cornerWidth:cornerHeight:transform:)` rejects them.
  public func addRoundedRect(
    in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    let path = Path(roundedRect: rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight)
    raster.append(path.applying(Transform(transform)))
  }

  /// Appends the elements unchanged: the outlines are not joined, and a line added afterwards continues at the end of
  /// `path`.
  public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
    raster.append(path.raster.applying(Transform(transform)))
  }

  /// Adds an arc; clockwise applies if the y-axis points **up**: in UIKit's coordinates, true goes counterclockwise on
  /// the screen, towards smaller angles.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    raster.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      towardsGreaterAngles: !clockwise, transform: transform)
  }

  /// Adds an arc of `delta` radians from `startAngle`, towards greater angles if it is positive.
  public func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    raster.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: startAngle + delta,
      towardsGreaterAngles: delta > 0, transform: transform)
  }

  /// Rounds the corner at `tangent1End` between the current point and `tangent2End`.
  public func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    raster.addArc(
      corner: tangent1End, end: tangent2End, radius: radius, transform: transform)
  }
}
