import DarkroomRaster

/// Differing pixels gathered in cells of 16×16 pixels.
struct CellGrid {
  private static let cellSize = 16

  private(set) var differingPixels = 0
  private(set) var forgivenPixels = 0
  /// Differing pixels in each band of 64 rows.
  private(set) var bands: [Int]
  private let columns: Int
  private let rows: Int
  /// Empty where a cell has no differing pixel.
  private var cells: [DifferenceRegion]

  init(_ verdicts: VerdictMap, spans: [Range<Int>], size: PixelSize) {
    columns = (size.width + Self.cellSize - 1) / Self.cellSize
    rows = (size.height + Self.cellSize - 1) / Self.cellSize
    cells = Array(repeating: DifferenceRegion(bounds: .empty, pixels: 0), count: columns * rows)
    bands = [Int](repeating: 0, count: PixelDigest.bandCount(height: size.height))
    for span in spans {
      let y = span.lowerBound / size.width
      add(span.lowerBound - y * size.width..<span.upperBound - y * size.width, y, verdicts.row(y))
    }
  }

  private mutating func add(_ columns: Range<Int>, _ y: Int, _ verdicts: ArraySlice<UInt8>) {
    let base = verdicts.startIndex
    var x = columns.lowerBound
    while x < columns.upperBound {
      let verdict = verdicts[base + x]
      // As far as the verdict and the cell are the same.
      let limit = min(columns.upperBound, (x / Self.cellSize + 1) * Self.cellSize)
      var end = x + 1
      while end < limit, verdicts[base + end] == verdict { end += 1 }
      if verdict == PixelVerdict.forgiven.rawValue { forgivenPixels += end - x }
      if verdict == PixelVerdict.different.rawValue { add(run: x..<end, y: y) }
      x = end
    }
  }

  /// - Precondition: the run lies in one cell.
  private mutating func add(run: Range<Int>, y: Int) {
    let index = y / Self.cellSize * columns + run.lowerBound / Self.cellSize
    let box = IntRect(minX: run.lowerBound, minY: y, maxX: run.upperBound, maxY: y + 1)
    cells[index].bounds = cells[index].bounds.union(box)
    cells[index].pixels += run.count
    differingPixels += run.count
    bands[y / PixelDigest.bandHeight] += run.count
  }

  /// Cells that touch, also at a corner, are one region.
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
    return (max(0, y - 1)...min(rows - 1, y + 1)).flatMap { row in
      (max(0, x - 1)...min(columns - 1, x + 1)).map { row * columns + $0 }
    }
  }
}
