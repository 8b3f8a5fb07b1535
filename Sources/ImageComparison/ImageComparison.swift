package import DarkroomRaster

/// Compares two pictures: a rule, and where it applies.
///
/// The verdict is the same on every machine: integers, and doubles with + − × ÷ √ only.
package struct ImageComparison: Hashable, Sendable {
  package var mode: ComparisonMode
  /// In pixels.
  ///
  /// These pixels are neither compared nor counted.
  package var ignored: [IntRect]
  /// In pixels.
  ///
  /// When given, only these are compared and counted.
  package var only: [IntRect]?

  package init(
    mode: ComparisonMode = .exact, ignoring ignored: [IntRect] = [], only: [IntRect]? = nil
  ) {
    self.mode = mode
    self.ignored = ignored
    self.only = only
  }

  /// What differs.
  ///
  /// Different sizes are a mismatch in every mode, and no pixel is compared then.
  package func compare(reference: Pixmap, actual: Pixmap) -> ImageDifference {
    let sizes = (PixelSize(reference), PixelSize(actual))
    guard sizes.0 == sizes.1 else {
      return ImageDifference(referenceSize: sizes.0, actualSize: sizes.1)
    }
    let area = ComparedArea(size: sizes.0, ignored: ignored, only: only)
    let scan = DifferenceScan(reference: reference, actual: actual, area: area)
    guard scan.findsDifference else {
      return ImageDifference(size: sizes.0, comparedPixels: area.pixelCount, isMatch: true)
    }
    return difference(scan)
  }

  private func difference(_ scan: DifferenceScan) -> ImageDifference {
    switch mode {
    case .exact: return scan.judged(by: ExactRule(), allowing: .pixels(0))
    case .tolerance(let step, let allowance):
      return scan.judged(by: ChannelRule(limit: step), allowing: .allowance(allowance))
    case .precision(let precision, .pixels):
      return scan.judged(by: ExactRule(), allowing: .precision(precision))
    case .precision(let precision, .bytes):
      return scan.judged(by: ExactRule(), allowing: .bytes(precision: precision))
    case .perceptual(let formula, let precision, let perceptualPrecision):
      let rule = PerceptualRule(formula: formula, limit: (1 - perceptualPrecision) * 100)
      return scan.judged(by: rule, allowing: .precision(precision))
    case .pixelmatch(let threshold, let antialiasing, let allowance):
      let rule = PixelmatchRule(scan, threshold: threshold, antialiasing: antialiasing)
      return scan.judged(by: rule, allowing: .allowance(allowance))
    }
  }
}
