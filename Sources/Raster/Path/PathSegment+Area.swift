extension PathSegment {
  /// Returns false only if the segment is certainly outside of `area`.
  func mayTouch(_ area: Rect) -> Bool {
    switch self {
    case .line(let p0, let p1): Self.mayTouch(area, p0, p1, p1, p1)
    case .quad(let p0, let p1, let p2): Self.mayTouch(area, p0, p1, p2, p2)
    case .cubic(let p0, let p1, let p2, let p3): Self.mayTouch(area, p0, p1, p2, p3)
    }
  }

  private static func mayTouch(
    _ area: Rect, _ p0: Point, _ p1: Point, _ p2: Point, _ p3: Point
  ) -> Bool {
    let (minX, maxX) = (area.minX, area.maxX)
    let (minY, maxY) = (area.minY, area.maxY)
    if p0.x < minX, p1.x < minX, p2.x < minX, p3.x < minX { return false }
    if p0.x > maxX, p1.x > maxX, p2.x > maxX, p3.x > maxX { return false }
    if p0.y < minY, p1.y < minY, p2.y < minY, p3.y < minY { return false }
    return !(p0.y > maxY && p1.y > maxY && p2.y > maxY && p3.y > maxY)
  }
}
