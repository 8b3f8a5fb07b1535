/// The curve of sRGB, computed with + − × ÷ √ only, so that it is the same on every machine.
///
/// - SeeAlso: IEC 61966-2-1. We differ: negative values are mirrored, as extended spaces ask.
package enum TransferCurve {
  /// Converts light to a component: x^(1/2.4) = x^(1/4)·x^(1/6).
  package static func encode(_ light: Double) -> Double {
    let x = abs(light)
    guard x > 0.003_130_8 else { return 12.92 * light }
    let power = x.squareRoot().squareRoot() * root(x, 3).squareRoot()
    return (1.055 * power - 0.055) * (light < 0 ? -1 : 1)
  }

  /// Converts a component to light: x^2.4 = x²·(x²)^(1/5).
  package static func decode(_ component: Double) -> Double {
    let x = abs(component)
    guard x > 0.040_45 else { return component / 12.92 }
    let base = (x + 0.055) / 1.055
    let square = base * base
    return square * root(square, 5) * (component < 0 ? -1 : 1)
  }

  /// Returns the `n`th root of a positive finite number, by Newton's method from above.
  private static func root(_ x: Double, _ n: Int) -> Double {
    guard x.isFinite else { return x }
    var y = max(1, x)
    for _ in 0..<200 {
      var power = y
      for _ in 0..<n - 2 { power *= y }
      let next = y - (y - x / power) / Double(n)
      guard next < y else { break }
      y = next
    }
    return y
  }
}
