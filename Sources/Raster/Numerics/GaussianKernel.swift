/// The weights of a Gaussian that is cut at two sigma and renormalized, as in UIKit's shadows (sigma = shadow radius).
///
/// - SeeAlso: Abramowitz, Stegun, "Handbook of Mathematical Functions", 7.1.5, for the series;
///   UIKit's Measures, layers, for the cut. We differ from sampled kernels: a weight is the
///   integral over its pixel.
struct GaussianKernel {
  /// The distance at which the Gaussian is cut, in sigmas.
  static let cut = 2.0

  /// The weights for the distances −radius…radius; they add up to 2¹⁶.
  let weights: [UInt32]

  var radius: Int { weights.count / 2 }

  /// A place where a weight differs from the one before it.
  ///
  /// After the last step, all weights are zero.
  struct Step {
    /// The index of the weight: 0 for the distance −radius, up to one after the last weight.
    let tap: Int
    /// The difference from the weight before, modulo 2³².
    let change: UInt32
  }

  /// The largest sigma, in pixels.
  ///
  /// It is limited because the number of pixels of a shadow grows with its square.
  static let largestSigma = 512.0

  /// - Parameter sigma: The standard deviation in pixels. Zero or less makes a kernel that changes nothing.
  init(sigma: Double) {
    guard sigma > 0 else {
      weights = [65_536]
      return
    }
    let radius = Self.radius(sigma: sigma)
    var shares = (-radius...radius).map { k in
      UInt32(
        (Self.share(below: (Double(k) + 0.5) / sigma) - Self.share(below: (Double(k) - 0.5) / sigma))
          * 65_536 + 0.5)
    }
    let rest = 65_536 - shares.reduce(0) { $0 + Int($1) }
    shares[radius] = UInt32(Int(shares[radius]) + rest)
    weights = shares
  }

  /// The changes of the weights, in order.
  ///
  /// There are fewer of them than weights if neighbors are equal.
  var steps: [Step] {
    zip(weights + [0], [0] + weights).enumerated().compactMap { tap, pair in
      pair.0 == pair.1 ? nil : Step(tap: tap, change: pair.0 &- pair.1)
    }
  }

  /// Returns the number of pixels that the weights reach to each side.
  static func radius(sigma: Double) -> Int {
    sigma > 0 ? Int((cut * sigma + 0.5).rounded(.up)) - 1 : 0
  }

  /// Returns the share of the cut Gaussian that lies below `x` sigmas: from 0 at −2 to 1 at 2.
  static func share(below x: Double) -> Double {
    if x <= -cut { return 0 }
    if x >= cut { return 1 }
    return 0.5 + halfIntegral(x) / (2 * halfIntegral(cut))
  }

  /// Returns ∫₀ˣ exp(−t² ÷ 2) dt by its Taylor series, within 1e-14 for |x| ≤ 2.
  private static func halfIntegral(_ x: Double) -> Double {
    var term = x
    var sum = x
    for n in 1...34 {
      term *= -x * x / Double(2 * n)
      sum += term / Double(2 * n + 1)
    }
    return sum
  }
}
