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

  /// Index ranges of compared pixels, row by row.
  private var spans: some Sequence<Range<Int>> {
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
    judgePixels(by: &rule, into: &difference)
    let allowance = requested.resolved(of: difference.comparedPixels)
    rule.finish(&difference)
    difference.findRegions()
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

  private func judgePixels<Rule: PixelRule>(
    by rule: inout Rule, into difference: inout ImageDifference
  ) {
    var largest = (amount: 0, index: 0)
    for span in spans {
      var index = span.lowerBound
      while true {
        index = PixelScanner.firstDifference(
          reference.pixels, actual.pixels, in: index..<span.upperBound)
        guard index < span.upperBound else { break }
        let (old, new) = (reference.pixels[index], actual.pixels[index])
        difference.verdicts[index] = rule.judge(old, new, at: index).rawValue
        difference.changedPixels += 1
        difference.differingBytes += PixelChannels.changedCount(old, new)
        let amount = PixelChannels.largestDifference(old, new)
        if amount > largest.amount { largest = (amount, index) }
        index += 1
      }
    }
    let width = area.size.width
    difference.largestChannelDifference = ChannelDifference(
      amount: largest.amount, x: largest.index % width, y: largest.index / width)
  }
}
