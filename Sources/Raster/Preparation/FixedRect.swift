/// A rectangle in 24.8 device coordinates, filled without the cells of a path but with the same coverage.
struct FixedRect: Sendable {
  private let x0: Int
  private let y0: Int
  private let x1: Int
  private let y1: Int

  init(_ rect: Rect) {
    func encode(_ value: Double) -> Int {
      Int(FixedPoint.encode(max(-4_000_000, min(4_000_000, value.isNaN ? 0 : value))))
    }
    x0 = encode(rect.minX)
    y0 = encode(rect.minY)
    x1 = encode(rect.maxX)
    y1 = encode(rect.maxY)
  }

  /// The pixels that the rectangle covers completely, or nil if a side lies within pixels.
  var wholePixels: IntRect? {
    guard (x0 | y0 | x1 | y1) & 255 == 0 else { return nil }
    return IntRect(minX: x0 >> 8, minY: y0 >> 8, maxX: x1 >> 8, maxY: y1 >> 8)
  }

  func emit<Sink: PixelSink>(in area: IntRect, to sink: inout Sink) {
    let left = max(x0 >> 8, area.minX)
    let right = min((x1 + 255) >> 8, area.maxX)
    guard left < right else { return }
    for y in max(y0 >> 8, area.minY)..<max(max(y0 >> 8, area.minY), min((y1 + 255) >> 8, area.maxY))
    {
      let height = min(y1, (y + 1) << 8) - max(y0, y << 8)
      guard height > 0 else { continue }
      sink.begin(row: y)
      emitRow(from: left, to: right, height: height, to: &sink)
    }
  }

  private func emitRow<Sink: PixelSink>(
    from left: Int, to right: Int, height: Int, to sink: inout Sink
  ) {
    var x = left
    if x << 8 < x0 || (x + 1) << 8 > x1 {
      emitPixel(x, height, to: &sink)
      x += 1
    }
    let middleEnd = min(right, x1 >> 8)
    if x < middleEnd {
      let coverage = Self.coverage(256 * height)
      if coverage > 0 { sink.run(x: x, length: middleEnd - x, coverage: coverage) }
      x = middleEnd
    }
    if x < right { emitPixel(x, height, to: &sink) }
  }

  private func emitPixel<Sink: PixelSink>(_ x: Int, _ height: Int, to sink: inout Sink) {
    let width = min(x1, (x + 1) << 8) - max(x0, x << 8)
    let coverage = Self.coverage(width * height)
    if coverage > 0 { sink.run(x: x, length: 1, coverage: coverage) }
  }

  /// Converts an area, in which 2¹⁶ is a full pixel, to coverage.
  private static func coverage(_ area: Int) -> UInt8 {
    UInt8(truncatingIfNeeded: (area * 510 + 65_536) >> 17)
  }
}
