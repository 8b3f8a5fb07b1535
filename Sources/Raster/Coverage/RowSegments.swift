/// A part of a row: pixels of one coverage from 1 to 255, or with 0 pixels whose coverage the row's bytes tell.
struct CoverageSegment {
  /// From the left of the area.
  var x: Int32
  var length: Int32
  var coverage: UInt8
}

/// The coverage of one row, or of several that are alike, from left to right; valid until the next sweep.
@safe struct RowSegments {
  private let segments: UnsafePointer<CoverageSegment>
  private let coverage: UnsafePointer<UInt8>
  private let left: Int
  let count: Int

  init(
    _ segments: UnsafePointer<CoverageSegment>, count: Int, coverage: UnsafePointer<UInt8>,
    left: Int
  ) {
    unsafe self.segments = segments
    unsafe self.coverage = coverage
    self.count = count
    self.left = left
  }

  @inline(__always)
  func send<Sink: CoverageSink>(to sink: inout Sink) {
    for i in 0..<count {
      let segment = unsafe segments[i]
      let x = Int(segment.x)
      if segment.coverage != 0 {
        sink.run(x: left + x, length: Int(segment.length), coverage: segment.coverage)
      } else {
        let pixels = unsafe UnsafeBufferPointer(start: coverage + x, count: Int(segment.length))
        sink.span(x: left + x, coverage: unsafe pixels.span)
      }
    }
  }
}
