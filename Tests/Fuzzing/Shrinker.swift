import Foundation

/// Makes an input smaller while it fails in the same way: "delta debugging" (Zeller, Hildebrandt 2002) without
/// complements.
struct Shrinker {
  /// Whether an input still fails.
  let fails: ([UInt8]) -> Bool
  let repair: ([UInt8]) -> [UInt8]
  /// Bytes that belong together.
  let unit: Int
  /// Seconds it may take.
  let seconds: Double

  func shrunk(_ input: [UInt8]) -> [UInt8] {
    let end = Date().addingTimeInterval(seconds)
    var best = input
    var units = max(1, input.count / unit / 2)
    while Date() < end {
      let before = best.count
      best = cut(best, size: units * unit, end: end)
      if units == 1, best.count == before { break }
      if best.count == before || units * unit > best.count {
        units = max(1, min(units, best.count / unit) / 2)
      }
    }
    return blanked(best, end: end)
  }

  /// Takes out every stretch of `size` bytes that is not needed.
  private func cut(_ input: [UInt8], size: Int, end: Date) -> [UInt8] {
    var best = input
    var start = 0
    while start < best.count, Date() < end {
      let candidate = repair(Array(best[..<start] + best[min(best.count, start + size)...]))
      if candidate.count < best.count, fails(candidate) { best = candidate } else { start += size }
    }
    return best
  }

  /// Zeroes what may be zero.
  private func blanked(_ input: [UInt8], end: Date) -> [UInt8] {
    var best = input
    for index in input.indices where Date() < end && best[index] != 0 {
      var candidate = best
      candidate[index] = 0
      candidate = repair(candidate)
      if candidate.count == best.count, fails(candidate) { best = candidate }
    }
    return best
  }
}
