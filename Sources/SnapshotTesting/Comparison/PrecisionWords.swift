import DarkroomImageComparison

/// Upstream's messages for two pictures of one size that do not match.
enum PrecisionWords {
  static func describe(_ difference: ImageDifference, _ mode: ComparisonMode) -> String {
    switch mode {
    case .precision(let precision, .bytes):
      let share = Float(difference.differingBytes) / Float(difference.comparedPixels * 4)
      return "Actual image precision \(1 - share) is less than required \(Float(precision))"
    case .perceptual(.deltaE94, let precision, let perceptualPrecision):
      return perceptual(difference, Float(precision), Float(perceptualPrecision))
    default: return "Newly-taken snapshot does not match reference."
    }
  }

  private static func perceptual(
    _ difference: ImageDifference, _ precision: Float, _ perceptualPrecision: Float
  ) -> String {
    let lowest = 1 - Float(difference.largestColorDifference ?? 0) / 100
    let colors =
      "The lowest perceptual color precision \(lowest) is less than required \(perceptualPrecision)"
    guard precision < 1 else { return colors }
    let matching = 1 - Float(difference.share)
    return "The percentage of pixels that match \(matching) is less than required \(precision)\n"
      + colors
  }
}
