package import DarkroomRaster

/// The most frequent pair of old and new values among the differing pixels in a part of a picture.
package struct CommonColors: Equatable, Sendable {
  /// The value in the reference, premultiplied.
  package let old: UInt32
  /// The value in the actual picture.
  package let new: UInt32
  /// The share of the differing pixels that have both values, from 0 to 1.
  package let share: Double
}

extension ImageDifference {
  /// Returns the most common pair of colors, or nil if no pixel of the part differs.
  package func commonColors(in part: IntRect, reference: Pixmap, actual: Pixmap) -> CommonColors? {
    guard let verdicts else { return nil }
    let area = part.intersection(
      IntRect(minX: 0, minY: 0, maxX: referenceSize.width, maxY: referenceSize.height))
    guard !area.isEmpty else { return nil }
    var counts: [UInt64: Int] = [:]
    var total = 0
    for y in area.minY..<area.maxY {
      verdicts.eachRun(of: .different, inRow: y, columns: area.minX..<area.maxX) { run in
        total += run.count
        for x in run {
          counts[UInt64(reference[x, y]) << 32 | UInt64(actual[x, y]), default: 0] += 1
        }
      }
    }
    let most = counts.max { ($0.value, $1.key) < ($1.value, $0.key) }
    return most.map {
      CommonColors(
        old: UInt32($0.key >> 32), new: UInt32(truncatingIfNeeded: $0.key),
        share: Double($0.value) / Double(total))
    }
  }
}
