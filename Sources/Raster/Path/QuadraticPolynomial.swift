/// A quadratic Bézier curve as a·t² + b·t + c.
struct QuadraticPolynomial {
  let a: Point
  let b: Point
  let c: Point

  @inline(__always)
  init(_ p0: Point, _ p1: Point, _ p2: Point) {
    a = Point(x: p0.x - 2 * p1.x + p2.x, y: p0.y - 2 * p1.y + p2.y)
    b = Point(x: 2 * (p1.x - p0.x), y: 2 * (p1.y - p0.y))
    c = p0
  }

  @inline(__always)
  func point(at t: Double) -> Point {
    Point(x: (a.x * t + b.x) * t + c.x, y: (a.y * t + b.y) * t + c.y)
  }

  @inline(__always)
  func tangent(at t: Double) -> Point {
    Point(x: 2 * a.x * t + b.x, y: 2 * a.y * t + b.y)
  }
}
