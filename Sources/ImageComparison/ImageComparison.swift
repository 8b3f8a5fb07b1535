package import DarkroomRaster

/// A comparison of two pictures: a rule, and the places where it applies.
///
/// The verdict is the same on every machine, because it uses only integers, and doubles with + − × ÷ √.
package struct ImageComparison: Hashable, Sendable {
  package var mode: ComparisonMode
  /// The rectangles of ignored pixels, in pixels.
  ///
  /// These pixels are neither compared nor counted.
  package var ignored: [IntRect]
  /// The only rectangles to compare, in pixels, or nil for the whole picture.
  ///
  /// Other pixels are neither compared nor counted.
  package var only: [IntRect]?
  /// Places with a rule of their own; if they overlap, the first one decides.
  package var exceptions: [ComparisonException]

  package init(
    mode: ComparisonMode = .exact, ignoring ignored: [IntRect] = [], only: [IntRect]? = nil,
    except exceptions: [ComparisonException] = []
  ) {
    self.mode = mode
    self.ignored = ignored
    self.only = only
    self.exceptions = exceptions
  }

  /// Compares two pictures and returns their difference.
  ///
  /// Different sizes are a mismatch in every mode; in that case no pixel is compared.
  package func compare(reference: Pixmap, actual: Pixmap) -> ImageDifference {
    let sizes = (PixelSize(reference), PixelSize(actual))
    guard sizes.0 == sizes.1 else {
      return ImageDifference(referenceSize: sizes.0, actualSize: sizes.1)
    }
    var comparison = RunningComparison(self, reference, actual)
    comparison.add(reference: reference.pixels[...], actual: actual.pixels[...])
    return comparison.difference
  }

  /// Returns whether every pixel is ignored, or has an exception that allows any difference.
  package func excludesEverything(in size: PixelSize) -> Bool {
    parts.enumerated().allSatisfy { index, part in
      index < exceptions.count && part.mode.allowsEverything
        || ComparedArea(size: size, ignored: part.ignored, only: part.only).pixelCount == 0
    }
  }

  /// Whether a rule examines pixels around a pixel, so that it needs whole pictures.
  package var wantsWholePictures: Bool {
    ([mode] + exceptions.map(\.mode)).contains {
      if case .pixelmatch = $0 { true } else { false }
    }
  }

  /// Creates the rule of pixelmatch from a threshold and an anti-aliasing rule.
  ///
  /// This rule examines pixels around a pixel, so not all callers can provide it.
  typealias PixelmatchMaker<Failure: Error> =
    (Double, AntialiasingRule) throws(Failure) -> PixelmatchRule

  /// - Throws: The error of `pixelmatch`, if a mode needs it.
  func rowJudge<Failure: Error>(
    size: PixelSize, pixelmatch: PixelmatchMaker<Failure>
  ) throws(Failure) -> any RowJudge {
    let area = ComparedArea(size: size, ignored: ignored, only: only)
    guard !exceptions.isEmpty else { return try rowJudge(area, pixelmatch) }
    var judges: [any RowJudge] = []
    for part in parts {
      let place = ComparedArea(size: size, ignored: part.ignored, only: part.only)
      judges.append(try part.rowJudge(place, pixelmatch))
    }
    return PartsJudge(judges, of: area)
  }

  /// The exceptions and then the rest, as comparisons of places that do not overlap.
  private var parts: [ImageComparison] {
    var taken = ignored
    let places = exceptions.map { exception in
      defer { taken += exception.places }
      let inside = only.map { only in
        exception.places.flatMap { place in only.map(place.intersection) }
      }
      return ImageComparison(
        mode: exception.mode, ignoring: taken, only: inside ?? exception.places)
    }
    return places + [ImageComparison(mode: mode, ignoring: taken, only: only)]
  }

  private func rowJudge<Failure: Error>(
    _ area: ComparedArea, _ pixelmatch: PixelmatchMaker<Failure>
  ) throws(Failure) -> any RowJudge {
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
      return RuleJudge(
        try pixelmatch(threshold, antialiasing), allowing: .allowance(allowance), in: area)
    }
  }
}
