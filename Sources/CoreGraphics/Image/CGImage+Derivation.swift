import DarkroomRaster

extension CGImage {
  /// Always nil: components are read unchanged.
  public var decode: UnsafePointer<CGFloat>? { nil }

  /// Always nil: an image does not know the type of its file.
  public var utType: CFString? { nil }

  /// The same pixels in another color space; nil for masks, and for a space with another number of components.
  public func copy(colorSpace space: CGColorSpace) -> CGImage? {
    guard let own = colorSpace, own.numberOfComponents == space.numberOfComponents else {
      return nil
    }
    return CGImage(
      bitmap: bitmap, source: nil, format: format, colorSpace: space, bytesPerRow: bytesPerRow,
      isMask: false, shouldInterpolate: shouldInterpolate)
  }

  /// The image without the pixels whose components all lie within the given ranges.
  ///
  /// - Parameter components: The lowest and highest values of red, green and blue, from 0 to 255.
  /// - Returns: Nil for masks, for images with alpha, and unless there are six numbers, as in Apple's Core Graphics.
  public func copy(maskingColorComponents components: [CGFloat]) -> CGImage? {
    guard !isMask, components.count == 6, !hasAlpha else { return nil }
    let ranges = (0..<3).map { (components[2 * $0], components[2 * $0 + 1]) }
    var pixmap = bitmap.pixmap
    for index in pixmap.pixels.indices {
      let pixel = pixmap.pixels[index]
      let parts = (0..<3).map { CGFloat(pixel >> (8 * UInt32($0)) & 255) }
      if zip(parts, ranges).allSatisfy({ $0 >= $1.0 && $0 <= $1.1 }) { pixmap.pixels[index] = 0 }
    }
    return CGImage(pixmap)
  }

  private var hasAlpha: Bool {
    switch alphaInfo {
    case .none, .noneSkipFirst, .noneSkipLast: false
    default: true
    }
  }
}
