/// The coverage of one row, or of several equal rows, from left to right; valid until the next sweep.
@safe struct RowSegments {
  /// As `RowKernels.sweepSegments` writes them.
  private let segments: UnsafePointer<UInt64>
  private let coverage: UnsafePointer<UInt8>
  private let left: Int
  let count: Int

  init(
    _ segments: UnsafePointer<UInt64>, count: Int, coverage: UnsafePointer<UInt8>,
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
      let x = Int(truncatingIfNeeded: segment & 0xfff_ffff)
      let length = Int(truncatingIfNeeded: segment &>> 28 & 0xfff_ffff)
      let constant = UInt8(truncatingIfNeeded: segment &>> 56)
      if constant != 0 {
        sink.run(x: left + x, length: length, coverage: constant)
      } else {
        let pixels = unsafe UnsafeBufferPointer(start: coverage + x, count: length)
        sink.span(x: left + x, coverage: unsafe pixels.span)
      }
    }
  }
}
