/// A group's content over its shadow, composed row by row on request.
///
/// Most pixels of a card are opaque and hide the shadow; they are read from the content's own memory.
@safe final class ShadowedSource: PlacedSource {
  let area: IntRect
  private let shadow: StretchedMask
  private let color: UInt32
  private let content: PictureSource
  /// The opaque columns in the middle of each row of the content.
  private let opaqueColumns: [Range<Int>]
  private let kernels: RowKernelTable

  var isOpaque: Bool { false }

  /// - Parameters:
  ///   - color: The color of the shadow, premultiplied.
  ///   - alpha: The alpha of the content.
  init(
    _ content: PictureSource, alpha: CoverageMask, over shadow: StretchedMask, color: UInt32,
    in area: IntRect, kernels: RowKernelTable
  ) {
    self.content = content
    self.shadow = shadow
    self.color = color
    self.area = area
    self.kernels = kernels
    opaqueColumns = alpha.opaqueColumnsInTheMiddle()
  }

  func opaqueColumns(ofRow y: Int) -> Range<Int> {
    let row = y - content.area.minY
    return opaqueColumns.indices.contains(row) ? opaqueColumns[row] : 0..<0
  }

  func pixels(
    x: Int, y: Int, count: Int, buffer: UnsafeMutablePointer<UInt32>, cache: ImageRowCache
  ) -> UnsafePointer<UInt32> {
    let opaque = opaqueColumns(ofRow: y)
    if opaque.lowerBound <= x, x + count <= opaque.upperBound {
      return unsafe content.pixels(x: x, y: y, count: count, buffer: buffer, cache: cache)
    }
    let row = IntRect(minX: x, minY: y, maxX: x + count, maxY: y + 1)
    let surface = unsafe Surface(base: buffer, stride: count, area: row)
    surface.clear()
    var under = SolidSink(color, on: surface, kernels: kernels)
    shadow.emit(in: row, to: &under)
    let over = row.intersection(content.area)
    if !over.isEmpty {
      let pixels = unsafe content.pixels(
        x: over.minX, y: y, count: over.width, buffer: buffer, cache: cache)
      unsafe kernels.overRow(surface.row(y) + over.minX, pixels, over.width)
    }
    return unsafe UnsafePointer(buffer)
  }
}

extension CoverageMask {
  /// Returns, for each row, the columns around its middle that are covered completely.
  fileprivate func opaqueColumnsInTheMiddle() -> [Range<Int>] {
    var columns: [Range<Int>] = []
    columns.reserveCapacity(area.height)
    for y in 0..<area.height {
      if y > 0, isEqualToRowAbove(y) {
        columns.append(columns[y - 1])
      } else {
        columns.append(opaqueColumnsInTheMiddle(ofRow: y))
      }
    }
    return columns
  }

  private func opaqueColumnsInTheMiddle(ofRow y: Int) -> Range<Int> {
    let row = bytes.span.extracting(y * area.width..<(y + 1) * area.width)
    var (first, end) = (area.width / 2, area.width / 2)
    while first > 0, row[first - 1] == 255 { first -= 1 }
    while end < row.count, row[end] == 255 { end += 1 }
    return area.minX + first..<area.minX + end
  }
}
