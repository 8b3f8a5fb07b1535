import DarkroomRaster

extension CGPath {
  /// Whether `point` is inside, open subpaths being closed.
  ///
  /// A point on the outline is inside where the outline is its left or top border, so that of two
  /// shapes with a common side just one contains it. The transform maps the path, not the point.
  public func contains(
    _ point: CGPoint, using rule: CGPathFillRule = .winding,
    transform: CGAffineTransform = .identity
  ) -> Bool {
    raster.applying(Transform(transform)).contains(Point(point), rule: rule.raster)
  }

  /// The outline of the stroke, to be filled by the winding rule.
  public func copy(
    strokingWithWidth lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin,
    miterLimit: CGFloat, transform: CGAffineTransform = .identity
  ) -> CGPath {
    let style = StrokeStyle(
      width: lineWidth, cap: lineCap.raster, join: lineJoin.raster, miterLimit: miterLimit)
    return CGPath(
      raster.applying(Transform(transform)).stroked(style, tolerance: CGPath.tolerance))
  }

  /// The pieces of the path that dashes cover; `lengths` are of dash and gap in turn.
  public func copy(
    dashingWithPhase phase: CGFloat, lengths: [CGFloat], transform: CGAffineTransform = .identity
  ) -> CGPath {
    CGPath(
      raster.applying(Transform(transform)).dashed(lengths.map { Double($0) }, phase: phase))
  }

  /// What curves may stray when an outline is computed in points: a fiftieth of a pixel at 3x.
  static let tolerance = 0.006
}
