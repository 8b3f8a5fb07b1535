import DarkroomRaster

extension DifferenceScan {
  /// Gives every unequal pixel its verdict and measures it.
  ///
  /// Returns where they are: in each span that has any, from the first to the last.
  func judgePixels<Rule: PixelRule>(
    by rule: inout Rule, into difference: inout ImageDifference
  ) -> [Range<Int>] {
    var meter = ChannelMeter()
    var changed: [Range<Int>] = []
    unsafe reference.pixels.withUnsafeBufferPointer { old in
      unsafe actual.pixels.withUnsafeBufferPointer { new in
        unsafe difference.verdicts.withUnsafeMutableBufferPointer { verdicts in
          for span in spans {
            let end = span.upperBound
            var index = unsafe PixelScanner.firstDifference(
              old, new, from: span.lowerBound, to: end)
            guard index < end else { continue }
            let first = index
            var last = index
            while index < end {
              let (before, after) = unsafe (old[index], new[index])
              guard before != after else {
                index = unsafe PixelScanner.firstDifference(old, new, from: index + 1, to: end)
                continue
              }
              unsafe verdicts[index] = rule.judge(before, after, at: index).rawValue
              meter.add(before, after, at: index)
              last = index
              index += 1
            }
            changed.append(first..<last + 1)
          }
        }
      }
    }
    meter.report(to: &difference)
    return changed
  }
}
