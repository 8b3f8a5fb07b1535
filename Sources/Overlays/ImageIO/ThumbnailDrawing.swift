/// Draws an image smaller, and upright.
struct ThumbnailDrawing {
  let source: CGImage
  /// As EXIF numbers it.
  let orientation: Int
  /// In pixels; nil for the image's own size.
  let longestSide: Double?

  private var isOnItsSide: Bool { orientation > 4 }

  private var size: (width: Int, height: Int) {
    let (width, height) = (Double(source.width), Double(source.height))
    let scale = min(1, (longestSide ?? .infinity) / max(width, height))
    let scaled = (
      max(1, Int((width * scale).rounded())), max(1, Int((height * scale).rounded()))
    )
    return isOnItsSide ? (scaled.1, scaled.0) : scaled
  }

  /// With the origin in the lower left corner, as bitmap contexts have it.
  private var transform: CGAffineTransform {
    let (width, height) = (CGFloat(size.width), CGFloat(size.height))
    return switch orientation {
    case 2: CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: width, ty: 0)
    case 3: CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: width, ty: height)
    case 4: CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: height)
    case 5: CGAffineTransform(a: 0, b: -1, c: -1, d: 0, tx: width, ty: height)
    case 6: CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: height)
    case 7: CGAffineTransform(a: 0, b: 1, c: 1, d: 0, tx: 0, ty: 0)
    case 8: CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: width, ty: 0)
    default: .identity
    }
  }

  var image: CGImage? {
    let (width, height) = size
    guard
      let context = unsafe CGContext(
        data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: 0,
        space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
    else { return nil }
    context.interpolationQuality = .high
    context.concatenate(transform)
    let drawn = isOnItsSide ? (height, width) : (width, height)
    context.draw(source, in: CGRect(x: 0, y: 0, width: drawn.0, height: drawn.1))
    return context.makeImage()
  }
}
