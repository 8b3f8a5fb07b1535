/// A line that leaves the plane of 24.8 coordinates, as up to three pieces inside it.
///
/// What lies above or below is dropped; what lies left or right is pushed to the side, so that its
/// winding stays.
struct FarLine {
  /// Where infinity is taken to lie.
  private static let horizon = 1e15

  private(set) var pieces: [(from: Point, to: Point)] = []

  init(from p0: Point, to p1: Point) {
    let limit = FixedPoint.limit
    let line = (from: Self.clamped(p0, to: Self.horizon), to: Self.clamped(p1, to: Self.horizon))
    let ys = [-limit, limit].compactMap { Self.parameter(of: $0, from: line.from.y, to: line.to.y) }
    let xs = [-limit, limit].compactMap { Self.parameter(of: $0, from: line.from.x, to: line.to.x) }
    let cuts = ([0, 1] + ys + xs).sorted()
    for (t0, t1) in zip(cuts, cuts.dropFirst()) where t0 < t1 {
      let from = line.from.interpolated(to: line.to, t0)
      let to = line.from.interpolated(to: line.to, t1)
      let middle = (from.y + to.y) / 2
      guard middle > -limit, middle < limit else { continue }
      pieces.append((Self.clamped(from, to: limit), Self.clamped(to, to: limit)))
    }
  }

  /// Where between 0 and 1 the line from `a` to `b` passes `value`, nil when it does not.
  private static func parameter(of value: Double, from a: Double, to b: Double) -> Double? {
    let t = (value - a) / (b - a)
    return t > 0 && t < 1 ? t : nil
  }

  private static func clamped(_ p: Point, to limit: Double) -> Point {
    Point(x: max(-limit, min(limit, p.x)), y: max(-limit, min(limit, p.y)))
  }
}
