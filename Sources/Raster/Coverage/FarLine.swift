/// A line that leaves the plane of 24.8 coordinates, as up to five pieces inside it.
///
/// What lies above or below is dropped; what lies left or right is pushed to the side, so that its
/// winding stays. A dashed stroke can have a hundred thousand of these: nothing is allocated.
///
/// - SeeAlso: Y.-D. Liang, B. A. Barsky, "A new concept and method for line clipping" (1984), for the parameters of
///   crossings; D. E. Knuth, "The Art of Computer Programming", volume 3, 5.3.4, for sorting four. We differ: what lies
///   at the sides is not cut off.
struct FarLine {
  /// Where infinity is taken to lie.
  private static let horizon = 1e15

  private let from: Point
  private let to: Point
  /// Where it crosses the plane's sides, between 0 and 1, in order; those that it does not cross are 1.
  private let cuts: SIMD4<Double>

  init(from p0: Point, to p1: Point) {
    from = Self.clamped(p0, to: Self.horizon)
    to = Self.clamped(p1, to: Self.horizon)
    cuts = Self.sorted(
      SIMD4(
        Self.parameter(of: -FixedPoint.limit, from: from.y, to: to.y),
        Self.parameter(of: FixedPoint.limit, from: from.y, to: to.y),
        Self.parameter(of: -FixedPoint.limit, from: from.x, to: to.x),
        Self.parameter(of: FixedPoint.limit, from: from.x, to: to.x)))
  }

  /// Gives the pieces from the line's start to its end.
  @inline(__always)
  func forEachPiece(_ body: (_ from: Point, _ to: Point) -> Void) {
    let limit = FixedPoint.limit
    var t0 = 0.0
    for index in 0...4 {
      let t1 = index < 4 ? cuts[index] : 1
      guard t0 < t1 else { continue }
      let start = from.interpolated(to: to, t0)
      let end = from.interpolated(to: to, t1)
      t0 = t1
      let middle = (start.y + end.y) / 2
      guard middle > -limit, middle < limit else { continue }
      body(Self.clamped(start, to: limit), Self.clamped(end, to: limit))
    }
  }

  /// Where between 0 and 1 the line from `a` to `b` passes `value`, 1 when it does not.
  private static func parameter(of value: Double, from a: Double, to b: Double) -> Double {
    let t = (value - a) / (b - a)
    return t > 0 && t < 1 ? t : 1
  }

  /// By a network of five comparisons.
  private static func sorted(_ t: SIMD4<Double>) -> SIMD4<Double> {
    let (a, b) = (min(t[0], t[1]), max(t[0], t[1]))
    let (c, d) = (min(t[2], t[3]), max(t[2], t[3]))
    let (low, high) = (min(a, c), max(b, d))
    let (e, f) = (max(a, c), min(b, d))
    return SIMD4(low, min(e, f), max(e, f), high)
  }

  private static func clamped(_ p: Point, to limit: Double) -> Point {
    Point(x: max(-limit, min(limit, p.x)), y: max(-limit, min(limit, p.y)))
  }
}
