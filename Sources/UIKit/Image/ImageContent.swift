/// Everything an image is; images derived from it change one part.
struct ImageContent {
  var cgImage: CGImage?
  /// Pixels in a point.
  var scale: CGFloat = 1
  var orientation = UIImage.Orientation.up
  var renderingMode = UIImage.RenderingMode.automatic
  /// Points in from the edges, within which nothing is resized.
  var capInsets = UIEdgeInsets.zero
  var isResizable = false
  var resizingMode = UIImage.ResizingMode.tile
  var alignmentRectInsets = UIEdgeInsets.zero
  var baselineOffsetFromBottom: CGFloat?
  var flipsForRightToLeft = false
  /// Drawn in place of the image's own colours.
  var tint: UIColor?
  var symbol: SymbolImage?
  /// Outlines that a catalog keeps for other sizes than the image's own.
  var vector: CatalogVector?
  var frames: [UIImage]?
  /// Seconds for all of `frames`.
  var duration: TimeInterval = 0
  var configuration: UIImage.Configuration?
  /// Where an asset catalog has pictures for other traits.
  var asset: ImageAsset?
  /// Where code registered pictures for other traits.
  var registry: UIImageAsset?

  init() {}

  init(cgImage: CGImage, scale: CGFloat, orientation: UIImage.Orientation = .up) {
    self.cgImage = cgImage
    self.scale = scale > 0 ? scale : 1
    self.orientation = orientation
  }

  var size: CGSize {
    guard let cgImage else { return .zero }
    let width = CGFloat(cgImage.width) / scale
    let height = CGFloat(cgImage.height) / scale
    return orientation.isSideways
      ? CGSize(width: height, height: width) : CGSize(width: width, height: height)
  }

  /// Whether image views and buttons draw it in their tint.
  var isTemplate: Bool {
    switch renderingMode {
    case .alwaysTemplate: return true
    case .alwaysOriginal: return false
    case .automatic: return symbol != nil
    }
  }

  var hash: Int {
    var hasher = Hasher()
    hasher.combine(cgImage?.width)
    hasher.combine(cgImage?.height)
    hasher.combine(orientation)
    return hasher.finalize()
  }
}
