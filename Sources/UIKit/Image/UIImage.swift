import Synchronization

/// A picture with a scale and the way it wants to be drawn.
open class UIImage: NSObject, @unchecked Sendable {
  let content: ImageContent
  private let ownAsset = Mutex<UIImageAsset?>(nil)

  init(_ content: ImageContent) {
    self.content = content
    super.init()
  }

  /// An image of no size.
  public convenience override init() { self.init(ImageContent()) }

  /// At scale 1: a point is a pixel.
  public init(cgImage: CGImage) {
    content = ImageContent(cgImage: cgImage, scale: 1, orientation: .up)
    super.init()
  }

  /// The scale is pixels in a point, and 1 where it is not positive.
  public init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    content = ImageContent(cgImage: cgImage, scale: scale, orientation: orientation)
    super.init()
  }

  /// PNG, JPEG, GIF, BMP, TIFF, WebP or HEIC data; the scale is 1.
  public init?(data: Data) {
    guard let content = ImageContent(data, scale: 1) else { return nil }
    self.content = content
    super.init()
  }

  /// PNG, JPEG, GIF, BMP, TIFF, WebP or HEIC data, of an animation the first frame; nil for anything that does not
  /// decode.
  ///
  /// A library of the system, which is loaded when it is needed, reads TIFF, WebP and HEIC. If it is missing, a
  /// warning names it.
  ///
  /// Colours become sRGB by the file's profile. A JPEG file says how its image is turned; one that is cut off within
  /// its picture is grey where it has nothing, as on iOS.
  public init?(data: Data, scale: CGFloat) {
    guard let content = ImageContent(data, scale: scale) else { return nil }
    self.content = content
    super.init()
  }

  /// A name that ends in `@2x` or `@3x` sets the scale.
  public init?(contentsOfFile path: String) {
    guard let content = ImageFile(path: path)?.content(for: .current) else { return nil }
    self.content = content
    super.init()
  }

  /// Looks in the main bundle and the resource bundles beside it.
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
  }

  /// The variant for `traitCollection`: of an asset catalog, else of a loose file.
  ///
  /// A bundle of nil is the main bundle, which stands for the resource bundles beside it, too; traits
  /// of nil are the current ones.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    guard let found = ImageAssets.content(named: name, in: bundle, traits: traitCollection) else {
      return nil
    }
    self.init(found)
  }

  /// The same, in the configuration's point size, weight and scale if it is a symbol.
  public convenience init?(
    named name: String, in bundle: Bundle?, with configuration: Configuration?
  ) {
    let found = ImageAssets.content(
      named: name, in: bundle, traits: configuration?.traitCollection, configuration: configuration)
    guard let found else { return nil }
    self.init(found)
  }

  /// A symbol, in its outline: drawn at any size it is sharp.
  ///
  /// A file of the package's folder of symbols comes first, then our own drawing (`SymbolCatalog`). For a symbol of
  /// Apple's that has neither, a dotted box is shown and the run says so; for a name that is no symbol's the image is
  /// nil.
  public convenience init?(systemName name: String) {
    self.init(systemName: name, withConfiguration: nil)
  }

  /// Drawn in the configuration's point size and weight.
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

  /// An image of no size where no asset or file has the name.
  public required convenience init(imageLiteralResourceName name: String) {
    self.init(ImageAssets.content(named: name, in: nil, traits: nil) ?? ImageContent())
  }

  // MARK: What it is

  /// The pixels before orientation and tint.
  open var cgImage: CGImage? { content.cgImage }
  /// Points, after orientation.
  open var size: CGSize { content.size }
  /// Pixels in a point.
  open var scale: CGFloat { content.scale }
  open var imageOrientation: Orientation { content.orientation }
  open var renderingMode: RenderingMode { content.renderingMode }
  /// In points.
  open var capInsets: UIEdgeInsets { content.capInsets }
  open var resizingMode: ResizingMode { content.resizingMode }
  open var alignmentRectInsets: UIEdgeInsets { content.alignmentRectInsets }
  /// In points; nil without a baseline.
  open var baselineOffsetFromBottom: CGFloat? { content.baselineOffsetFromBottom }
  open var hasBaseline: Bool { content.baselineOffsetFromBottom != nil }
  /// Heeded by image views alone.
  open var flipsForRightToLeftLayoutDirection: Bool { content.flipsForRightToLeft }
  /// Nil for an image that is not animated.
  open var images: [UIImage]? { content.frames }
  /// Seconds for all of `images`.
  open var duration: TimeInterval { content.duration }
  open var isSymbolImage: Bool { content.symbol != nil }
  open var configuration: Configuration? { content.configuration }
  open var symbolConfiguration: SymbolConfiguration? { content.symbol?.configuration }
  /// Of its configuration, else nothing but the display scale.
  open var traitCollection: UITraitCollection {
    content.configuration?.traitCollection ?? UITraitCollection(displayScale: content.scale)
  }

  // MARK: Derived images

  open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    with { $0.renderingMode = renderingMode }
  }

  /// The middle is repeated, not stretched.
  open func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
    resizableImage(withCapInsets: capInsets, resizingMode: .tile)
  }

  open func resizableImage(
    withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode
  ) -> UIImage {
    with {
      $0.capInsets = capInsets
      $0.resizingMode = resizingMode
      $0.isResizable = true
    }
  }

  /// The point after the caps stretches.
  open func stretchableImage(withLeftCapWidth left: Int, topCapHeight top: Int) -> UIImage {
    stretchable(left: CGFloat(left), top: CGFloat(top))
  }

  open func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
    with { $0.alignmentRectInsets = alignmentInsets }
  }

  /// Points from the lower edge upwards.
  open func withBaselineOffset(fromBottom baselineOffset: CGFloat) -> UIImage {
    with { $0.baselineOffsetFromBottom = baselineOffset }
  }

  open func imageWithoutBaseline() -> UIImage { with { $0.baselineOffsetFromBottom = nil } }

  /// Image views mirror it where their layout runs from right to left; the pixels stay.
  open func imageFlippedForRightToLeftLayoutDirection() -> UIImage {
    with { $0.flipsForRightToLeft = true }
  }

  open func withHorizontallyFlippedOrientation() -> UIImage {
    with { $0.orientation = $0.orientation.mirrored }
  }

  /// Drawn in the colour wherever the image has alpha.
  open func withTintColor(_ color: UIColor) -> UIImage { with { $0.tint = color } }

  open func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    with {
      $0.tint = color
      $0.renderingMode = renderingMode
    }
  }

  /// That of the catalogue that the image is from, or one that images for other traits can be registered with.
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
  /// What it was registered with, or is from.
  final var joinedAsset: UIImageAsset? { ownAsset.withLock { $0 } ?? content.registry }
  final func join(_ asset: UIImageAsset) { ownAsset.withLock { $0 = asset } }

  /// A symbol is drawn anew; of an asset, the variant for the configuration's traits is taken.
  open func withConfiguration(_ configuration: Configuration) -> UIImage {
    configured(by: configuration)
  }

  /// Nil for images that are no symbols.
  open func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    content.symbol == nil ? nil : configured(by: configuration)
  }

  /// The first frame is what shows; nil without frames.
  open class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
    animation(of: images, duration: duration)
  }

  /// The image itself, at once.
  open func preparingForDisplay() -> UIImage? { self }
  /// The image itself, on a later turn of the main queue.
  open func prepareForDisplay(
    completionHandler: @escaping @Sendable (UIImage?) -> Void
  ) { RunLoop.main.perform { completionHandler(self) } }
  open func byPreparingForDisplay() async -> UIImage? { self }

  /// The image drawn at another size, in points, at its own scale.
  open func preparingThumbnail(of size: CGSize) -> UIImage? { thumbnail(of: size) }
  /// On a later turn of the main queue.
  open func prepareThumbnail(
    of size: CGSize, completionHandler: @escaping @Sendable (UIImage?) -> Void
  ) { RunLoop.main.perform { completionHandler(self.thumbnail(of: size)) } }
  open func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? { thumbnail(of: size) }

  // MARK: Output

  /// Depends on the pixels alone; the scale is not stored, and orientation is lost as in UIKit.
  open func pngData() -> Data? { encodedPNG() }

  /// Nil, as on iOS where no encoder is there: none for HEIC exists here.
  open func heicData() -> Data? { nil }

  /// Depends on the pixels, the quality and the orientation alone; the scale is not stored, and what shines through
  /// is white.
  ///
  /// - Parameter compressionQuality: from 0 to 1; at 1 colours keep their full resolution. The bytes are not Apple's.
  open func jpegData(compressionQuality: CGFloat) -> Data? {
    encodedJPEG(quality: compressionQuality)
  }

  /// The upper left corner at `point`; nothing without a current context.
  open func draw(at point: CGPoint) { draw(at: point, blendMode: .normal, alpha: 1) }

  /// An alpha below 1 takes the place of the context's own, any other leaves it.
  open func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
    draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
  }

  /// Scaled to `rect`, a resizable image by its caps; nothing without a current context.
  open func draw(in rect: CGRect) { draw(in: rect, blendMode: .normal, alpha: 1) }

  /// An alpha below 1 takes the place of the context's own, any other leaves it.
  open func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    content.draw(in: rect, context: context, blendMode: blendMode, alpha: alpha)
  }

  /// Repeats the image over `rect` from its upper left corner.
  open func drawAsPattern(in rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    content.tile(over: rect, context: context)
  }

  /// True for equal pixels, scale and orientation.
  open override func isEqual(_ object: Any?) -> Bool { showsSame(as: object as? UIImage) }

  open override var hash: Int { content.hash }

  open override var description: String {
    "<UIImage:\(ObjectAddress.text(of: self)) \(contentWords) {\(size.width.briefText), "
      + "\(size.height.briefText)} renderingMode=\(renderingMode.word)>"
  }
}

extension UIImage: _ExpressibleByImageLiteral {}

/// The type of `#imageLiteral(…)`.
public typealias _ImageLiteralType = UIImage
