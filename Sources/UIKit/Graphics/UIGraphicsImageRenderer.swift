/// Makes images of what its actions draw.
open class UIGraphicsImageRenderer: UIGraphicsRenderer {
  public typealias DrawingActions = (UIGraphicsImageRendererContext) -> Void

  public convenience init(bounds: CGRect) {
    self.init(bounds: bounds, format: .default())
  }

  /// In points, at the display scale of the current traits.
  public convenience init(size: CGSize) {
    self.init(size: size, format: .default())
  }

  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }

  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    super.init(bounds: bounds, format: format)
  }

  open override var allowsImageOutput: Bool { true }

  /// An empty image where the bounds are empty.
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

  /// Empty where the bounds are empty.
  open func pngData(actions: DrawingActions) -> Data {
    image(actions: actions).pngData() ?? Data()
  }

  /// Empty where the bounds are empty.
  ///
  /// - `compressionQuality`: as of `UIImage.jpegData(compressionQuality:)`.
  open func jpegData(
    withCompressionQuality compressionQuality: CGFloat, actions: DrawingActions
  ) -> Data { image(actions: actions).jpegData(compressionQuality: compressionQuality) ?? Data() }

  private func canvas(_ format: UIGraphicsImageRendererFormat) -> ImageCanvas {
    ImageCanvas(bounds: format.bounds, scale: format.scale, isOpaque: format.opaque)
  }
}
