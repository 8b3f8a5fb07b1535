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
    sink.block(
      x: minX, y: minY, width: maxX - minX, height: maxY - minY, coverage: mask.bytes.span,
      start: (minY - dy - area.minY) * area.width + minX - dx - area.minX, stride: area.width)
  }
}
