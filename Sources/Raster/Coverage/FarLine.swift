/// A line that leaves the plane of 24.8 coordinates, as up to five pieces inside it.
///
/// Pieces above or below the plane are dropped. Pieces to the left or right are moved to the side, so that their
/// winding stays. A dashed stroke can have a hundred thousand of these, so nothing is allocated.
///
/// - SeeAlso: Y.-D. Liang, B. A. Barsky, "A new concept and method for line clipping" (1984), for the parameters of
///   crossings; D. E. Knuth, "The Art of Computer Programming", volume 3, 5.3.4, for sorting four. We differ: what lies
///   at the sides is not cut off.
struct FarLine {
  /// Where infinity is taken to lie.
  private static let horizon = 1e15

  private let from: Point
  private let to: Point
  /// The parameters between 0 and 1 at which it crosses the plane's sides, in order; 1 for sides that it does not
  /// cross.
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

  /// Calls `body` with the pieces from the line's start to its end.
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

  /// The parameter between 0 and 1 at which the line from `a` to `b` passes `value`; 1 if it does not.
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
