/// Transcendental functions that use only + − × ÷ √, so that, unlike libm's, they return the same bits everywhere.
///
/// Relative errors stay below 10⁻¹⁴.
///
/// - SeeAlso: M. Abramowitz, I. A. Stegun, "Handbook of mathematical functions" (1964), 4.1.27 and 4.2.1,
///   for the series. We differ: powers of two are split off first, so that a fixed number of terms does.
package enum PortableMath {
  private static let ln2 = 0.693147180559945309417232121458

  /// Returns e to the power of `x`.
  package static func exponential(_ x: Double) -> Double {
    guard x > -745 else { return 0 }
    guard x < 709 else { return .infinity }
    let power = (x / ln2).rounded()
    let rest = x - power * ln2
    // Taylor's series to the 13th term; |rest| is at most ln 2 / 2.
    let high =
      1 / 40_320.0 + rest * (1 / 362_880.0 + rest * (1 / 3_628_800.0 + rest * highestTerms(rest)))
    let middle =
      1 / 24.0 + rest * (1 / 120.0 + rest * (1 / 720.0 + rest * (1 / 5_040.0 + rest * high)))
    let sum = 1 + rest * (1 + rest * (0.5 + rest * (1 / 6.0 + rest * middle)))
    return Double(sign: .plus, exponent: Int(power), significand: sum)
  }

  private static func highestTerms(_ x: Double) -> Double {
    1 / 39_916_800.0 + x * (1 / 479_001_600.0 + x / 6_227_020_800)
  }

  /// Returns the natural logarithm, or −∞ if `x` is not positive.
  ///
  /// ln m = 2·artanh((m − 1) / (m + 1)) for a significand m between √½ and √2.
  package static func logarithm(_ x: Double) -> Double {
    guard x > 0 else { return -.infinity }
    let isLarge = x.significand > 1.4142135623730951
    let significand = isLarge ? x.significand / 2 : x.significand
    let power = Double(isLarge ? x.exponent + 1 : x.exponent)
    let t = (significand - 1) / (significand + 1)
    var sum = 0.0
    for divisor in stride(from: 25.0, through: 1, by: -2) { sum = sum * t * t + 1 / divisor }
    return power * ln2 + 2 * t * sum
  }

  /// Returns `base` to the power of `exponent`, or 0 if `base` is not positive.
  package static func power(_ base: Double, _ exponent: Double) -> Double {
    base > 0 ? exponential(exponent * logarithm(base)) : 0
  }

  /// Returns the cube root, or 0 if `x` is not positive.
  ///
  /// A third of the bit pattern is right to five bits (as in fdlibm's `cbrt`); each Newton step doubles them.
  package static func cubeRoot(_ x: Double) -> Double {
    guard x > 0, x < .infinity else { return max(0, x) }
    var root = Double(bitPattern: x.bitPattern / 3 + 0x2A9F_7893_0000_0000)
    for _ in 0..<4 { root -= (root * root * root - x) / (3 * root * root) }
    return root
  }

  /// Returns the sine of an angle in radians.
  package static func sine(_ angle: Double) -> Double { Rotation(angle: angle).sine }

  /// Returns the cosine of an angle in radians.
  package static func cosine(_ angle: Double) -> Double { Rotation(angle: angle).cosine }

  /// Returns the angle of the point (x, y) in radians, above −π up to π, or 0 for the origin.
  package static func angle(y: Double, x: Double) -> Double {
    let (short, long) = (min(abs(x), abs(y)), max(abs(x), abs(y)))
    guard long > 0 else { return 0 }
    let first = arctangent(short / long)
    let quadrant = abs(y) > abs(x) ? .pi / 2 - first : first
    let half = x < 0 ? .pi - quadrant : quadrant
    return y < 0 ? -half : half
  }

  /// Returns the arctangent of a number from 0 to 1.
  ///
  /// Above tan π/8 it uses the difference from π/4, and then the alternating series.
  private static func arctangent(_ tangent: Double) -> Double {
    guard tangent <= 0.41421356237309503 else {
      return .pi / 4 + arctangentSeries((tangent - 1) / (tangent + 1))
    }
    return arctangentSeries(tangent)
  }

  private static func arctangentSeries(_ t: Double) -> Double {
    let z = t * t
    let high = 1 / 25.0 - z * (1 / 27.0 - z * (1 / 29.0 - z * (1 / 31.0 - z * (1 / 33.0 - z / 35))))
    let middle =
      1 / 13.0 - z
      * (1 / 15.0 - z * (1 / 17.0 - z * (1 / 19.0 - z * (1 / 21.0 - z * lower(z, high)))))
    let low = 1 / 3.0 - z * (1 / 5.0 - z * (1 / 7.0 - z * (1 / 9.0 - z * (1 / 11.0 - z * middle))))
    return t - t * z * low
  }

  private static func lower(_ z: Double, _ rest: Double) -> Double { 1 / 23.0 - z * rest }
}
