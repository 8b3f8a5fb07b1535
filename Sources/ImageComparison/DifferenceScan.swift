import DarkroomRaster

/// Two pictures of one size and the part of them that is compared.
struct DifferenceScan {
  let reference: Pixmap
  let actual: Pixmap
  let area: ComparedArea

  /// Whether any compared pixel is unequal.
  var findsDifference: Bool {
    let all = 0..<reference.pixels.count
    guard PixelScanner.firstDifference(reference.pixels, actual.pixels, in: all) < all.upperBound
    else { return false }
    return spans.contains {
      PixelScanner.firstDifference(reference.pixels, actual.pixels, in: $0) < $0.upperBound
    }
  }

  /// Index ranges of compared pixels, row by row; none crosses a row's end.
  var spans: some Sequence<Range<Int>> {
    area.slabs.lazy.flatMap { slab in
      slab.rows.lazy.flatMap { y in
        slab.columns.lazy.map {
          y * area.size.width + $0.lowerBound..<y * area.size.width + $0.upperBound
        }
      }
    }
  }

  func judged<Rule: PixelRule>(by rule: Rule, allowing requested: RequestedAllowance)
    -> ImageDifference
  {
    var rule = rule
    var difference = ImageDifference(
      size: area.size, comparedPixels: area.pixelCount, isMatch: false)
    difference.verdicts = emptyVerdicts
    let rows = judgePixels(by: &rule, into: &difference)
    let allowance = requested.resolved(of: difference.comparedPixels)
    rule.finish(&difference)
    difference.findRegions(in: rows)
    difference.isMatch = rule.admits(difference) && allowance.admits(difference)
    return difference
  }

  private var emptyVerdicts: [UInt8] {
    let isWhole = area.pixelCount == area.size.pixelCount
    let rest: PixelVerdict = isWhole ? .equal : .ignored
    var verdicts = [UInt8](repeating: rest.rawValue, count: area.size.pixelCount)
    guard !isWhole else { return verdicts }
    for span in spans {
      for index in span { verdicts[index] = PixelVerdict.equal.rawValue }
    }
    return verdicts
  }
}
