/// A cubic Bézier curve as a·t³ + b·t² + c·t + d.
struct CubicPolynomial {
  let a: Point
  let b: Point
  let c: Point
  let d: Point

  @inline(__always)
  init(_ p0: Point, _ p1: Point, _ p2: Point, _ p3: Point) {
    a = Point(x: p3.x - p0.x + 3 * (p1.x - p2.x), y: p3.y - p0.y + 3 * (p1.y - p2.y))
    b = Point(x: 3 * (p0.x - 2 * p1.x + p2.x), y: 3 * (p0.y - 2 * p1.y + p2.y))
    c = Point(x: 3 * (p1.x - p0.x), y: 3 * (p1.y - p0.y))
    d = p0
  }

  /// Creates the same curve, with a highest term of zero.
  @inline(__always)
  init(_ curve: QuadraticPolynomial) {
    a = .zero
    b = curve.a
    c = curve.b
    d = curve.c
  }

  @inline(__always)
  func point(at t: Double) -> Point {
    Point(
      x: ((a.x * t + b.x) * t + c.x) * t + d.x, y: ((a.y * t + b.y) * t + c.y) * t + d.y)
  }

  @inline(__always)
  func tangent(at t: Double) -> Point {
    Point(x: (3 * a.x * t + 2 * b.x) * t + c.x, y: (3 * a.y * t + 2 * b.y) * t + c.y)
  }
}
