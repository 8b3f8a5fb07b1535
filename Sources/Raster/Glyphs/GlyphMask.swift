/// A glyph's coverage around its origin, without empty margins.
final class GlyphMask: Sendable {
  let mask: CoverageMask

  init(_ mask: CoverageMask) { self.mask = mask }

  func emit<Sink: PixelSink>(atX dx: Int, y dy: Int, in clip: IntRect, to sink: inout Sink) {
    let area = mask.area
    let minX = max(area.minX + dx, clip.minX)
    let maxX = min(area.maxX + dx, clip.maxX)
    let minY = max(area.minY + dy, clip.minY)
    let maxY = min(area.maxY + dy, clip.maxY)
    guard minX < maxX, minY < maxY else { return }
    let mask = self.mask
    let bytes = mask.bytes.span
    for y in minY..<maxY {
      let start = (y - dy - area.minY) * area.width - area.minX - dx
      sink.begin(row: y)
      sink.span(x: minX, coverage: bytes.extracting(start + minX..<start + maxX))
    }
  }
}
