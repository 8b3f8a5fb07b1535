/// When a pixel differs, and how many may.
package enum ComparisonMode: Hashable, Sendable {
  /// Every pixel has equal bytes; invisible color under alpha 0 does not exist in premultiplied pixels.
  case exact
  /// A pixel differs when a premultiplied channel is more than `perChannel` of 255 away.
  case tolerance(perChannel: Int, allowance: DifferenceAllowance = .pixels(0))
  /// The share that must be equal, 0 to 1.
  case precision(Double, counting: PrecisionUnit = .pixels)
  /// A pixel differs when its color difference exceeds (1 − perceptualPrecision) · 100; `precision` is the
  /// share of pixels that must not.
  case perceptual(
    ColorDifference = .ciede2000, precision: Double = 1, perceptualPrecision: Double)
  /// The rule of the program pixelmatch, version 7, bit for bit. A `threshold` of 0.1 is its default.
  case pixelmatch(
    threshold: Double = 0.1, antialiasing: AntialiasingRule = .forgiven,
    allowance: DifferenceAllowance = .pixels(0))

  /// Whether any two colors match, or no pixel has to.
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
    /// As swift-snapshot-testing does: a pixel counts by its differing channels, four at most, and the limit
    /// is found in single precision.
    case bytes
  }
}
