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
    guard
      let judge = rowJudge(ComparedArea(self, sizes.0), whole: (reference, actual))
    else { return ImageDifference(referenceSize: sizes.0, actualSize: sizes.1) }
    var comparison = RunningComparison(judge)
    comparison.add(reference: reference.pixels[...], actual: actual.pixels[...])
    return comparison.difference
  }

  /// Nil where the mode looks at pixels around a pixel and no whole pictures are there.
  func rowJudge(
    _ area: ComparedArea, whole pictures: (reference: Pixmap, actual: Pixmap)? = nil
  ) -> (any RowJudge)? {
    switch mode {
    case .exact: return RuleJudge(ExactRule(), allowing: .pixels(0), in: area)
    case .tolerance(let step, let allowance):
      return RuleJudge(ChannelRule(limit: step), allowing: .allowance(allowance), in: area)
    case .precision(let precision, .pixels):
      return RuleJudge(ExactRule(), allowing: .precision(precision), in: area)
    case .precision(let precision, .bytes):
      return RuleJudge(ExactRule(), allowing: .bytes(precision: precision), in: area)
    case .perceptual(let formula, let precision, let perceptualPrecision):
      let rule = PerceptualRule(formula: formula, limit: (1 - perceptualPrecision) * 100)
      return RuleJudge(rule, allowing: .precision(precision), in: area)
    case .pixelmatch(let threshold, let antialiasing, let allowance):
      return pictures.map {
        let rule = PixelmatchRule(
          $0.reference, $0.actual, threshold: threshold, antialiasing: antialiasing)
        return RuleJudge(rule, allowing: .allowance(allowance), in: area)
      }
    }
  }
}

extension ComparedArea {
  init(_ comparison: ImageComparison, _ size: PixelSize) {
    self.init(size: size, ignored: comparison.ignored, only: comparison.only)
  }
}
