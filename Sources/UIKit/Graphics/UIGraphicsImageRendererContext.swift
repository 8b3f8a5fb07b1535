/// The context in which an image renderer's actions draw.
open class UIGraphicsImageRendererContext: UIGraphicsRendererContext {
  /// The image drawn so far.
  open var currentImage: UIImage {
    guard let format = format as? UIGraphicsImageRendererFormat,
      let image = cgContext.makeImage()
    else { return UIImage() }
    return UIImage(cgImage: image, scale: format.scale, orientation: .up)
  }
}
