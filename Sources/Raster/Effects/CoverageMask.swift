/// A rectangle of coverage, one value from 0 to 255 per pixel, row by row.
struct CoverageMask: Sendable {
  let area: IntRect
  var bytes: [UInt8]

  init(area: IntRect) {
    self.area = area.isEmpty ? .empty : area
    bytes = [UInt8](repeating: 0, count: self.area.width * self.area.height)
  }

  /// What `path` covers of `area`.
  init(filling path: Path, rule: FillRule, in area: IntRect) {
    self.init(area: area)
    var accumulator = CoverageAccumulator()
    accumulator.begin(self.area)
    accumulator.add(path)
    var sink = CoverageMaskSink(self)
    for y in accumulator.touchedRows {
      sink.begin(row: y)
      accumulator.sweep(row: y, rule: rule, into: &sink)
    }
    self = sink.mask
  }

  /// The alpha of each pixel of a picture at `area`.
  init(alphaOf pixmap: Pixmap, at area: IntRect) {
    self.init(area: area)
    let pixels = pixmap.pixels.span
    var alphas = bytes.mutableSpan
    for index in 0..<min(pixels.count, alphas.count) {
      alphas[index] = UInt8(truncatingIfNeeded: pixels[index] >> 24)
    }
  }

  /// The bounding box of all values that are not zero.
  var contentBounds: IntRect {
    var box = IntRect.empty
    for y in 0..<area.height {
      let row = bytes[y * area.width..<(y + 1) * area.width]
      guard let first = row.firstIndex(where: { $0 != 0 }),
        let last = row.lastIndex(where: { $0 != 0 })
      else { continue }
      box = box.union(
        IntRect(
          minX: area.minX + first - row.startIndex, minY: area.minY + y,
          maxX: area.minX + last - row.startIndex + 1, maxY: area.minY + y + 1))
    }
    return box
  }

  /// The same coverage without empty margins, except for columns on the right that make the width a multiple of `unit`.
  func trimmed(toMultipleOf unit: Int = 1) -> CoverageMask {
    let box = contentBounds
    var padded = box
    padded.maxX += (unit - box.width % unit) % unit
    if padded == area { return self }
    var result = CoverageMask(area: padded)
    for y in 0..<box.height {
      let from = (box.minY - area.minY + y) * area.width + box.minX - area.minX
      result.bytes.replaceSubrange(
        y * padded.width..<y * padded.width + box.width, with: bytes[from..<from + box.width])
    }
    return result
  }

  func moved(dx: Int, dy: Int) -> CoverageMask {
    CoverageMask(
      area: IntRect(
        minX: area.minX + dx, minY: area.minY + dy, maxX: area.maxX + dx, maxY: area.maxY + dy),
      bytes: bytes)
  }

  func emit<Sink: PixelSink>(in clip: IntRect, to sink: inout Sink) {
    let visible = area.intersection(clip)
    guard !visible.isEmpty else { return }
    let span = bytes.span
    for y in visible.minY..<visible.maxY {
      let start = (y - area.minY) * area.width - area.minX
      sink.begin(row: y)
      sink.span(
        x: visible.minX, coverage: span.extracting(start + visible.minX..<start + visible.maxX))
    }
  }
}

/// Writes coverage into a mask.
struct CoverageMaskSink: PixelSink {
  private(set) var mask: CoverageMask
  private var rowStart = 0

  init(_ mask: CoverageMask) { self.mask = mask }

  mutating func begin(row y: Int) {
    rowStart = (y - mask.area.minY) * mask.area.width - mask.area.minX
  }

  mutating func run(x: Int, length: Int, coverage: UInt8) {
    for i in rowStart + x..<rowStart + x + length { mask.bytes[i] = coverage }
  }

  mutating func span(x: Int, coverage: Span<UInt8>) {
    for i in 0..<coverage.count { mask.bytes[rowStart + x + i] = coverage[i] }
  }
}
