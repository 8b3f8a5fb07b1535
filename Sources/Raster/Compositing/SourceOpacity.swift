/// Determines which pixels of a source hide everything beneath them.
@safe struct SourceOpacity {
  private let source: any PixelSource
  private let scratch: RowScratch
  private let cache: ImageRowCache

  init(_ source: any PixelSource, scratch: RowScratch, cache: ImageRowCache) {
    self.source = source
    self.scratch = scratch
    self.cache = cache
  }

  /// The opacity of `count` pixels from (x, y), within the columns of the scratch memory.
  func row(x: Int, y: Int, count: Int) -> [Bool] {
    let pixels = unsafe source.pixels(
      x: x, y: y, count: count, buffer: scratch.pixels + x, cache: cache)
    return unsafe UnsafeBufferPointer(start: pixels, count: count).map { $0 >= 0xff00_0000 }
  }
}
