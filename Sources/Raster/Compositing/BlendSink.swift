/// Mixes a source's pixels into a surface with any blend mode.
@safe struct BlendSink: PixelSink {
  private let surface: Surface
  private let source: any PixelSource
  private let mode: BlendMode
  private let scratch: RowScratch
  private let cache: ImageRowCache
  private let kernels: RowKernelTable
  private var y = 0

  init(
    _ source: any PixelSource, mode: BlendMode, on surface: Surface, scratch: RowScratch,
    cache: ImageRowCache, kernels: RowKernelTable
  ) {
    self.kernels = kernels
    self.source = source
    self.mode = mode
    self.surface = surface
    self.scratch = scratch
    self.cache = cache
  }

  mutating func begin(row y: Int) { self.y = y }

  @inline(never)
  mutating func run(x: Int, length: Int, coverage: UInt8) {
    let row = unsafe surface.row(y) + x
    if coverage == 255 {
      unsafe mix(x, length, into: row)
    } else {
      let mixed = unsafe scratch.mixed + x
      unsafe mix(x, length, into: mixed)
      unsafe kernels.lerp(row, mixed, length, coverage)
    }
  }

  @inline(never)
  mutating func span(x: Int, coverage: Span<UInt8>) {
    let mixed = unsafe scratch.mixed + x
    unsafe mix(x, coverage.count, into: mixed)
    unsafe coverage.withUnsafeBufferPointer {
      guard let first = $0.baseAddress else { return }
      unsafe kernels.lerpMask(surface.row(y) + x, mixed, first, $0.count)
    }
  }

  private func mix(_ x: Int, _ count: Int, into result: UnsafeMutablePointer<UInt32>) {
    let pixels = unsafe source.pixels(
      x: x, y: y, count: count, buffer: scratch.pixels + x, cache: cache)
    unsafe mode.mix(pixels, surface.row(y) + x, count: count, into: result, kernels: kernels)
  }
}
