import DarkroomRaster

extension CGImage {
  /// Nil: components are read as they are.
  public var decode: UnsafePointer<CGFloat>? { nil }

  /// Nil: an image here does not know the kind of file that it is from.
  public var utType: CFString? { nil }

  /// The same pixels as those of another space; nil where the space has another number of components, and for masks.
  public func copy(colorSpace space: CGColorSpace) -> CGImage? {
    guard let own = colorSpace, own.numberOfComponents == space.numberOfComponents else {
      return nil
    }
    return CGImage(
      bitmap: bitmap, source: nil, format: format, colorSpace: space, bytesPerRow: bytesPerRow,
      isMask: false, shouldInterpolate: shouldInterpolate)
  }

  /// The image without the pixels of which each component lies within its range.
  ///
  /// - Parameter components: the lowest and the highest value of red, green and blue, from 0 to 255.
  /// - Returns: nil for masks, for images with alpha, and for other than six numbers, as in CoreGraphics.
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
