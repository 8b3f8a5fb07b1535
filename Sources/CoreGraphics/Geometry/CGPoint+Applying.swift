package import DarkroomRaster

extension CGPoint {
  /// The point to which the transform maps this one.
  public func applying(_ t: CGAffineTransform) -> CGPoint {
    CGPoint(Transform(t).apply(Point(self)))
  }

  package init(_ p: Point) { self.init(x: p.x, y: p.y) }
}

extension CGSize {
  /// Applies the transform without its translation; the result can be negative.
  public func applying(_ t: CGAffineTransform) -> CGSize {
    CGSize(width: t.a * width + t.c * height, height: t.b * width + t.d * height)
  }
}

extension Point {
  package init(_ p: CGPoint) { self.init(x: p.x, y: p.y) }
}
