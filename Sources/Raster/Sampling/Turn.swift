/// Angles as shares of a full turn, computed by our own polynomial.
enum Turn {
  /// Returns how far `p` lies from the direction `start` (radians), clockwise on the screen, from 0 to 1.
  static func share(of p: Point, from start: Double) -> Double {
    let share = share(of: p) - start / (2 * Double.pi)
    return share - share.rounded(.down)
  }

  /// Returns the angle from the x axis towards the y axis ÷ 2π, in (−0.5, 0.5].
  static func share(of p: Point) -> Double {
    let x = p.x.magnitude
    let y = p.y.magnitude
    guard x > 0 || y > 0 else { return 0 }
    var angle = y <= x ? arctangent(y / x) : Double.pi / 2 - arctangent(x / y)
    if p.x < 0 { angle = Double.pi - angle }
    if p.y < 0 { angle = -angle }
    return angle / (2 * Double.pi)
  }

  /// For 0…1, within 1e-10: halved by atan x = 2·atan(x ÷ (1 + √(1 + x²))), then the Taylor series.
  ///
  /// - SeeAlso: M. Abramowitz, I. A. Stegun, "Handbook of mathematical functions" (1964), 4.4.42, for the series. We
  ///   differ: half the angle is looked for, so that eleven terms do.
  private static func arctangent(_ x: Double) -> Double {
    let half = x / (1 + (1 + x * x).squareRoot())
    let z = half * half
    var sum = 0.0
    for k in stride(from: 21.0, through: 1.0, by: -2.0) {
      sum = 1 / k - z * sum
    }
    return 2 * half * sum
  }
}
