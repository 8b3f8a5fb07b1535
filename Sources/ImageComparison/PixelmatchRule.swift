import DarkroomRaster

/// The decision of pixelmatch 7, bit for bit: its formulas in its order, in doubles.
///
/// - SeeAlso: Kotsarenko, Ramos, "Measuring perceived color difference using YIQ NTSC transmission color space in
///   mobile applications" (2010); Vyšniauskas, "Anti-aliased Pixel and Intensity Slope Detector" (2009). As there, in
///   pixelmatch's form; the strict rule is ours.
struct PixelmatchRule: PixelRule {
  private let reference: StraightPicture
  private let actual: StraightPicture
  private let antialiasing: AntialiasingRule
  private let limit: Double

  init(_ old: Pixmap, _ new: Pixmap, threshold: Double, antialiasing: AntialiasingRule) {
    reference = StraightPicture(old)
    actual = StraightPicture(new)
    self.antialiasing = antialiasing
    // 35215 is the largest possible value of the metric.
    limit = 35_215 * threshold * threshold
  }

  func judge(_: UInt32, _: UInt32, at index: Int) -> PixelVerdict {
    let delta = YIQ.distance(reference.pixels[index], actual.pixels[index], at: index)
    guard delta > limit else { return .tolerated }
    guard antialiasing != .counted else { return .different }
    let isForgiven =
      reference.isAntialiased(index, against: actual)
      || actual.isAntialiased(index, against: reference)
    return isForgiven ? .forgiven : .different
  }

  func finish(_ difference: inout ImageDifference) {
    guard case .strict = antialiasing else { return }
    guard let verdicts = difference.verdicts else { return }
    for index in verdicts.indices(of: .forgiven) where touchesDifference(index, verdicts) {
      difference.verdicts?[index] = PixelVerdict.different.rawValue
    }
  }

  func admits(_ difference: ImageDifference) -> Bool {
    guard case .strict(let share) = antialiasing else { return true }
    return Allowance(.share(share), of: difference.comparedPixels)
      .admits(pixels: difference.forgivenPixels)
  }

  private func touchesDifference(_ index: Int, _ verdicts: VerdictMap) -> Bool {
    reference.hasNeighbor(of: index) { verdicts[$0] == PixelVerdict.different.rawValue }
  }
}
