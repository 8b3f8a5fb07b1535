/// Draws a list's bands one after the other from the top; only one is in memory at a time.
struct BandReader: IteratorProtocol {
  /// The pixels of the last drawn band, row by row.
  private(set) var pixels: [UInt32] = []
  private let list: DisplayList
  private let background: UInt32
  private let plan: BandPlan
  private let painter: BandPainter
  private var band: Int

  init(_ list: DisplayList, background: UInt32 = 0, options: RenderOptions = RenderOptions()) {
    self.list = list
    self.background = background
    let prepared = PreparedList(
      list, area: list.bounds, options: options, drawing: BandRasterizer.picture)
    plan = BandPlan(prepared, 0..<list.operations.count, area: list.bounds)
    painter = BandPainter(prepared, columns: 0..<list.width, skipsCovered: options.skipsCovered)
    band = plan.bands.lowerBound
  }

  /// Fills `pixels` with the next band.
  ///
  /// - Returns: the first row of the band; nil after the last band.
  mutating func draw() -> Int? {
    guard band < plan.bands.upperBound else { return nil }
    defer { band += 1 }
    let rows = IntRect(
      minX: 0, minY: band * BandRasterizer.bandHeight, maxX: list.width,
      maxY: min(list.height, (band + 1) * BandRasterizer.bandHeight))
    pixels.removeAll(keepingCapacity: true)
    pixels.append(contentsOf: repeatElement(background, count: rows.width * rows.height))
    unsafe pixels.withUnsafeMutableBufferPointer {
      guard let base = $0.baseAddress else { return }
      let surface = unsafe Surface(base: base, stride: rows.width, area: rows)
      painter.paint(plan.operations(inBand: band), onto: surface)
    }
    return rows.minY
  }

  mutating func next() -> ArraySlice<UInt32>? {
    draw() == nil ? nil : pixels[...]
  }
}

extension DisplayList: PictureRows {
  package func reader() -> AnyIterator<ArraySlice<UInt32>> { AnyIterator(BandReader(self)) }
}
