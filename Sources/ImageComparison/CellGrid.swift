import DarkroomRaster

/// A grid of the differing pixels in cells of 16×16 pixels.
struct CellGrid {
  private static let cellSize = 16

  private(set) var differingPixels = 0
  private(set) var forgivenPixels = 0
  /// The number of differing pixels in each band of 64 rows.
  private(set) var bands: [Int]
  private let columns: Int
  private let rows: Int
  /// The cells, each with its region, which is empty if no pixel of the cell differs.
  private var cells: [DifferenceRegion]

  init(_ verdicts: VerdictMap, spans: [Range<Int>], size: PixelSize) {
    columns = (size.width + Self.cellSize - 1) / Self.cellSize
    rows = (size.height + Self.cellSize - 1) / Self.cellSize
    cells = Array(repeating: DifferenceRegion(bounds: .empty, pixels: 0), count: columns * rows)
    bands = [Int](repeating: 0, count: PixelDigest.bandCount(height: size.height))
    for span in spans {
      let y = span.lowerBound / size.width
      let columns = span.lowerBound - y * size.width..<span.upperBound - y * size.width
      verdicts.eachRun(of: .forgiven, inRow: y, columns: columns) { forgivenPixels += $0.count }
      verdicts.eachRun(of: .different, inRow: y, columns: columns) { add(run: $0, y: y) }
    }
  }

  private mutating func add(run: Range<Int>, y: Int) {
    let row = y / Self.cellSize * columns
    differingPixels += run.count
    bands[y / PixelDigest.bandHeight] += run.count
    var x = run.lowerBound
    while x < run.upperBound {
      let column = x / Self.cellSize
      let end = min(run.upperBound, (column + 1) * Self.cellSize)
      cells[row + column].add(x..<end, y: y)
      x = end
    }
  }

  /// The regions of differing pixels.
  ///
  /// Cells that touch, also at a corner, are one region.
  ///
  /// - SeeAlso: A. Rosenfeld, J. L. Pfaltz, "Sequential operations in digital picture processing" (1966), for connected
  ///   parts. We differ: cells instead of pixels, each part filled from its first cell, so that no labels are united.
  var regions: [DifferenceRegion] {
    var isSeen = cells.map { $0.pixels == 0 }
    var found: [DifferenceRegion] = []
    for start in cells.indices where !isSeen[start] {
      var region = DifferenceRegion(bounds: .empty, pixels: 0)
      var pending = [start]
      isSeen[start] = true
      while let cell = pending.popLast() {
        region.bounds = region.bounds.union(cells[cell].bounds)
        region.pixels += cells[cell].pixels
        for neighbor in neighbors(of: cell) where !isSeen[neighbor] {
          isSeen[neighbor] = true
          pending.append(neighbor)
        }
      }
      found.append(region)
    }
    return found
  }

  private func neighbors(of cell: Int) -> [Int] {
    let (x, y) = (cell % columns, cell / columns)
    var found: [Int] = []
    for row in max(0, y - 1)...min(rows - 1, y + 1) {
      for column in max(0, x - 1)...min(columns - 1, x + 1) { found.append(row * columns + column) }
    }
    return found
  }
}

extension DifferenceRegion {
  /// Adds some pixels of a row.
  fileprivate mutating func add(_ columns: Range<Int>, y: Int) {
    bounds = bounds.union(
      IntRect(minX: columns.lowerBound, minY: y, maxX: columns.upperBound, maxY: y + 1))
    pixels += columns.count
  }
}
