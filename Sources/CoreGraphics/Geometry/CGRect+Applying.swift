package import DarkroomRaster

extension CGRect {
  /// The bounding box of the transformed rectangle; `.null` and `.infinite` do not change.
  public func applying(_ t: CGAffineTransform) -> CGRect {
    if isNull || isInfinite { return self }
    return CGRect(Transform(t).apply(Rect(self)))
  }

  package init(_ r: Rect) { self.init(x: r.x, y: r.y, width: r.width, height: r.height) }
}

extension Rect {
  /// The standardized rectangle.
  package init(_ r: CGRect) { self.init(x: r.minX, y: r.minY, width: r.width, height: r.height) }
}
