/// Receives coverage row by row, top to bottom.
protocol PixelSink: CoverageSink {
  /// What comes next lies in device row `y`.
  mutating func begin(row y: Int)
  /// The same coverage in each of `rows`.
  mutating func rows(_ rows: Range<Int>, _ segments: RowSegments)
  /// Rows of coverage one below the other, the first at (x, y) and at `start` of `coverage`.
  mutating func block(
    x: Int, y: Int, width: Int, height: Int, coverage: Span<UInt8>, start: Int, stride: Int)
}

extension PixelSink {
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
