/// A source's pixels mixed into a surface by any blend mode.
@safe struct BlendSink: PixelSink {
  private let surface: Surface
  private let source: any PixelSource
  private let mode: BlendMode
  private let scratch: RowScratch
  private let cache: ImageRowCache
  private var y = 0

  init(
    _ source: any PixelSource, mode: BlendMode, on surface: Surface, scratch: RowScratch,
    cache: ImageRowCache
  ) {
    self.source = source
    self.mode = mode
    self.surface = surface
    self.scratch = scratch
    self.cache = cache
  }

  mutating func begin(row y: Int) { self.y = y }

  mutating func run(x: Int, length: Int, coverage: UInt8) {
    unsafe mode.blend(
      source.pixels(x: x, y: y, count: length, buffer: scratch.pixels + x, cache: cache),
      into: surface.row(y) + x, count: length, coverage: coverage)
  }

  mutating func span(x: Int, coverage: Span<UInt8>) {
    let pixels = unsafe source.pixels(
      x: x, y: y, count: coverage.count, buffer: scratch.pixels + x, cache: cache)
    unsafe mode.blend(pixels, into: surface.row(y) + x, coverage: coverage)
  }
}
