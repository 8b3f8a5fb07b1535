/// Draws display lists, 64 rows at a time.
package enum BandRasterizer {
  /// Rows of a band: 64 rows of a phone's screen stay in a processor's second-level cache.
  package static let bandHeight = 64

  package static func render(_ list: DisplayList, background: UInt32 = 0) -> Pixmap {
    var pixmap = Pixmap(width: list.width, height: list.height, filledWith: background)
    render(list, into: &pixmap)
    return pixmap
  }

  /// Draws over what `pixmap` holds.
  package static func render(_ list: DisplayList, into pixmap: inout Pixmap) {
    for operation in list.operations {
      guard case .fill(_, .solid(let color)) = operation.content else { continue }
      let box = operation.bounds.intersection(
        IntRect(minX: 0, minY: 0, maxX: pixmap.width, maxY: pixmap.height))
      for y in box.minY..<max(box.minY, box.maxY) {
        for x in box.minX..<max(box.minX, box.maxX) { pixmap[x, y] = color }
      }
    }
  }

  /// Gives `body` each band in turn, top to bottom: its first row and its pixels, row by row.
  package static func forEachBand(
    _ list: DisplayList, background: UInt32 = 0,
    _ body: (_ firstRow: Int, _ pixels: [UInt32]) -> Void
  ) {
    let pixmap = render(list, background: background)
    for first in stride(from: 0, to: list.height, by: bandHeight) {
      let last = min(first + bandHeight, list.height)
      body(first, Array(pixmap.pixels[first * list.width..<last * list.width]))
    }
  }
}
