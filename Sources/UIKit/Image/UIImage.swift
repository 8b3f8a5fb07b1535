import Synchronization

/// An image with a scale, an orientation and the way in which it is drawn.
open class UIImage: NSObject, @unchecked Sendable {
  let content: ImageContent
  private let ownAsset = Mutex<UIImageAsset?>(nil)

  init(_ content: ImageContent) {
    self.content = content
    super.init()
  }

  /// Creates an image without a size.
  public convenience override init() { self.init(ImageContent()) }

  /// Creates an image with a scale of 1, so a point is a pixel.
  public init(cgImage: CGImage) {
    content = ImageContent(cgImage: cgImage, scale: 1, orientation: .up)
    super.init()
  }

  /// Creates an image with a scale in pixels per point; a scale that isn't positive becomes 1.
  public init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    content = ImageContent(cgImage: cgImage, scale: scale, orientation: orientation)
    super.init()
  }

  /// Creates an image from PNG, JPEG, GIF, BMP, TIFF, WebP or HEIC data, with a scale of 1.
  public init?(data: Data) {
    guard let content = ImageContent(data, scale: 1) else { return nil }
    self.content = content
    super.init()
  }

  /// Creates an image from PNG, JPEG, GIF, BMP, TIFF, WebP or HEIC data, or returns nil if it cannot be decoded.
  ///
  /// An animation gives its first frame.
  ///
  /// TIFF, WebP and HEIC are decoded by libraries of the system, which are loaded when they are needed. A warning names
  /// a missing library.
  ///
  /// Colors are converted to sRGB by the file's profile. The orientation in a JPEG file is used. If the data ends
  /// within a JPEG image, the missing part is gray, as on iOS.
  public init?(data: Data, scale: CGFloat) {
    guard let content = ImageContent(data, scale: scale) else { return nil }
    self.content = content
    super.init()
  }

  /// Creates an image from a file; a name that ends in `@2x` or `@3x` sets the scale.
  public init?(contentsOfFile path: String) {
    guard let content = ImageFile(path: path)?.content(for: .current) else { return nil }
    self.content = content
    super.init()
  }

  /// Finds an image in the main bundle and the resource bundles beside it.
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
  }

  /// Finds the variant of an image for `traitCollection`, first in asset catalogs and then among other image files.
  ///
  /// If `bundle` is nil, the main bundle and the resource bundles beside it are searched. If the traits are nil, the
  /// current ones are used.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    guard let found = ImageAssets.content(named: name, in: bundle, traits: traitCollection) else {
      return nil
    }
    self.init(found)
  }

  /// Finds an image; if it is a symbol, it gets the configuration's point size, weight and scale.
  public convenience init?(
    named name: String, in bundle: Bundle?, with configuration: Configuration?
  ) {
    let found = ImageAssets.content(
      named: name, in: bundle, traits: configuration?.traitCollection, configuration: configuration)
    guard let found else { return nil }
    self.init(found)
  }

  /// Creates a symbol, whose outline is sharp at any size.
  ///
  /// A file in the package's folder of symbols takes precedence over our own drawing (`SymbolCatalog`). For one of
  /// Apple's symbols without either, a dotted box is shown and the run reports it. For any other name the image is nil.
  public convenience init?(systemName name: String) {
    self.init(systemName: name, withConfiguration: nil)
  }

  /// Creates a symbol at the configuration's point size and weight.
  public convenience init?(systemName name: String, withConfiguration configuration: Configuration?)
  {
    guard let content = SymbolImage(name: name, configuration: configuration)?.content() else {
      return nil
    }
    self.init(content)
  }

  /// - Important: `traitCollection` is inert.
  public convenience init?(
    systemName name: String, compatibleWith traitCollection: UITraitCollection?
  ) {
    self.init(systemName: name, withConfiguration: nil)
  }

  /// Creates an image from an image literal; the image has no size if no asset or file has the name.
  public required convenience init(imageLiteralResourceName name: String) {
    self.init(ImageAssets.content(named: name, in: nil, traits: nil) ?? ImageContent())
  }

  // MARK: What it is

  /// The pixels, before orientation and tint are applied.
  open var cgImage: CGImage? { content.cgImage }
  /// The size in points, after the orientation is applied.
  open var size: CGSize { content.size }
  /// The number of pixels per point.
  open var scale: CGFloat { content.scale }
  /// The rotation and mirroring that are applied to `cgImage` for display.
  open var imageOrientation: Orientation { content.orientation }
  /// Whether views draw the image in its own colors or in their tint; `automatic` leaves it to the view.
  open var renderingMode: RenderingMode { content.renderingMode }
  /// The insets of the caps in points.
  open var capInsets: UIEdgeInsets { content.capInsets }
  /// Whether the middle between the caps is repeated or stretched.
  open var resizingMode: ResizingMode { content.resizingMode }
  /// The insets in points from the image's edges to the rectangle that constraints align.
  open var alignmentRectInsets: UIEdgeInsets { content.alignmentRectInsets }
  /// The distance of the baseline from the bottom in points; nil without a baseline.
  open var baselineOffsetFromBottom: CGFloat? { content.baselineOffsetFromBottom }
  /// Whether constraints can use a baseline of the image.
  open var hasBaseline: Bool { content.baselineOffsetFromBottom != nil }
  /// Whether the image is mirrored in layouts from right to left; only image views respect it.
  open var flipsForRightToLeftLayoutDirection: Bool { content.flipsForRightToLeft }
  /// The frames; nil if the image isn't animated.
  open var images: [UIImage]? { content.frames }
  /// The duration of all `images` together, in seconds.
  open var duration: TimeInterval { content.duration }
  /// Whether the image is a symbol, which is redrawn for other sizes and weights.
  open var isSymbolImage: Bool { content.symbol != nil }
  /// The configuration for which the image was chosen or drawn; nil if there is none.
  open var configuration: Configuration? { content.configuration }
  /// The size, weight and colors of a symbol; nil if the image isn't a symbol.
  open var symbolConfiguration: SymbolConfiguration? { content.symbol?.configuration }
  /// The traits of the image's configuration, or else only its display scale.
  open var traitCollection: UITraitCollection {
    content.configuration?.traitCollection ?? UITraitCollection(displayScale: content.scale)
  }

  // MARK: Derived images

  /// Returns an image that views draw in its own colors or in their tint.
  open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    with { $0.renderingMode = renderingMode }
  }

  /// Returns a resizable image whose middle is repeated, not stretched.
  open func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
    resizableImage(withCapInsets: capInsets, resizingMode: .tile)
  }

  /// Returns an image that keeps its caps, in points, at other sizes; its middle is repeated or stretched.
  open func resizableImage(
    withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode
  ) -> UIImage {
    with {
      $0.capInsets = capInsets
      $0.resizingMode = resizingMode
      $0.isResizable = true
    }
  }

  /// Returns an image in which the point after the caps stretches.
  open func stretchableImage(withLeftCapWidth left: Int, topCapHeight top: Int) -> UIImage {
    stretchable(left: CGFloat(left), top: CGFloat(top))
  }

  /// Returns an image of which constraints align only the part inside the insets, in points.
  open func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
    with { $0.alignmentRectInsets = alignmentInsets }
  }

  /// Returns an image with a baseline, in points above its lower edge.
  open func withBaselineOffset(fromBottom baselineOffset: CGFloat) -> UIImage {
    with { $0.baselineOffsetFromBottom = baselineOffset }
  }

  /// Returns an image without a baseline.
  open func imageWithoutBaseline() -> UIImage { with { $0.baselineOffsetFromBottom = nil } }

  /// Returns an image that image views mirror if their layout runs from right to left; the pixels do not change.
  open func imageFlippedForRightToLeftLayoutDirection() -> UIImage {
    with { $0.flipsForRightToLeft = true }
  }

  /// Returns an image that is mirrored for display; `cgImage` does not change.
  open func withHorizontallyFlippedOrientation() -> UIImage {
    with { $0.orientation = $0.orientation.mirrored }
  }

  /// Returns an image that is drawn in the color, using the alpha of its pixels.
  open func withTintColor(_ color: UIColor) -> UIImage { with { $0.tint = color } }

  /// Returns an image that has the color as its tint, with a rendering mode that says whether views use it.
  open func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    with {
      $0.tint = color
      $0.renderingMode = renderingMode
    }
  }

  /// The asset of the catalog that contains the image, or one in which images for other traits can be registered.
  open var imageAsset: UIImageAsset? {
    if let asset = joinedAsset { return asset }
    let asset = content.asset.map { UIImageAsset($0) } ?? UIImageAsset()
    if content.asset == nil {
      asset.register(self, with: configuration?.traitCollection ?? UITraitCollection())
    } else {
      join(asset)
    }
    return asset
  }
  /// The asset in which the image was registered, or the one that contains it.
  final var joinedAsset: UIImageAsset? { ownAsset.withLock { $0 } ?? content.registry }
  final func join(_ asset: UIImageAsset) { ownAsset.withLock { $0 = asset } }

  /// Returns the image with another configuration: a symbol is redrawn, and an asset's variant for the configuration's
  /// traits is used.
  open func withConfiguration(_ configuration: Configuration) -> UIImage {
    configured(by: configuration)
  }

  /// Returns the symbol with the configuration; nil if the image isn't a symbol.
  open func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    content.symbol == nil ? nil : configured(by: configuration)
  }

  /// Returns an animated image, which shows its first frame; nil without frames.
  open class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
    animation(of: images, duration: duration)
  }

  /// Returns the image itself at once.
  open func preparingForDisplay() -> UIImage? { self }
  /// Passes the image itself to the handler on a later turn of the main queue.
  open func prepareForDisplay(
    completionHandler: @escaping @Sendable (UIImage?) -> Void
  ) { RunLoop.main.perform { completionHandler(self) } }
  /// The image itself at once.
  open func byPreparingForDisplay() async -> UIImage? { self }

  /// Draws the image at another size, in points, at its own scale; nil if it would be too large for a picture.
  open func preparingThumbnail(of size: CGSize) -> UIImage? { thumbnail(of: size) }
  /// Passes the thumbnail to the handler on a later turn of the main queue.
  open func prepareThumbnail(
    of size: CGSize, completionHandler: @escaping @Sendable (UIImage?) -> Void
  ) { RunLoop.main.perform { completionHandler(self.thumbnail(of: size)) } }
  /// The image at another size, in points, at its own scale; it is drawn at once.
  open func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? { thumbnail(of: size) }

  // MARK: Output

  /// The PNG file, which depends only on the pixels.
  ///
  /// The scale is not stored, and the orientation is lost as in UIKit.
  open func pngData() -> Data? { encodedPNG() }

  /// Always nil, as on iOS without an encoder: there is no HEIC encoder here.
  open func heicData() -> Data? { nil }

  /// The JPEG file, which depends only on pixels, quality and orientation.
  ///
  /// The scale is not stored, and transparent pixels are drawn over white.
  ///
  /// - Parameter compressionQuality: From 0 to 1; at 1 colors keep their full resolution. The bytes differ from those
  ///   of Apple's encoder.
  open func jpegData(compressionQuality: CGFloat) -> Data? {
    encodedJPEG(quality: compressionQuality)
  }

  /// Draws the image with its upper left corner at `point`; does nothing without a current context.
  open func draw(at point: CGPoint) { draw(at: point, blendMode: .normal, alpha: 1) }

  /// Draws the image; an alpha below 1 replaces that of the context.
  open func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
    draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
  }

  /// Draws the image scaled to `rect`, a resizable image with its caps; does nothing without a current context.
  open func draw(in rect: CGRect) { draw(in: rect, blendMode: .normal, alpha: 1) }

  /// Draws the image in `rect`; an alpha below 1 replaces that of the context.
  open func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    content.draw(in: rect, context: context, blendMode: blendMode, alpha: alpha)
  }

  /// Repeats the image over `rect` from its upper left corner.
  open func drawAsPattern(in rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    content.tile(over: rect, context: context)
  }

  /// Whether both images have equal pixels, scale and orientation.
  open override func isEqual(_ object: Any?) -> Bool { showsSame(as: object as? UIImage) }

  open override var hash: Int { content.hash }

  open override var description: String {
    "<UIImage:\(ObjectAddress.text(of: self)) \(contentWords) {\(size.width.briefText), "
      + "\(size.height.briefText)} renderingMode=\(renderingMode.word)>"
  }
}

extension UIImage: _ExpressibleByImageLiteral {}

/// The type of an `#imageLiteral(…)` expression.
public typealias _ImageLiteralType = UIImage
