import DarkroomRaster

/// A drawing that is created once and drawn many times.
///
/// Its number of pixels is that of its size in the context for which it is created.
public final class CGLayer {
  /// The size in units of the context's user space.
  public let size: CGSize
  /// The context in which the layer's content is drawn; `draw(_:at:)` puts its origin at the given point.
  public let context: CGContext?
  private let pixels: CGFloat
  private var picture: (image: CGImage, operations: Int)?

  /// Returns nil for a size without pixels, or with more than 16,384 on a side.
  ///
  /// - `auxiliaryInfo`: Ignored; it must be nil, as in Apple's Core Graphics.
  public init?(_ context: CGContext, size: CGSize, auxiliaryInfo: CFDictionary?) {
    let scale = abs(context.recorder.transform.determinant).squareRoot()
    let (width, height) = (
      (Double(size.width) * scale).rounded(.up), (Double(size.height) * scale).rounded(.up)
    )
    guard width >= 1, height >= 1, width <= 16_384, height <= 16_384 else { return nil }
    self.size = size
    pixels = CGFloat(scale)
    self.context = CGContext(
      recordingWidth: Int(width), height: Int(height), scale: CGFloat(scale))
  }

  /// The drawing so far, with its size in user space; the last pixels may extend beyond the layer.
  fileprivate var content: (image: CGImage, size: CGSize)? {
    guard let context else { return nil }
    let operations = context.recorder.operationCount
    if picture?.operations != operations {
      picture = context.makeImage().map { ($0, operations) }
    }
    return picture.map { picture, _ in
      (
        picture,
        CGSize(width: CGFloat(picture.width) / pixels, height: CGFloat(picture.height) / pixels)
      )
    }
  }
}

extension CGContext {
  /// Draws a layer at its own size, with its origin at `point`.
  public func draw(_ layer: CGLayer, at point: CGPoint) {
    draw(layer, in: CGRect(origin: point, size: layer.size))
  }

  /// Draws a layer stretched over `rect`; its y-axis has the same direction as this context's.
  public func draw(_ layer: CGLayer, in rect: CGRect) {
    guard let content = layer.content else { return }
    drawUpright(
      content.image,
      in: CGRect(
        x: rect.minX, y: rect.minY, width: content.size.width * rect.width / layer.size.width,
        height: content.size.height * rect.height / layer.size.height))
  }
}
