/// Passes on the part of the coverage that is inside a clip.
@safe struct ClippedSink<Base: PixelSink>: PixelSink {
  var base: Base
  private let clip: ClipRows
  private let scratch: RowScratch
  private let kernels: RowKernelTable
  private var row = ClipRows.Row(low: 0, solidLow: 0, solidHigh: 0, high: 0)
  private var y = 0

  init(_ base: Base, clip: ClipRows, scratch: RowScratch, kernels: RowKernelTable) {
    self.base = base
    self.clip = clip
    self.scratch = scratch
    self.kernels = kernels
  }

  mutating func begin(row y: Int) {
    self.y = y
    row = clip[y]
    base.begin(row: y)
  }

  @inline(never)
  mutating func run(x: Int, length: Int, coverage: UInt8) {
    let low = max(x, row.low)
    let high = min(x + length, row.high)
    guard low < high else { return }
    partialRun(low, min(high, row.solidLow), coverage)
    let solidLow = max(low, row.solidLow)
    let solidHigh = min(high, row.solidHigh)
    if solidLow < solidHigh {
      base.run(x: solidLow, length: solidHigh - solidLow, coverage: coverage)
    }
    partialRun(max(low, row.solidHigh), high, coverage)
  }

  @inline(never)
  mutating func span(x: Int, coverage: Span<UInt8>) {
    let low = max(x, row.low)
    let high = min(x + coverage.count, row.high)
    guard low < high else { return }
    partialSpan(low, min(high, row.solidLow), coverage, at: x)
    let solidLow = max(low, row.solidLow)
    let solidHigh = min(high, row.solidHigh)
    if solidLow < solidHigh {
      base.span(x: solidLow, coverage: coverage.extracting(solidLow - x..<solidHigh - x))
    }
    partialSpan(max(low, row.solidHigh), high, coverage, at: x)
  }
}

extension ClippedSink {
  /// Does nothing if `to` is not greater than `from`.
  private mutating func partialRun(_ from: Int, _ to: Int, _ coverage: UInt8) {
    guard from < to else { return }
    let bytes = unsafe clip.coverage(y) + from
    if coverage == 255 {
      let pixels = unsafe UnsafeBufferPointer(start: bytes, count: to - from)
      return base.span(x: from, coverage: unsafe pixels.span)
    }
    let result = unsafe scratch.clipped + from
    unsafe kernels.multiplyBy(result, bytes, coverage, to - from)
    let pixels = unsafe UnsafeBufferPointer(start: UnsafePointer(result), count: to - from)
    base.span(x: from, coverage: unsafe pixels.span)
  }

  private mutating func partialSpan(_ from: Int, _ to: Int, _ coverage: Span<UInt8>, at x: Int) {
    guard from < to else { return }
    let result = unsafe scratch.clipped + from
    unsafe coverage.withUnsafeBufferPointer {
      guard let first = $0.baseAddress else { return }
      unsafe kernels.multiply(result, first + (from - x), clip.coverage(y) + from, to - from)
    }
    let pixels = unsafe UnsafeBufferPointer(start: UnsafePointer(result), count: to - from)
    base.span(x: from, coverage: unsafe pixels.span)
  }
}
