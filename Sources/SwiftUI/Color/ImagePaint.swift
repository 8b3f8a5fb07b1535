/// Tiles of an image.
public struct ImagePaint: ShapeStyle {
  public typealias Resolved = Never

  /// The image that is repeated in both directions; one that isn't found makes the picture fail.
  public var image: Image
  /// The part of the image that is repeated, in the unit square.
  public var sourceRect: CGRect
  /// The factor by which the image is scaled before it is repeated.
  public var scale: CGFloat

  /// Creates tiles of an image, the first of which is at the origin of the painted rectangle.
  ///
  /// - Parameters:
  ///   - image: The image.
  ///   - sourceRect: The part of the image that is repeated, in the unit square.
  ///   - scale: The factor by which the image is scaled.
  public init(
    image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1),
    scale: CGFloat = 1
  ) {
    self.image = image
    self.sourceRect = sourceRect
    self.scale = scale
  }
}

extension ShapeStyle where Self == ImagePaint {
  /// Tiles of an image, the first of which is at the origin of the painted rectangle.
  public static func image(
    _ image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1),
    scale: CGFloat = 1
  ) -> ImagePaint {
    ImagePaint(image: image, sourceRect: sourceRect, scale: scale)
  }
}

extension ImagePaint: PaintedStyle {
  func paint(in environment: EnvironmentValues) -> Paint? {
    MainActor.assumeIsolated {
      image.resolved(in: environment)?.image.map {
        Paint(.tiles(tile(of: $0, in: environment), opacity: 1))
      }
    }
  }

  /// The part of the image that is repeated, at the size of a tile.
  @MainActor
  private func tile(of image: UIImage, in environment: EnvironmentValues) -> UIImage {
    let whole = CGSize(width: image.size.width * scale, height: image.size.height * scale)
    let format = UIGraphicsImageRendererFormat()
    format.scale = environment.displayScale
    let size = CGSize(
      width: max(whole.width * sourceRect.width, 1 / format.scale),
      height: max(whole.height * sourceRect.height, 1 / format.scale))
    format.scale = CGContext.shownScale(format.scale, of: size)
    return UIGraphicsImageRenderer(size: size, format: format).image { _ in
      if let part = part(of: image) { return part.draw(in: CGRect(origin: .zero, size: size)) }
      image.draw(
        in: CGRect(
          x: -whole.width * sourceRect.minX, y: -whole.height * sourceRect.minY,
          width: whole.width, height: whole.height))
    }
  }

  /// The part as an image of its own, so that neighboring pixels do not bleed in; nil for an image that is rotated or
  /// has no pixels.
  @MainActor
  private func part(of image: UIImage) -> UIImage? {
    guard image.imageOrientation == .up, let pixels = image.cgImage else { return nil }
    let (width, height) = (CGFloat(pixels.width), CGFloat(pixels.height))
    let rect = CGRect(
      x: sourceRect.minX * width, y: sourceRect.minY * height, width: sourceRect.width * width,
      height: sourceRect.height * height)
    return pixels.cropping(to: rect).map {
      UIImage(cgImage: $0, scale: image.scale, orientation: .up)
    }
  }
}
