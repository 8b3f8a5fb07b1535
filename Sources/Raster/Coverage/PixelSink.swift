/// Receives coverage row by row, top to bottom.
protocol PixelSink: CoverageSink {
  /// Begins device row `y`.
  mutating func begin(row y: Int)
  /// The first of `rows`, with the number of rows that are painted with a single color wherever they are covered; nil
  /// if the sink needs the coverage.
  func solidRows(_ rows: Range<Int>) -> SolidRows?
  /// Receives the same coverage for each of `rows`.
  mutating func rows(_ rows: Range<Int>, _ segments: RowSegments)
  /// Receives rows of coverage one below the other, the first at (x, y) and at `start` of `coverage`.
  mutating func block(
    x: Int, y: Int, width: Int, height: Int, coverage: Span<UInt8>, start: Int, stride: Int)
}

/// Rows of a surface over which one color is drawn.
struct SolidRows {
  /// Not empty.
  let rows: Range<Int>
  let color: UInt32
  let surface: Surface
}

extension PixelSink {
  @inline(__always)
  func solidRows(_: Range<Int>) -> SolidRows? { nil }

  @inline(__always)
  mutating func rows(_ rows: Range<Int>, _ segments: RowSegments) {
    for y in rows {
      begin(row: y)
      segments.send(to: &self)
    }
  }

  mutating func block(
    x: Int, y: Int, width: Int, height: Int, coverage: Span<UInt8>, start: Int, stride: Int
  ) {
    for row in 0..<height {
      let first = start + row * stride
      begin(row: y + row)
      span(x: x, coverage: coverage.extracting(first..<first + width))
    }
  }
}
