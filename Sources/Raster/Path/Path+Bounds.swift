extension Path {
  /// The bounding box of the outline itself, with curves at their extremes, or nil if the path has no points.
  ///
  /// A single `move` counts as a point.
  package var bounds: Rect? {
    guard let first = points.first else { return nil }
    var box = Extent(first)
    var next = 0
    var current = first
    for verb in verbs {
      switch verb {
      case .move, .line:
        box.add(points[next])
      case .quad:
        box.add(QuadraticPolynomial(current, points[next], points[next + 1]), points[next + 1])
      case .cubic:
        let curve = CubicPolynomial(
          current, points[next], points[next + 1], points[next + 2])
        box.add(curve, points[next + 2])
      case .close:
        break
      }
      next += verb.pointCount
      if verb != .close { current = points[next - 1] }
    }
    return box.rect
  }

  private struct Extent {
    var low: Point
    var high: Point

    init(_ p: Point) {
      low = p
      high = p
    }

    var rect: Rect { Rect(minX: low.x, minY: low.y, maxX: high.x, maxY: high.y) }

    mutating func add(_ p: Point) {
      low = Point(x: min(low.x, p.x), y: min(low.y, p.y))
      high = Point(x: max(high.x, p.x), y: max(high.y, p.y))
    }

    mutating func add(_ curve: QuadraticPolynomial, _ end: Point) {
      add(end)
      addExtremes([-curve.b.x / (2 * curve.a.x), -curve.b.y / (2 * curve.a.y)], curve.point(at:))
    }

    mutating func add(_ curve: CubicPolynomial, _ end: Point) {
      add(end)
      let x = QuadraticRoots(a: 3 * curve.a.x, b: 2 * curve.b.x, c: curve.c.x)
      let y = QuadraticRoots(a: 3 * curve.a.y, b: 2 * curve.b.y, c: curve.c.y)
      addExtremes(x.values + y.values, curve.point(at:))
    }

    private mutating func addExtremes(_ parameters: [Double], _ point: (Double) -> Point) {
      for t in parameters where t > 0 && t < 1 { add(point(t)) }
    }
  }
}
