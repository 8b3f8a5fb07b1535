extension UIImage {
  /// Returns a copy with one property changed.
  func with(_ change: (inout ImageContent) -> Void) -> UIImage {
    var content = content
    content.registry = joinedAsset
    change(&content)
    return UIImage(content)
  }

  /// Returns an image in which one point in the middle stretches, as before iOS 5.
  func stretchable(left: CGFloat, top: CGFloat) -> UIImage {
    let insets = UIEdgeInsets(
      top: top, left: left, bottom: max(0, size.height - top - 1),
      right: max(0, size.width - left - 1))
    return resizableImage(withCapInsets: insets, resizingMode: .stretch)
  }

  func configured(by configuration: Configuration) -> UIImage {
    if let symbol = content.symbol {
      guard let drawn = symbol.applying(configuration).content() else { return self }
      return with {
        $0.cgImage = drawn.cgImage
        $0.scale = drawn.scale
        $0.exactSize = drawn.exactSize
        // Insets that the user set in place of the symbol's own are kept.
        if $0.alignmentRectInsets == symbol.metrics.alignmentRectInsets {
          $0.alignmentRectInsets = drawn.alignmentRectInsets
        }
        if $0.baselineOffsetFromBottom == symbol.metrics.baselineOffsetFromBottom {
          $0.baselineOffsetFromBottom = drawn.baselineOffsetFromBottom
        }
        $0.symbol = drawn.symbol
        $0.configuration = configuration
      }
    }
    let found = resolved(with: configuration.traitCollection ?? .current)
    return found.with { $0.configuration = configuration }
  }

  /// For a symbol, an image at the size of its text style in `traits`; any other image is returned unchanged.
  ///
  /// - Parameter standard: The text style of symbols without a size of their own.
  func sized(for traits: UITraitCollection, standard: UIFont.TextStyle? = nil) -> UIImage {
    guard var attributes = content.symbol?.configuration.attributes else { return self }
    let own = attributes.pointSize == nil ? standard : attributes.textStyle
    guard let style = own else { return self }
    let size = UIFont.preferredFont(forTextStyle: style, compatibleWith: traits).pointSize
    guard size != attributes.resolvedPointSize else { return self }
    attributes.pointSize = size
    attributes.textStyle = style
    return configured(by: SymbolConfiguration(attributes: attributes))
  }

  /// The variant in an asset catalog for `traits`; the image itself if there is none.
  func resolved(with traits: UITraitCollection) -> UIImage {
    if let asset = joinedAsset, let found = registered(in: asset, for: traits) { return found }
    guard let file = content.asset?.file(for: traits), let fresh = file.content(for: traits) else {
      return self
    }
    return with {
      $0.cgImage = fresh.cgImage
      $0.scale = fresh.scale
      $0.exactSize = fresh.exactSize
      $0.orientation = fresh.orientation
      $0.vector = fresh.vector
    }
  }

  /// The registered image for the traits, with all properties of this one except the pixels.
  private func registered(in asset: UIImageAsset, for traits: UITraitCollection) -> UIImage? {
    guard let found = asset.best(for: traits) else { return nil }
    guard found.cgImage !== content.cgImage else { return self }
    return with {
      $0.cgImage = found.cgImage
      $0.scale = found.scale
      $0.exactSize = found.exactSize
      $0.orientation = found.orientation
      $0.vector = found.vector
    }
  }

  /// An animated image, which is shown as its first frame where nothing animates.
  class func animation(of images: [UIImage], duration: TimeInterval) -> UIImage? {
    guard let first = images.first else { return nil }
    return first.with {
      $0.frames = images
      $0.duration = duration
    }
  }

  func thumbnail(of size: CGSize) -> UIImage? {
    let canvas = ImageCanvas(
      bounds: CGRect(origin: .zero, size: size), scale: scale, isOpaque: false)
    guard !canvas.isEmpty, canvas.hasRoom,
      let image = canvas.draw(for: "preparingThumbnail(of:)", { _ in draw(in: canvas.bounds) })
    else {
      return nil
    }
    return UIImage(cgImage: image, scale: scale, orientation: .up)
  }

  /// The name of the content in descriptions.
  var contentWords: String {
    content.symbol.map { "symbol \"\($0.name)\"" } ?? "anonymous"
  }

  func encodedPNG() -> Data? {
    guard let cgImage = content.cgImage else { return nil }
    guard content.tint != nil else { return EncodedImage.png(cgImage) }
    var upright = content
    upright.orientation = .up
    return upright.flattened(size: upright.size).flatMap { EncodedImage.png($0) }
  }

  /// Encodes a JPEG file.
  ///
  /// The orientation is stored rather than applied, unless a tint has to be drawn.
  func encodedJPEG(quality: CGFloat) -> Data? {
    guard let cgImage = content.cgImage else { return nil }
    guard content.tint != nil else {
      return EncodedImage.jpeg(cgImage, quality: quality, orientation: imageOrientation)
    }
    var upright = content
    upright.orientation = .up
    return upright.flattened(size: upright.size).flatMap {
      EncodedImage.jpeg($0, quality: quality, orientation: imageOrientation)
    }
  }

  func showsSame(as other: UIImage?) -> Bool {
    guard let other else { return false }
    if self === other { return true }
    guard scale == other.scale, imageOrientation == other.imageOrientation,
      isSymbolImage == other.isSymbolImage
    else { return false }
    guard let a = cgImage, let b = other.cgImage else {
      return cgImage == nil && other.cgImage == nil
    }
    return a === b || a.pixmap == b.pixmap
  }
}

extension CGFloat {
  /// The number as `%g` prints it, which UIKit's descriptions use for lengths.
  var briefText: String { String(format: "%g", Double(self)) }
}
