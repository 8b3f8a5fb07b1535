import DarkroomObjectiveC

/// Turns pictures into images.
open class CIContext: NSObject, @unchecked Sendable {
  public override init() { super.init() }

  /// Creates a context; the options are ignored.
  public init(options: [CIContextOption: Any]?) { super.init() }

  /// Clear pixels for the result of a filter, and then the next assertion fails and names the filter; nil for an area
  /// without pixels.
  open func createCGImage(_ image: CIImage, from fromRect: CGRect) -> CGImage? {
    let area = fromRect.intersection(image.extent).integral
    guard !area.isEmpty, !area.isInfinite else { return nil }
    switch image.source {
    case .filtered(let name):
      RuntimeMessage.print(
        "warning: Darkroom computes no Core Image filter: what \(name) was to draw is clear")
      UndrawnViews.reach("The Core Image filter \(name)")
      return fill(area.size, with: .clear)
    case .color(let color): return fill(area.size, with: color)
    case .image(let source):
      let top = image.origin.y + CGFloat(source.height)
      return source.cropping(
        to: CGRect(
          x: area.minX - image.origin.x, y: top - area.maxY, width: area.width,
          height: area.height))
    }
  }

  private func fill(_ size: CGSize, with color: CIColor) -> CGImage? {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return UIGraphicsImageRenderer(size: size, format: format).image {
      UIColor(ciColor: color).setFill()
      $0.fill(CGRect(origin: .zero, size: size))
    }.cgImage
  }
}

extension UIImage {
  /// Clear for the result of a filter, and then the next assertion fails and names the filter.
  public convenience init(ciImage: CIImage) {
    self.init(ciImage: ciImage, scale: 1, orientation: .up)
  }

  /// Clear for the result of a filter, and then the next assertion fails and names the filter.
  public convenience init(ciImage: CIImage, scale: CGFloat, orientation: UIImage.Orientation) {
    if let image = CIContext().createCGImage(ciImage, from: ciImage.extent) {
      self.init(cgImage: image, scale: scale, orientation: orientation)
    } else {
      self.init()
    }
  }

  /// Nil: images are made of pixels here.
  public var ciImage: CIImage? { nil }
}

extension UIColor {
  /// Creates a color in sRGB.
  public convenience init(ciColor: CIColor) {
    self.init(red: ciColor.red, green: ciColor.green, blue: ciColor.blue, alpha: ciColor.alpha)
  }
}
