extension Path {
  /// Returns whether `p` is inside the outline, with open subpaths closed.
  ///
  /// A point on the outline is inside where the outline is its left or top border.
  package func contains(_ p: Point, rule: FillRule) -> Bool {
    var ray = RayCrossings(origin: p)
    var next = 0
    var current = Point.zero
    var start = Point.zero
    for verb in verbs {
      let first = next
      next += verb.pointCount
      switch verb {
      case .move:
        ray.add(from: current, to: start)
        start = points[first]
        current = start
        continue
      case .line: ray.add(from: current, to: points[first])
      case .quad:
        let curve = QuadraticPolynomial(current, points[first], points[first + 1])
        let extremes = [-curve.b.y / (2 * curve.a.y)]
        ray.add(extremes: extremes, from: current, to: points[first + 1], curve.point(at:))
      case .cubic:
        let curve = CubicPolynomial(current, points[first], points[first + 1], points[first + 2])
        let extremes = QuadraticRoots(a: 3 * curve.a.y, b: 2 * curve.b.y, c: curve.c.y).values
        ray.add(extremes: extremes, from: current, to: points[first + 2], curve.point(at:))
      case .close: ray.add(from: current, to: start)
      }
      current = verb == .close ? start : points[next - 1]
    }
    ray.add(from: current, to: start)
    return rule == .nonZero ? ray.winding != 0 : ray.winding & 1 != 0
  }
}

/// Counts how an outline passes the ray from `origin` to the left.
///
/// - SeeAlso: M. Shimrat, "Algorithm 112: Position of point relative to polygon" (1962); ISO
///   32000-1:2008, 8.5.3.3, for the two rules. We differ: curves are not flattened but cut at
///   their extremes, and each crossing is found by halving.
private struct RayCrossings {
  let origin: Point
  private(set) var winding = 0

  init(origin: Point) { self.origin = origin }

  mutating func add(from p0: Point, to p1: Point) {
    guard (p0.y <= origin.y) != (p1.y <= origin.y) else { return }
    // Begins with the same end in both directions, so that a shared edge rounds to one crossing.
    let (top, bottom) = p0.y < p1.y ? (p0, p1) : (p1, p0)
    let x = top.x + (origin.y - top.y) * (bottom.x - top.x) / (bottom.y - top.y)
    if x <= origin.x { winding += p0.y <= origin.y ? 1 : -1 }
  }

  /// Adds a curve, cut at its extremes in y into pieces that each cross the ray at most once.
  mutating func add(
    extremes: [Double], from start: Point, to end: Point, _ point: (Double) -> Point
  ) {
    var from = (t: 0.0, point: start)
    for t in extremes.filter({ $0 > 0 && $0 < 1 }).sorted() + [1] {
      let to = (t: t, point: t == 1 ? end : point(t))
      if (from.point.y <= origin.y) != (to.point.y <= origin.y) {
        let x = crossing(from.t, to.t, downward: from.point.y <= origin.y, point)
        if x <= origin.x { winding += from.point.y <= origin.y ? 1 : -1 }
      }
      from = to
    }
  }

  private func crossing(
    _ from: Double, _ to: Double, downward: Bool, _ point: (Double) -> Point
  ) -> Double {
    var low = from
    var high = to
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if (point(middle).y <= origin.y) == downward { low = middle } else { high = middle }
    }
    return point((low + high) / 2).x
  }
}
