/// An image of which only the middle is resized: of its nine parts, the corners keep their size.
struct ResizableImage {
  private let cgImage: CGImage
  private let scale: CGFloat
  private let caps: UIEdgeInsets
  private let tiles: Bool

  /// Returns nil if there are no pixels.
  init?(_ content: ImageContent) {
    var plain = content
    plain.isResizable = false
    plain.tint = nil
    guard let upright = plain.flattened(size: content.size) else { return nil }
    cgImage = upright
    scale = content.scale
    let insets = content.capInsets
    caps = UIEdgeInsets(
      top: Self.cap(insets.top), left: Self.cap(insets.left), bottom: Self.cap(insets.bottom),
      right: Self.cap(insets.right))
    tiles = content.resizingMode == .tile
  }

  /// The length of a cap: 0 for a negative length or NaN, and limited to a number beyond the size of any image.
  private static func cap(_ length: CGFloat) -> CGFloat { length > 0 ? min(length, 1_000_000) : 0 }

  /// The grid of pixels along one axis of a context; parts that end on it leave no gaps.
  private struct PixelGrid {
    let factor: CGFloat
    let offset: CGFloat

    func snapped(_ place: CGFloat) -> CGFloat {
      guard factor != 0 else { return place }
      return ((place * factor + offset).rounded() - offset) / factor
    }
  }

  /// A segment along one axis, in pixels of the image and points of the destination.
  private struct Span {
    var source: Range<CGFloat>
    var target: Range<CGFloat>
    var isMiddle: Bool
    var grid: PixelGrid?

    /// The ranges of tiles with the given length that intersect the visible range; the last one may extend beyond the
    /// target.
    func tiles(_ length: CGFloat, from low: CGFloat, to high: CGFloat) -> [Range<CGFloat>] {
      func edge(_ place: CGFloat) -> CGFloat {
        // The outer edges are not moved.
        if place <= target.lowerBound { return place }
        if place >= target.upperBound { return max(place, grid?.snapped(place) ?? place) }
        return grid?.snapped(place) ?? place
      }
      // A tile that is moved to the grid of pixels can reach into the visible range.
      let hidden = max(0, ((low - target.lowerBound) / length).rounded(.down) - 1)
      let end = min(target.upperBound - 1e-6, high + length)
      let last = ((end - target.lowerBound) / length).rounded(.up)
      guard hidden.isFinite, last.isFinite else { return [] }
      return stride(from: hidden, through: last, by: 1).lazy
        .map { target.lowerBound + $0 * length }.prefix { $0 < end }
        .map { edge($0)..<max(edge($0), edge($0 + length)) }
    }
  }

  func draw(in rect: CGRect, context: CGContext) {
    let matrix = context.transformToPicture
    let isUpright = matrix.b == 0 && matrix.c == 0
    let columns = spans(
      pixels: CGFloat(cgImage.width), near: caps.left, far: caps.right,
      target: rect.minX..<rect.maxX,
      grid: isUpright ? PixelGrid(factor: matrix.a, offset: matrix.tx) : nil)
    let rows = spans(
      pixels: CGFloat(cgImage.height), near: caps.top, far: caps.bottom,
      target: rect.minY..<rect.maxY,
      grid: isUpright ? PixelGrid(factor: matrix.d, offset: matrix.ty) : nil)
    for row in rows {
      for column in columns { drawPart(column, row, context: context) }
    }
  }

  /// Up to three spans; if the destination is too short for both caps, they shrink in proportion.
  private func spans(
    pixels: CGFloat, near: CGFloat, far: CGFloat, target: Range<CGFloat>, grid: PixelGrid?
  ) -> [Span] {
    let length = target.upperBound - target.lowerBound
    let caps = near + far
    let share = caps > length && caps > 0 ? length / caps : 1
    let sourceNear = min(pixels, (near * scale).rounded())
    let sourceFar = max(sourceNear, pixels - (far * scale).rounded())
    func inner(_ place: CGFloat) -> CGFloat {
      min(max(grid?.snapped(place) ?? place, target.lowerBound), target.upperBound)
    }
    let targetNear = near > 0 ? inner(target.lowerBound + near * share) : target.lowerBound
    let targetFar = max(
      targetNear, far > 0 ? inner(target.upperBound - far * share) : target.upperBound)
    let all = [
      Span(
        source: 0..<sourceNear, target: target.lowerBound..<targetNear, isMiddle: false),
      Span(
        source: sourceNear..<sourceFar, target: targetNear..<targetFar, isMiddle: true, grid: grid),
      Span(
        source: sourceFar..<pixels, target: targetFar..<max(targetFar, target.upperBound),
        isMiddle: false),
    ]
    return all.filter { !$0.source.isEmpty && !$0.target.isEmpty }
  }

  private func drawPart(_ column: Span, _ row: Span, context: CGContext) {
    let source = CGRect(
      x: column.source.lowerBound, y: row.source.lowerBound,
      width: column.source.upperBound - column.source.lowerBound,
      height: row.source.upperBound - row.source.lowerBound)
    guard let part = cgImage.cropping(to: source) else { return }
    let target = CGRect(
      x: column.target.lowerBound, y: row.target.lowerBound,
      width: column.target.upperBound - column.target.lowerBound,
      height: row.target.upperBound - row.target.lowerBound)
    context.saveGState()
    context.clip(to: target)
    let shown = context.boundingBoxOfClipPath
    let columns =
      tiles && column.isMiddle
      ? column.tiles(source.width / scale, from: shown.minX, to: shown.maxX) : [column.target]
    let rows =
      tiles && row.isMiddle
      ? row.tiles(source.height / scale, from: shown.minY, to: shown.maxY) : [row.target]
    for y in rows {
      for x in columns {
        context.drawUpright(
          part,
          in: CGRect(
            x: x.lowerBound, y: y.lowerBound, width: x.upperBound - x.lowerBound,
            height: y.upperBound - y.lowerBound))
      }
    }
    context.restoreGState()
  }
}
