import DarkroomRaster

/// A drawing that is made once and drawn often.
///
/// It has as many pixels as its size takes in the context that it is made for.
public final class CGLayer {
  /// In units of the context's user space.
  public let size: CGSize
  /// Where the layer's content is drawn; the origin is where `draw(_:at:)` puts the layer.
  public let context: CGContext?
  private let pixels: CGFloat
  private var picture: (image: CGImage, operations: Int)?

  /// Nil for a size that has no pixels, or more than 16,384 on a side.
  ///
  /// - `auxiliaryInfo`: must be nil, as in CoreGraphics; it is not looked at.
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

  /// What is drawn so far, and its size in user space; the last pixels may lie beyond the layer's.
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
  /// In its own size, its origin at `point`.
  public func draw(_ layer: CGLayer, at point: CGPoint) {
    draw(layer, in: CGRect(origin: point, size: layer.size))
  }

  /// Stretched over `rect`, its y axis the same as this context's.
  public func draw(_ layer: CGLayer, in rect: CGRect) {
    guard let content = layer.content else { return }
    drawUpright(
      content.image,
      in: CGRect(
        x: rect.minX, y: rect.minY, width: content.size.width * rect.width / layer.size.width,
        height: content.size.height * rect.height / layer.size.height))
  }
}
