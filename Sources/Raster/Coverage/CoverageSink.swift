/// What receives one row of coverage from left to right; pixels of no coverage are not sent.
///
/// `x` is a device pixel. Segments never overlap and stay inside the accumulator's area.
package protocol CoverageSink {
  /// `length` pixels of one coverage from 1 to 255; 255 covers fully.
  mutating func run(x: Int, length: Int, coverage: UInt8)
  /// One coverage a pixel, zeros and 255s among them.
  mutating func span(x: Int, coverage: Span<UInt8>)
}
