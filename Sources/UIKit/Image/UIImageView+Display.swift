import DarkroomCoreGraphics

extension UIImageView {
  func setUpImageView() {
    isUserInteractionEnabled = false
    isOpaque = false
  }

  func change(_ edit: (inout ImageViewContent) -> Void) {
    let (oldSize, oldInsets) = (content.shown?.size, content.shown?.alignmentRectInsets)
    edit(&content)
    if content.shown?.size != oldSize || content.shown?.alignmentRectInsets != oldInsets {
      invalidateIntrinsicContentSize()
      superview?.placedSubviewDidChange()
    }
    showImage()
  }

  /// The image that the view shows; a symbol with a text style has the size of that style in the view's traits.
  var shownImage: UIImage? { content.shown?.sized(for: traitCollection) }

  /// Updates the image for another content size category, in which a symbol with a text style has another size.
  func followCategory(_ previous: UITraitCollection?) {
    guard content.shown?.content.symbol?.configuration.attributes.textStyle != nil,
      previous?.preferredContentSizeCategory != traitCollection.preferredContentSizeCategory
    else { return }
    invalidateIntrinsicContentSize()
    superview?.placedSubviewDidChange()
  }

  /// The name of the symbol for which a dotted box is shown; nil if there is none.
  package var missingSymbol: String? {
    shownImage?.content.symbol.flatMap { $0.isMissing ? $0.name : nil }
  }

  /// Sets the layer's contents to the image, after orientation and tint are applied.
  func showImage() {
    guard let image = shownImage?.resolved(with: traitCollection) else {
      layer.contents = nil
      return
    }
    let size = pictureSize(of: image)
    content.drawnSize = size
    content.isDrawnMirrored = isMirrored(image)
    let scale = pictureScale(of: image, at: size)
    traitCollection.performAsCurrent {
      layer.contents = picture(of: image, size: size, scale: scale)
    }
    layer.contentsScale = scale
  }

  /// Redraws resizable images and symbols at every new size, and other images if the layout direction changed.
  func showImageInNewLayout() {
    guard let image = shownImage else { return }
    let isDrawnForSize = image.content.isResizable || image.content.isOutline
    if content.isDrawnMirrored != isMirrored(image)
      || isDrawnForSize && content.drawnSize != pictureSize(of: image)
    {
      showImage()
    }
  }

  private func isMirrored(_ image: UIImage) -> Bool {
    image.content.flipsForRightToLeft && effectiveUserInterfaceLayoutDirection == .rightToLeft
  }

  private func picture(of image: UIImage, size: CGSize, scale: CGFloat) -> CGImage? {
    var content = image.content
    if isMirrored(image) {
      content.orientation = content.orientation.mirrored
    }
    let needsTint = content.isTemplate && content.symbol?.isLayered != true
    return content.flattened(size: size, scale: scale, tint: needsTint ? tintColor : nil)
  }

  /// The size for which the layer's picture is drawn, in points.
  ///
  /// It is the image's own size, unless the image can be drawn sharply at the size that the content mode gives it.
  private func pictureSize(of image: UIImage) -> CGSize {
    let size = image.size
    guard !bounds.isEmpty, size.width > 0, size.height > 0 else { return size }
    if image.content.isResizable {
      // Tiles are too many for a picture that is too large, and then the image's own picture is stretched.
      let canvas = ImageCanvas(bounds: bounds, scale: image.scale, isOpaque: false)
      let isDrawn = image.content.resizingMode == .stretch || canvas.hasRoom
      return contentMode == .scaleToFill && isDrawn ? bounds.size : size
    }
    guard image.content.isOutline else { return size }
    let ratios = (bounds.width / size.width, bounds.height / size.height)
    let wanted: CGSize
    switch contentMode {
    case .scaleToFill, .redraw: wanted = bounds.size
    case .scaleAspectFit: wanted = size.scaled(by: min(ratios.0, ratios.1))
    case .scaleAspectFill: wanted = size.scaled(by: max(ratios.0, ratios.1))
    default: wanted = size
    }
    let scale = traitCollection.knownDisplayScale
    return wanted.width * wanted.height * scale * scale <= Self.mostOutlinePixels ? wanted : size
  }

  /// The number of pixels per point in the layer's picture.
  private func pictureScale(of image: UIImage, at size: CGSize) -> CGFloat {
    let content = image.content
    let scale = content.isOutline ? traitCollection.knownDisplayScale : image.scale
    // Other images show the pixels that they have.
    return content.isOutline || content.isResizable
      ? CGContext.shownScale(scale, of: size) : scale
  }

  /// The greatest number of pixels in a symbol's picture; above that, the picture of its own size is enlarged.
  private static let mostOutlinePixels: CGFloat = 4_194_304

  /// The image as UIKit writes it in the view's description.
  var imageDescriptionItems: [String] {
    guard let image = content.shown else { return [] }
    let size = "(\(image.size.width.briefText) \(image.size.height.briefText))"
    return [
      "image = <UIImage:\(ObjectAddress.text(of: image)) \(image.contentWords); "
        + "\(size)@\(image.scale.briefText)\(image.isSymbolImage ? "{2}" : "")>"
    ]
  }
}

extension CGSize {
  fileprivate func scaled(by factor: CGFloat) -> CGSize {
    CGSize(width: width * factor, height: height * factor)
  }
}
