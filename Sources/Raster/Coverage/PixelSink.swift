/// Receives coverage row by row, top to bottom.
protocol PixelSink: CoverageSink {
  /// What comes next lies in device row `y`.
  mutating func begin(row y: Int)
  /// The first of `rows` and how many of them are painted with one color wherever they are covered; nil where
  /// the sink has to be told of coverage.
  func solidRows(_ rows: Range<Int>) -> SolidRows?
  /// The same coverage in each of `rows`.
  mutating func rows(_ rows: Range<Int>, _ segments: RowSegments)
  /// Rows of coverage one below the other, the first at (x, y) and at `start` of `coverage`.
  mutating func block(
    x: Int, y: Int, width: Int, height: Int, coverage: Span<UInt8>, start: Int, stride: Int)
}

/// Rows of a surface that one color is laid over.
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
