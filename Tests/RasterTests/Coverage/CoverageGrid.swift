import DarkroomRaster

/// Coverage of a shape as text, two hexadecimal digits a pixel.
struct CoverageGrid: CoverageSink {
  private var rows: [[UInt8]]
  private var row = 0
  private let area: IntRect
  /// Pixels that arrived in runs.
  private(set) var runPixels = 0

  init(_ path: Path, rule: FillRule = .nonZero, width: Int, height: Int) {
    let area = IntRect(minX: 0, minY: 0, maxX: width, maxY: height)
    self.init(area: area, rule: rule) { $0.add(path) }
  }

  init(
    area: IntRect, rule: FillRule = .nonZero, _ add: (inout CoverageAccumulator) -> Void
  ) {
    self.area = area
    rows = [[UInt8]](
      repeating: [UInt8](repeating: 0, count: area.width), count: area.height)
    var accumulator = CoverageAccumulator()
    accumulator.begin(area)
    add(&accumulator)
    for y in accumulator.touchedRows {
      row = y - area.minY
      accumulator.sweep(row: y, rule: rule, into: &self)
    }
  }

  subscript(x: Int, y: Int) -> UInt8 { rows[y - area.minY][x - area.minX] }

  var hexRows: [String] {
    rows.map { row in
      row.map { ($0 < 16 ? "0" : "") + String($0, radix: 16, uppercase: true) }
        .joined(separator: " ")
    }
  }

  mutating func run(x: Int, length: Int, coverage: UInt8) {
    for i in x..<x + length { rows[row][i - area.minX] = coverage }
    runPixels += length
  }

  mutating func span(x: Int, coverage: Span<UInt8>) {
    for i in coverage.indices { rows[row][x + i - area.minX] = coverage[i] }
  }
}
