/// A rule that decides when a pixel differs, and how many pixels may differ.
package enum ComparisonMode: Hashable, Sendable {
  /// Every pixel has equal bytes; invisible color under alpha 0 does not exist in premultiplied pixels.
  case exact
  /// A pixel differs when a premultiplied channel is more than `perChannel` of 255 away.
  case tolerance(perChannel: Int, allowance: DifferenceAllowance = .pixels(0))
  /// The share of pixels or bytes, from 0 to 1, that must be equal.
  case precision(Double, counting: PrecisionUnit = .pixels)
  /// A pixel differs when its color difference exceeds (1 − perceptualPrecision) · 100; `precision` is the
  /// share of pixels that must not.
  case perceptual(
    ColorDifference = .ciede2000, precision: Double = 1, perceptualPrecision: Double)
  /// The rule of the program pixelmatch, version 7, bit for bit. A `threshold` of 0.1 is its default.
  case pixelmatch(
    threshold: Double = 0.1, antialiasing: AntialiasingRule = .forgiven,
    allowance: DifferenceAllowance = .pixels(0))

  /// Whether any two colors match, or no pixel has to match.
  var allowsEverything: Bool {
    switch self {
    case .exact: false
    case .tolerance(let step, _): step >= 255
    case .precision(let share, _): share <= 0
    case .perceptual(_, let share, let limit): share <= 0 || limit <= 0
    case .pixelmatch(let threshold, _, _): threshold >= 1
    }
  }

  package enum PrecisionUnit: Hashable, Sendable {
    case pixels
    /// Counts a pixel's differing channels, four at most, as swift-snapshot-testing does.
    ///
    /// The limit is computed in single precision.
    case bytes
  }
}
