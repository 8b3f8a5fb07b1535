/// Transcendental functions from + − × ÷ √ alone: the same bits on every processor, unlike libm's.
///
/// Relative errors stay below 10⁻¹⁴.
package enum PortableMath {
  private static let ln2 = 0.693147180559945309417232121458

  /// e to the `x`.
  package static func exponential(_ x: Double) -> Double {
    guard x > -745 else { return 0 }
    guard x < 709 else { return .infinity }
    let power = (x / ln2).rounded()
    let rest = x - power * ln2
    var sum = 1.0
    for term in stride(from: 16.0, through: 1, by: -1) { sum = 1 + rest / term * sum }
    return Double(sign: .plus, exponent: Int(power), significand: sum)
  }

  /// The natural logarithm; −∞ for what is not positive.
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

  /// `base` to the `exponent`; 0 when `base` is not positive.
  package static func power(_ base: Double, _ exponent: Double) -> Double {
    base > 0 ? exponential(exponent * logarithm(base)) : 0
  }
}
