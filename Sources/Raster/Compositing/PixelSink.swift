/// Receives coverage row by row, top to bottom.
protocol PixelSink: CoverageSink {
  /// What comes next lies in device row `y`.
  mutating func begin(row y: Int)
}
