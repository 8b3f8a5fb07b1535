/// Conversions between weights on UIKit's scale (−1…1) and on OpenType's (1…1000).
package enum FontWeight {
  /// UIKit's nine named weights, lightest first, with the `wght` value of each.
  private static let stops: [(trait: Double, openType: Double)] = [
    (-0.8, 100), (-0.6, 200), (-0.4, 300), (0, 400), (0.23, 500), (0.3, 600), (0.4, 700),
    (0.56, 800), (0.62, 900),
  ]

  /// Converts a weight: linear between the named weights, and clamped beyond them.
  package static func openType(_ trait: Double) -> Double {
    interpolate(trait, stops.map { ($0.trait, $0.openType) })
  }

  package static func trait(_ openType: Double) -> Double {
    interpolate(openType, stops.map { ($0.openType, $0.trait) })
  }

  /// Returns the piecewise linear function through `points`, whose x ascend; it is constant outside.
  static func interpolate(_ x: Double, _ points: [(Double, Double)]) -> Double {
    guard let first = points.first, let last = points.last else { return 0 }
    if x <= first.0 { return first.1 }
    for (a, b) in zip(points, points.dropFirst()) where x <= b.0 {
      return a.1 + (b.1 - a.1) * (x - a.0) / (b.0 - a.0)
    }
    return last.1
  }
}
