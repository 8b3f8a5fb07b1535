/// A picture that is to be filtered.
///
/// Headless: pictures can be made, cropped, moved and turned into images again. What a filter does to one is not
/// computed: such a picture is clear, and the next assertion after it is drawn fails and names the filter.
open class CIImage: NSObject, @unchecked Sendable {
  enum Source {
    case image(CGImage)
    case color(CIColor)
    case filtered(name: String)
  }

  let source: Source
  /// The place of the source's lower left corner.
  let origin: CGPoint
  /// The rectangle with pixels, with y upwards; infinite for a color.
  public let extent: CGRect

  init(_ source: Source, origin: CGPoint = .zero, extent: CGRect) {
    self.source = source
    self.origin = origin
    self.extent = extent
    super.init()
  }

  /// Creates a picture with its lower left corner at zero.
  public convenience init(cgImage image: CGImage) {
    self.init(
      .image(image), extent: CGRect(x: 0, y: 0, width: image.width, height: image.height))
  }

  /// Creates a picture with its lower left corner at zero; the options are ignored.
  public convenience init(cgImage image: CGImage, options: [CIImageOption: Any]?) {
    self.init(cgImage: image)
  }

  /// Nil for an image without pixels, and as on iOS the orientation is not looked at.
  public convenience init?(image: UIImage) {
    guard let content = image.cgImage else { return nil }
    self.init(cgImage: content)
  }

  /// Creates a picture, without looking at the orientation; nil for an image without pixels.
  ///
  /// The options are ignored.
  public convenience init?(image: UIImage, options: [CIImageOption: Any]?) {
    self.init(image: image)
  }

  /// PNG or JPEG data.
  public convenience init?(data: Data) {
    guard let image = UIImage(data: data) else { return nil }
    self.init(image: image)
  }

  /// PNG or JPEG files.
  public convenience init?(contentsOf url: URL) {
    guard let data = try? Data(contentsOf: url) else { return nil }
    self.init(data: data)
  }

  /// Without bounds.
  public convenience init(color: CIColor) { self.init(.color(color), extent: .infinite) }

  /// A picture without pixels.
  public class func empty() -> CIImage { CIImage(.color(.clear), extent: .zero) }

  /// The image that it was made of, unless it was cropped or filtered since.
  open var cgImage: CGImage? {
    guard case .image(let image) = source, extent.size == image.size else { return nil }
    return image
  }

  /// The picture inside a rectangle; its place does not change.
  open func cropped(to rect: CGRect) -> CIImage {
    CIImage(source, origin: origin, extent: extent.intersection(rect))
  }

  /// A move by whole pixels is real; for any other transform the result cannot be drawn.
  open func transformed(by matrix: CGAffineTransform) -> CIImage {
    let extent = extent.applying(matrix)
    guard matrix.a == 1, matrix.b == 0, matrix.c == 0, matrix.d == 1 else {
      return CIImage(.filtered(name: "CIAffineTransform"), extent: extent)
    }
    return CIImage(
      source, origin: CGPoint(x: origin.x + matrix.tx, y: origin.y + matrix.ty), extent: extent)
  }

  /// Of these pictures only sizes are known.
  open func applyingFilter(_ filterName: String, parameters params: [String: Any]) -> CIImage {
    CIImage(.filtered(name: filterName), extent: extent)
  }

  /// A picture of the same size that cannot be drawn.
  open func applyingFilter(_ filterName: String) -> CIImage {
    applyingFilter(filterName, parameters: [:])
  }

  /// A picture of the same size that cannot be drawn; on iOS it grows by the blur.
  open func applyingGaussianBlur(sigma: Double) -> CIImage { applyingFilter("CIGaussianBlur") }

  /// An infinite picture that cannot be drawn.
  open func clampedToExtent() -> CIImage {
    CIImage(.filtered(name: "CIAffineClamp"), extent: .infinite)
  }

  /// A picture as large as both together that cannot be drawn.
  open func composited(over dest: CIImage) -> CIImage {
    CIImage(.filtered(name: "CISourceOverCompositing"), extent: extent.union(dest.extent))
  }
}

extension CGImage {
  var size: CGSize { CGSize(width: width, height: height) }
}
