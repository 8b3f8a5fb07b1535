/// An image of which only the middle is resized: nine parts, the corners at their own size.
struct ResizableImage {
  private let cgImage: CGImage
  private let scale: CGFloat
  private let caps: UIEdgeInsets
  private let tiles: Bool

  /// Nil without pixels.
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

  /// None where the length is negative or no number; far more than any image has is as much as it has.
  private static func cap(_ length: CGFloat) -> CGFloat { length > 0 ? min(length, 1_000_000) : 0 }

  /// A stretch along one axis: pixels of the image, points of the destination.
  private struct Span {
    var source: Range<CGFloat>
    var target: Range<CGFloat>
    var isMiddle: Bool
  }

  func draw(in rect: CGRect, context: CGContext) {
    let columns = spans(
      pixels: CGFloat(cgImage.width), near: caps.left, far: caps.right,
      target: rect.minX..<rect.maxX)
    let rows = spans(
      pixels: CGFloat(cgImage.height), near: caps.top, far: caps.bottom,
      target: rect.minY..<rect.maxY)
    for row in rows {
      for column in columns { drawPart(column, row, context: context) }
    }
  }

  /// Up to three spans; caps shrink in proportion where the destination is too short for both.
  private func spans(
    pixels: CGFloat, near: CGFloat, far: CGFloat, target: Range<CGFloat>
  ) -> [Span] {
    let length = target.upperBound - target.lowerBound
    let caps = near + far
    let share = caps > length && caps > 0 ? length / caps : 1
    let sourceNear = min(pixels, (near * scale).rounded())
    let sourceFar = max(sourceNear, pixels - (far * scale).rounded())
    let targetNear = target.lowerBound + near * share
    let targetFar = max(targetNear, target.upperBound - far * share)
    let all = [
      Span(
        source: 0..<sourceNear, target: target.lowerBound..<targetNear, isMiddle: false),
      Span(source: sourceNear..<sourceFar, target: targetNear..<targetFar, isMiddle: true),
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
    let step = CGSize(
      width: tiles && column.isMiddle ? source.width / scale : target.width,
      height: tiles && row.isMiddle ? source.height / scale : target.height)
    context.saveGState()
    context.clip(to: target)
    for y in stride(from: target.minY, to: target.maxY - 1e-6, by: step.height) {
      for x in stride(from: target.minX, to: target.maxX - 1e-6, by: step.width) {
        context.drawUpright(part, in: CGRect(origin: CGPoint(x: x, y: y), size: step))
      }
    }
    context.restoreGState()
  }
}
