import DarkroomRaster

/// The pixels that are compared: for each row the ranges of columns, sorted and disjoint.
///
/// Rectangles are merged once into slabs of rows with equal ranges, so pixels are never tested against rectangles.
struct ComparedArea: Equatable, Sendable {
  struct Slab: Equatable, Sendable {
    let rows: Range<Int>
    let columns: [Range<Int>]
  }

  let slabs: [Slab]
  let size: PixelSize

  init(size: PixelSize, ignored: [IntRect], only: [IntRect]?) {
    self.size = size
    let whole = IntRect(minX: 0, minY: 0, maxX: size.width, maxY: size.height)
    let included = (only ?? [whole]).map { $0.intersection(whole) }.filter { !$0.isEmpty }
    let excluded = ignored.map { $0.intersection(whole) }.filter { !$0.isEmpty }
    let edges = Set((included + excluded).flatMap { [$0.minY, $0.maxY] }).sorted()
    slabs = zip(edges, edges.dropFirst()).map { top, bottom in
      let taken = Self.columns(of: included, in: top)
      let left = Self.columns(of: excluded, in: top)
      return Slab(rows: top..<bottom, columns: Self.subtracting(left, from: taken))
    }
  }

  var pixelCount: Int {
    slabs.reduce(0) { $0 + $1.rows.count * $1.columns.reduce(0) { $0 + $1.count } }
  }

  /// Whether every pixel is compared.
  var isWhole: Bool { pixelCount == size.pixelCount }

  /// Returns the index ranges of compared pixels, row by row; none crosses a row's end.
  func spans(inRows rows: Range<Int>) -> [Range<Int>] {
    var spans: [Range<Int>] = []
    for slab in slabs {
      for y in slab.rows.clamped(to: rows) {
        for columns in slab.columns {
          spans.append(y * size.width + columns.lowerBound..<y * size.width + columns.upperBound)
        }
      }
    }
    return spans
  }

  /// Returns the verdicts equal or ignored, row by row.
  func initialVerdicts(ofRows rows: Range<Int>) -> [UInt8] {
    let isWhole = isWhole
    let rest: PixelVerdict = isWhole ? .equal : .ignored
    var verdicts = [UInt8](repeating: rest.rawValue, count: rows.count * size.width)
    guard !isWhole else { return verdicts }
    let start = rows.lowerBound * size.width
    for span in spans(inRows: rows) {
      for index in span { verdicts[index - start] = PixelVerdict.equal.rawValue }
    }
    return verdicts
  }

  /// Returns the union of the columns of `rects` in row `y`.
  private static func columns(of rects: [IntRect], in y: Int) -> [Range<Int>] {
    let ranges = rects.filter { $0.minY <= y && y < $0.maxY }.map { $0.minX..<$0.maxX }
    return ranges.sorted { $0.lowerBound < $1.lowerBound }.reduce(into: []) { merged, range in
      if let last = merged.last, range.lowerBound <= last.upperBound {
        merged[merged.count - 1] = last.lowerBound..<max(last.upperBound, range.upperBound)
      } else {
        merged.append(range)
      }
    }
  }

  /// Returns `ranges` without `holes`; both must be sorted and disjoint.
  private static func subtracting(_ holes: [Range<Int>], from ranges: [Range<Int>]) -> [Range<Int>]
  {
    ranges.flatMap { range in
      var rest: [Range<Int>] = []
      var start = range.lowerBound
      for hole in holes where hole.overlaps(range) {
        if start < hole.lowerBound { rest.append(start..<hole.lowerBound) }
        start = max(start, hole.upperBound)
      }
      if start < range.upperBound { rest.append(start..<range.upperBound) }
      return rest
    }
  }
}
