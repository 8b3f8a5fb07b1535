/// A receiver of one row of coverage from left to right; pixels without coverage are not sent.
///
/// `x` is a device pixel. Segments never overlap, and they stay inside the accumulator's area.
package protocol CoverageSink {
  /// Receives `length` pixels with the same coverage from 1 to 255, where 255 is full coverage.
  mutating func run(x: Int, length: Int, coverage: UInt8)
  /// Receives one coverage value per pixel, possibly including 0 and 255.
  mutating func span(x: Int, coverage: Span<UInt8>)
}
