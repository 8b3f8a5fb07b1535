/// All properties of an image; an image derived from another changes one of them.
struct ImageContent {
  var cgImage: CGImage?
  /// The number of pixels per point.
  var scale: CGFloat = 1
  /// The size in points before the orientation is applied; nil if the number of pixels determines it.
  var exactSize: CGSize?
  var orientation = UIImage.Orientation.up
  var renderingMode = UIImage.RenderingMode.automatic
  /// The distances from the edges, in points, of the parts that aren't resized.
  var capInsets = UIEdgeInsets.zero
  var isResizable = false
  var resizingMode = UIImage.ResizingMode.tile
  var alignmentRectInsets = UIEdgeInsets.zero
  var baselineOffsetFromBottom: CGFloat?
  var flipsForRightToLeft = false
  /// The color that replaces the image's own colors.
  var tint: UIColor?
  var symbol: SymbolImage?
  /// The outlines from a catalog, with which the image is drawn at other sizes.
  var vector: CatalogVector?
  var frames: [UIImage]?
  /// The duration of all `frames` together, in seconds.
  var duration: TimeInterval = 0
  var configuration: UIImage.Configuration?
  /// The asset of a catalog with variants for other traits.
  var asset: ImageAsset?
  /// The asset in which code registered variants for other traits.
  var registry: UIImageAsset?

  init() {}

  init(cgImage: CGImage, scale: CGFloat, orientation: UIImage.Orientation = .up) {
    self.cgImage = cgImage
    self.scale = scale > 0 ? scale : 1
    self.orientation = orientation
  }

  var size: CGSize {
    guard let cgImage else { return .zero }
    let width = exactSize?.width ?? CGFloat(cgImage.width) / scale
    let height = exactSize?.height ?? CGFloat(cgImage.height) / scale
    return orientation.isSideways
      ? CGSize(width: height, height: width) : CGSize(width: width, height: height)
  }

  /// Whether image views and buttons draw the image in their tint color.
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
