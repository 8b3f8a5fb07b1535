/// Cuts Bézier curves into lines at even steps of the parameter.
///
/// The number of steps follows Wang's formula: for degree n, √(n(n−1)·M / 8·tolerance), where M is the
/// longest second difference of the control points.
/// - SeeAlso: G.-Z. Wang, "The subdivision method for finding the intersection between two Bézier
///   curves or surfaces" (1984).
struct CurveFlattener {
  /// Steps a curve is never cut into more of, whatever its size; also what a NaN costs at most.
  static let maximumSteps = 1024.0

  private let quadFactor: Double
  private let cubicFactor: Double

  /// - Precondition: `tolerance > 0`.
  init(tolerance: Double) {
    quadFactor = 2 / (8 * tolerance)
    cubicFactor = 6 / (8 * tolerance)
  }

  @inline(__always)
  func quad<Sink: PolylineSink>(_ p0: Point, _ p1: Point, _ p2: Point, into sink: inout Sink) {
    let curve = QuadraticPolynomial(p0, p1, p2)
    let steps = steps(of: curve)
    let dt = 1 / Double(steps)
    for i in 1..<max(steps, 1) { sink.line(to: curve.point(at: Double(i) * dt)) }
    sink.line(to: p2)
  }

  @inline(__always)
  func cubic<Sink: PolylineSink>(
    _ p0: Point, _ p1: Point, _ p2: Point, _ p3: Point, into sink: inout Sink
  ) {
    let curve = CubicPolynomial(p0, p1, p2, p3)
    let steps = steps(ofCubic: p0, p1, p2, p3)
    let dt = 1 / Double(steps)
    for i in 1..<max(steps, 1) { sink.line(to: curve.point(at: Double(i) * dt)) }
    sink.line(to: p3)
  }

  @inline(__always)
  func steps(of curve: QuadraticPolynomial) -> Int {
    Self.steps(squared: quadFactor * curve.a.length)
  }

  @inline(__always)
  func steps(ofCubic p0: Point, _ p1: Point, _ p2: Point, _ p3: Point) -> Int {
    let first = Point(x: p0.x - 2 * p1.x + p2.x, y: p0.y - 2 * p1.y + p2.y)
    let second = Point(x: p1.x - 2 * p2.x + p3.x, y: p1.y - 2 * p2.y + p3.y)
    let bend = max(first.squaredLength, second.squaredLength).squareRoot()
    return Self.steps(squared: cubicFactor * bend)
  }

  @inline(__always)
  private static func steps(squared: Double) -> Int {
    let steps = squared.squareRoot()
    return steps < maximumSteps ? Int(steps) + 1 : Int(maximumSteps)
  }
}
