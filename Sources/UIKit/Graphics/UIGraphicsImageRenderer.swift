/// Creates images from drawing actions.
open class UIGraphicsImageRenderer: UIGraphicsRenderer {
  public typealias DrawingActions = (UIGraphicsImageRendererContext) -> Void

  /// Creates a renderer whose image shows `bounds`, in points, at the display scale of the current traits.
  public convenience init(bounds: CGRect) {
    self.init(bounds: bounds, format: .default())
  }

  /// Creates a renderer with a size in points, at the display scale of the current traits.
  public convenience init(size: CGSize) {
    self.init(size: size, format: .default())
  }

  /// Creates a renderer with a size in points; the format is copied.
  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }

  /// Creates a renderer whose image shows `bounds`, in points; the format is copied.
  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    super.init(bounds: bounds, format: format)
  }

  open override var allowsImageOutput: Bool { true }

  /// Returns the image that the actions draw; an empty image if the bounds are empty.
  open func image(actions: DrawingActions) -> UIImage {
    guard let format = format as? UIGraphicsImageRendererFormat, !canvas(format).isEmpty,
      let image = canvas(format).draw(
        for: "UIGraphicsImageRenderer",
        {
          actions(UIGraphicsImageRendererContext($0, format: format))
        })
    else { return UIImage() }
    return UIImage(cgImage: image, scale: format.scale, orientation: .up)
  }

  /// The PNG file of the image; empty if the bounds are empty.
  open func pngData(actions: DrawingActions) -> Data {
    image(actions: actions).pngData() ?? Data()
  }

  /// The JPEG file of the image; empty if the bounds are empty.
  ///
  /// - `compressionQuality`: The same as for `UIImage.jpegData(compressionQuality:)`.
  open func jpegData(
    withCompressionQuality compressionQuality: CGFloat, actions: DrawingActions
  ) -> Data { image(actions: actions).jpegData(compressionQuality: compressionQuality) ?? Data() }

  private func canvas(_ format: UIGraphicsImageRendererFormat) -> ImageCanvas {
    ImageCanvas(bounds: format.bounds, scale: format.scale, isOpaque: format.opaque)
  }
}
