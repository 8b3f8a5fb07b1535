import DarkroomRaster

/// The same rows of two pictures of one width.
struct RowPair {
  let reference: ArraySlice<UInt32>
  let actual: ArraySlice<UInt32>
  /// The index of the first pixel in the pictures.
  let start: Int

  /// The range of the rows' pixels, as indices of the pictures.
  var range: Range<Int> { start..<start + min(reference.count, actual.count) }

  var isEqual: Bool { firstDifference(in: range) == range.upperBound }

  private func firstDifference(in range: Range<Int>) -> Int {
    unsafe reference.withUnsafeBufferPointer { old in
      unsafe actual.withUnsafeBufferPointer { new in
        unsafe start
          + PixelScanner.firstDifference(
            old, new, from: range.lowerBound - start, to: range.upperBound - start)
      }
    }
  }

  /// Returns some of the pixels, by indices of the pictures.
  func part(_ range: Range<Int>) -> RowPair {
    let offset = range.lowerBound - start
    func part(_ pixels: ArraySlice<UInt32>) -> ArraySlice<UInt32> {
      pixels[(pixels.startIndex + offset)..<(pixels.startIndex + offset + range.count)]
    }
    return RowPair(reference: part(reference), actual: part(actual), start: range.lowerBound)
  }

  /// Gives every unequal pixel of `spans` its verdict and measures it.
  ///
  /// - Parameter verdicts: The verdicts on this pair's pixels.
  /// - Returns: The ranges of unequal pixels: in each span that has any, from the first to the last.
  func judge<Rule: PixelRule>(
    _ spans: [Range<Int>], by rule: inout Rule, _ meter: inout ChannelMeter,
    into verdicts: inout [UInt8]
  ) -> [Range<Int>] {
    var changed: [Range<Int>] = []
    unsafe reference.withUnsafeBufferPointer { old in
      unsafe actual.withUnsafeBufferPointer { new in
        unsafe verdicts.withUnsafeMutableBufferPointer { verdicts in
          for span in spans {
            let end = span.upperBound - start
            var run = unsafe PixelScanner.firstRun(
              old, new, from: span.lowerBound - start, to: end)
            guard !run.isEmpty else { continue }
            let first = run.lowerBound
            var last = first
            while !run.isEmpty {
              let (before, after) = unsafe (old[run.lowerBound], new[run.lowerBound])
              if Rule.judgesByValue {
                let verdict = rule.judge(before, after, at: start + run.lowerBound).rawValue
                unsafe verdicts[run].update(repeating: verdict)
              } else {
                for offset in run {
                  unsafe verdicts[offset] = rule.judge(before, after, at: start + offset).rawValue
                }
              }
              meter.add(before, after, count: run.count, at: start + run.lowerBound)
              last = run.upperBound
              run = unsafe PixelScanner.firstRun(old, new, from: last, to: end)
            }
            changed.append(start + first..<start + last)
          }
        }
      }
    }
    return changed
  }
}
