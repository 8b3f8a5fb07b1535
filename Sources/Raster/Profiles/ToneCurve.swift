/// How much light a sample of a channel stands for; both are from 0 to 1.
///
/// - SeeAlso: ICC.1:2010, `curveType` and `parametricCurveType`. As there, with the powers of `PortableMath`.
enum ToneCurve: Hashable, Sendable {
  case sRGB
  case power(Double)
  /// `(a·x + b)^exponent + e` from `limit` on, and `c·x + f` below it.
  case parametric(
    exponent: Double, a: Double, b: Double, c: Double, limit: Double, e: Double, f: Double)
  /// Evenly spread, 65,535 for all light; two values or more.
  case table([UInt16])

  func light(_ x: Double) -> Double {
    switch self {
    case .sRGB: return TransferCurve.decode(x)
    case .power(let exponent): return PortableMath.power(x, exponent)
    case .parametric(let exponent, let a, let b, let c, let limit, let e, let f):
      return x >= limit ? PortableMath.power(a * x + b, exponent) + e : c * x + f
    case .table(let values):
      let place = max(0, min(1, x)) * Double(values.count - 1)
      let index = min(Int(place), values.count - 2)
      let (low, high) = (Double(values[index]), Double(values[index + 1]))
      return (low + (high - low) * (place - Double(index))) / 65_535
    }
  }
}
