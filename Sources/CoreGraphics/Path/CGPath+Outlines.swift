import DarkroomRaster

extension CGPath {
  /// Whether `point` is inside, with open subpaths closed.
  ///
  /// A point on the outline is inside if the outline is a left or top border there, so that exactly one of two adjacent
  /// shapes contains it. The transform applies to the path, not to the point.
  public func contains(
    _ point: CGPoint, using rule: CGPathFillRule = .winding,
    transform: CGAffineTransform = .identity
  ) -> Bool {
    raster.applying(Transform(transform)).contains(Point(point), rule: rule.raster)
  }

  /// The outline of the stroke, to be filled with the winding rule.
  public func copy(
    strokingWithWidth lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin,
    miterLimit: CGFloat, transform: CGAffineTransform = .identity
  ) -> CGPath {
    let style = StrokeStyle(
      width: lineWidth, cap: lineCap.raster, join: lineJoin.raster, miterLimit: miterLimit)
    return CGPath(
      raster.applying(Transform(transform)).stroked(style, tolerance: CGPath.tolerance))
  }

  /// The parts of the path that dashes cover; `lengths` alternate between dashes and gaps.
  public func copy(
    dashingWithPhase phase: CGFloat, lengths: [CGFloat], transform: CGAffineTransform = .identity
  ) -> CGPath {
    CGPath(
      raster.applying(Transform(transform)).dashed(lengths.map { Double($0) }, phase: phase))
  }

  /// How far approximated curves may deviate in points: a fiftieth of a pixel at 3x.
  static let tolerance = 0.006
}
