import DarkroomCoreGraphics

/// A symbol with its name and configuration: an outline that is sharp at any size.
struct SymbolImage {
  let name: String
  let configuration: UIImage.SymbolConfiguration
  let metrics: SymbolMetrics
  private let picture: SymbolPicture

  /// Returns nil if the name isn't that of a symbol.
  init?(name: String, configuration: UIImage.Configuration?) {
    guard let picture = SymbolPicture(systemName: name) else { return nil }
    self.init(name: name, picture: picture, configuration: configuration)
  }

  init(name: String, picture: SymbolPicture, configuration: UIImage.Configuration?) {
    let configuration = configuration as? UIImage.SymbolConfiguration ?? .unspecified
    self.name = name
    self.picture = picture
    self.configuration = configuration
    metrics = picture.metrics(
      configuration.attributes, pixel: 1 / ImageCanvas.screenScale)
  }

  /// Whether a dotted box is shown instead of the symbol.
  var isMissing: Bool { picture.isMissing }

  func applying(_ other: UIImage.Configuration) -> SymbolImage {
    guard let other = other as? UIImage.SymbolConfiguration else { return self }
    return SymbolImage(
      name: name, picture: picture,
      configuration: UIImage.SymbolConfiguration(
        attributes: configuration.attributes.applying(other.attributes)))
  }

  /// Whether the levels have colors of their own, so that the symbol isn't tinted.
  var isLayered: Bool { configuration.attributes.colors?.levels(of: name) != nil }

  /// The symbol as pixels at the screen's scale, in black or in the colors of its levels.
  ///
  /// A symbol of an absurd size has fewer pixels. They are seldom shown, because the outline is drawn.
  func content() -> ImageContent? {
    let scale = CGContext.shownScale(ImageCanvas.screenScale, of: metrics.size)
    let bounds = CGRect(origin: .zero, size: metrics.size)
    let canvas = ImageCanvas(bounds: bounds, scale: scale, isOpaque: false)
    let image = SymbolRasters.picture(key(on: canvas)) {
      canvas.draw(for: "UIImage(systemName:)") { draw(in: bounds, context: $0) }
    }
    guard let image else { return nil }
    var content = ImageContent(cgImage: image, scale: scale)
    content.symbol = self
    if scale < ImageCanvas.screenScale { content.exactSize = metrics.size }
    if isLayered { content.renderingMode = .alwaysOriginal }
    content.alignmentRectInsets = metrics.alignmentRectInsets
    content.baselineOffsetFromBottom = metrics.baselineOffsetFromBottom
    content.configuration = configuration
    return content
  }

  /// A key of everything that determines the pixels on `canvas`, including the colors of levels in the current traits.
  func key(on canvas: ImageCanvas) -> SymbolRasters.Key {
    let attributes = configuration.attributes
    let levels = attributes.colors?.levels(of: name)
    return SymbolRasters.Key(
      name: name, file: picture.file, isMissing: isMissing,
      pointSize: attributes.resolvedPointSize, weight: attributes.weight, scale: attributes.scale,
      levels: levels.map { levels in SymbolDrawing.Level.allCases.map { levels[$0]?.cgColor } },
      pixelWidth: canvas.pixelWidth, pixelHeight: canvas.pixelHeight, pixelScale: canvas.scale)
  }

  /// Draws the outline in black or in the colors of its levels, scaled from the image's own size to `rect`; y points
  /// down.
  func draw(in rect: CGRect, context: CGContext) {
    guard metrics.size.width > 0, metrics.size.height > 0 else { return }
    context.saveGState()
    context.translateBy(x: rect.minX, y: rect.minY)
    context.scaleBy(x: rect.width / metrics.size.width, y: rect.height / metrics.size.height)
    context.translateBy(x: metrics.origin.x, y: metrics.origin.y)
    context.scaleBy(x: metrics.unit, y: metrics.unit)
    let attributes = configuration.attributes
    let colors = attributes.colors?.levels(of: name)?.mapValues(\.cgColor)
    picture.draw(in: context, attributes, colors: colors)
    context.restoreGState()
  }
}
