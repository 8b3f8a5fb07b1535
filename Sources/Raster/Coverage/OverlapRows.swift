/// Rows, in 24.8, in which parts of an outline may overlap.
enum OverlapRows {
  /// The maximum number of ranges, each of which requires a pass through all edges.
  private static let most = 8
  /// The size of a gap of rows that is as cheap to resolve as to skip.
  private static let smallestGap: Int32 = 4 << FixedPoint.shift

  /// The rows of rectangles from top to bottom; ranges that are close together are merged.
  static func merged(_ places: [Rect], within all: Range<Int32>) -> [Range<Int32>] {
    var result: [Range<Int32>] = []
    let ranges = places.map { rows(of: $0, within: all) }.filter { !$0.isEmpty }
    for rows in ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      if let last = result.last, rows.lowerBound <= last.upperBound + smallestGap {
        result[result.count - 1] = last.lowerBound..<max(last.upperBound, rows.upperBound)
      } else {
        result.append(rows)
      }
    }
    guard result.count > most, let first = result.first, let last = result.last else {
      return result
    }
    return [first.lowerBound..<last.upperBound]
  }

  /// The rows are complete rows of pixels, with one more at each end, because rounding may have moved edges.
  private static func rows(of place: Rect, within all: Range<Int32>) -> Range<Int32> {
    let (low, high) = (all.lowerBound >> FixedPoint.shift, all.upperBound >> FixedPoint.shift)
    func row(_ y: Double) -> Int32 {
      y.isNaN ? low : Int32(max(Double(low), min(Double(high), y.rounded(.down))))
    }
    let (first, end) = (row(place.minY - 1), place.maxY.isNaN ? high : row(place.maxY + 2))
    return first << FixedPoint.shift..<max(first, end) << FixedPoint.shift
  }
}
