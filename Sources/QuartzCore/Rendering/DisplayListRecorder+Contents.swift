import DarkroomCoreGraphics
import DarkroomRaster

extension DisplayListRecorder {
  /// Draws the layer's image as its gravity places it, without clipping it to the bounds.
  mutating func recordImage(of layer: CALayer) {
    guard let image = layer.contents as? CGImage, !layer.bounds.isEmpty else { return }
    let bitmap = tint.map { image.bitmap.multiplied(by: $0) } ?? image.bitmap
    let size = CGSize(width: image.width, height: image.height)
    let unit = layer.contentsRect
    let source = Rect(
      CGRect(
        x: unit.minX * size.width, y: unit.minY * size.height, width: unit.width * size.width,
        height: unit.height * size.height))
    let scale = layer.contentsScale > 0 ? layer.contentsScale : 1
    let natural = CGSize(width: source.width / scale, height: source.height / scale)
    let target = layer.contentsGravity.place(natural, in: layer.bounds)
    if let insets = layer.contentsInsets(of: size), layer.contentsGravity == .resize {
      return drawNinePart(
        bitmap, insets: insets, scale: scale, in: Rect(target), tile: false)
    }
    let isSmaller = target.width < natural.width || target.height < natural.height
    let filter = isSmaller ? layer.minificationFilter : layer.magnificationFilter
    draw(bitmap, source: source, in: Rect(target), filter: filter.raster)
  }
}

extension Bitmap {
  /// The image with every pixel multiplied by `color`, including alpha.
  fileprivate func multiplied(by color: Color) -> Bitmap {
    func factor(_ value: Double) -> UInt32 { UInt32(max(0, min(1, value)) * 255 + 0.5) }
    let alpha = color.alpha
    let factors = [color.red * alpha, color.green * alpha, color.blue * alpha, alpha].map(factor)
    var pixmap = self.pixmap
    for i in pixmap.pixels.indices {
      let pixel = pixmap.pixels[i]
      var product: UInt32 = 0
      for channel in 0..<4 {
        let shift = UInt32(channel * 8)
        let t = ((pixel >> shift) & 255) * factors[channel] + 128
        product |= ((t + (t >> 8)) >> 8) << shift
      }
      pixmap.pixels[i] = product
    }
    return Bitmap(pixmap)
  }
}

extension CALayer {
  /// The insets of the parts that `contentsCenter` keeps from stretching, in pixels; nil if everything stretches.
  fileprivate func contentsInsets(of size: CGSize) -> NinePartInsets? {
    let center = contentsCenter
    guard center != CGRect(x: 0, y: 0, width: 1, height: 1) else { return nil }
    return NinePartInsets(
      top: center.minY * size.height, left: center.minX * size.width,
      bottom: (1 - center.maxY) * size.height, right: (1 - center.maxX) * size.width)
  }
}

extension CALayerContentsFilter {
  var raster: ImageFilter {
    switch self {
    case .nearest: .nearest
    case .trilinear: .high
    default: .bilinear
    }
  }
}

extension CALayerContentsGravity {
  /// Where contents of `size` go.
  ///
  /// The rectangle for a size in the bounds; "top" is the side with the greater y, as originally in Core Animation.
  func place(_ size: CGSize, in bounds: CGRect) -> CGRect {
    guard size.width > 0, size.height > 0 else { return bounds }
    switch self {
    case .resizeAspect:
      let k = min(bounds.width / size.width, bounds.height / size.height)
      return centered(CGSize(width: size.width * k, height: size.height * k), in: bounds)
    case .resizeAspectFill:
      let k = max(bounds.width / size.width, bounds.height / size.height)
      return centered(CGSize(width: size.width * k, height: size.height * k), in: bounds)
    case .resize: return bounds
    default: break
    }
    var rect = centered(size, in: bounds)
    switch self {
    case .left, .topLeft, .bottomLeft: rect.origin.x = bounds.minX
    case .right, .topRight, .bottomRight: rect.origin.x = bounds.maxX - size.width
    default: break
    }
    switch self {
    case .bottom, .bottomLeft, .bottomRight: rect.origin.y = bounds.minY
    case .top, .topLeft, .topRight: rect.origin.y = bounds.maxY - size.height
    default: break
    }
    return rect
  }

  private func centered(_ size: CGSize, in bounds: CGRect) -> CGRect {
    CGRect(
      x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2, width: size.width,
      height: size.height)
  }
}
