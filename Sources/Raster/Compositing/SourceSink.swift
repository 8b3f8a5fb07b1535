/// A source's pixels over a surface.
@safe struct SourceSink: PixelSink {
  private let surface: Surface
  private let source: any PixelSource
  /// The source that a faded source fades; whole runs of it need no row of their own.
  private let faded: FadedSource?
  private let kernels: RowKernelTable
  private let scratch: RowScratch
  private let cache: ImageRowCache
  private let isOpaque: Bool
  private var row: UnsafeMutablePointer<UInt32>
  private var y = 0
  /// Draws rows with a single color, which need not be written first.
  private var solid: SolidSink
  private let isSolid: Bool
  /// The opaque columns of the row, which are simply copied.
  private var opaque = 0..<0

  init(
    _ source: any PixelSource, on surface: Surface, kernels: RowKernelTable, scratch: RowScratch,
    cache: ImageRowCache
  ) {
    self.source = source
    faded = source.faded
    self.surface = surface
    self.kernels = kernels
    self.scratch = scratch
    self.cache = cache
    isOpaque = source.isOpaque
    isSolid = source.hasSolidRows
    solid = SolidSink(0, on: surface, kernels: kernels)
    unsafe row = surface.base
  }

  @inline(never)
  mutating func begin(row y: Int) {
    unsafe row = surface.row(y)
    self.y = y
    opaque = source.opaqueColumns(ofRow: y)
    guard isSolid else { return }
    solid.begin(row: y, color: source.color(ofRow: y))
  }

  func solidRows(_ rows: Range<Int>) -> SolidRows? {
    guard isSolid else { return nil }
    let y = rows.lowerBound
    return SolidRows(rows: y..<y + 1, color: source.color(ofRow: y), surface: surface)
  }

  mutating func rows(_ rows: Range<Int>, _ segments: RowSegments) {
    for y in rows {
      begin(row: y)
      if isSolid { segments.send(to: &solid) } else { segments.send(to: &self) }
    }
  }

  @inline(never)
  mutating func run(x: Int, length: Int, coverage: UInt8) {
    if isSolid { return solid.run(x: x, length: length, coverage: coverage) }
    guard coverage == 255 else {
      return unsafe kernels.overRowConstant(row + x, pixels(x, length), length, coverage)
    }
    if isOpaque { return copy(x..<x + length) }
    let copied = opaque.clamped(to: x..<x + length)
    guard !copied.isEmpty else { return blend(x..<x + length) }
    copy(copied)
    blend(x..<copied.lowerBound)
    blend(copied.upperBound..<x + length)
  }

  private func copy(_ columns: Range<Int>) {
    let (x, length) = (columns.lowerBound, columns.count)
    let pixels = unsafe source.pixels(x: x, y: y, count: length, buffer: row + x, cache: cache)
    if unsafe pixels != UnsafePointer(row + x) {
      unsafe (row + x).update(from: pixels, count: length)
    }
  }

  private func blend(_ columns: Range<Int>) {
    guard !columns.isEmpty else { return }
    let (x, length) = (columns.lowerBound, columns.count)
    guard let faded else {
      return unsafe kernels.overRow(row + x, pixels(x, length), length)
    }
    let pixels = unsafe faded.source.pixels(
      x: x, y: y, count: length, buffer: scratch.pixels + x, cache: cache)
    unsafe kernels.overRowConstant(row + x, pixels, length, faded.opacity)
  }

  @inline(never)
  mutating func span(x: Int, coverage: Span<UInt8>) {
    if isSolid { return solid.span(x: x, coverage: coverage) }
    let pixels = unsafe pixels(x, coverage.count)
    unsafe coverage.withUnsafeBufferPointer {
      guard let first = $0.baseAddress else { return }
      unsafe kernels.overRowMask(row + x, pixels, first, $0.count)
    }
  }

  private func pixels(_ x: Int, _ count: Int) -> UnsafePointer<UInt32> {
    unsafe source.pixels(x: x, y: y, count: count, buffer: scratch.pixels + x, cache: cache)
  }
}
