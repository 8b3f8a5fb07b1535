import DarkroomCoreGraphics

/// A symbol by name with what is asked of it: an outline that is sharp at any size.
struct SymbolImage {
  let name: String
  let configuration: UIImage.SymbolConfiguration
  let metrics: SymbolMetrics
  private let picture: SymbolPicture

  /// Nil for a name that is in no list of symbols.
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

  /// Whether a dotted box is shown in the place of its picture.
  var isMissing: Bool { picture.isMissing }

  func applying(_ other: UIImage.Configuration) -> SymbolImage {
    guard let other = other as? UIImage.SymbolConfiguration else { return self }
    return SymbolImage(
      name: name, picture: picture,
      configuration: UIImage.SymbolConfiguration(
        attributes: configuration.attributes.applying(other.attributes)))
  }

  /// Whether its levels have colors of their own, so that it isn't drawn in a tint.
  var isLayered: Bool { configuration.attributes.colors?.levels(of: name) != nil }

  /// The symbol in black or in the colors of its levels, its pixels those of the screen's scale.
  func content() -> ImageContent? {
    let scale = ImageCanvas.screenScale
    let bounds = CGRect(origin: .zero, size: metrics.size)
    let canvas = ImageCanvas(bounds: bounds, scale: scale, isOpaque: false)
    let image = SymbolRasters.picture(key(on: canvas)) {
      canvas.draw(for: "UIImage(systemName:)") { draw(in: bounds, context: $0) }
    }
    guard let image else { return nil }
    var content = ImageContent(cgImage: image, scale: scale)
    content.symbol = self
    if isLayered { content.renderingMode = .alwaysOriginal }
    content.alignmentRectInsets = metrics.alignmentRectInsets
    content.baselineOffsetFromBottom = metrics.baselineOffsetFromBottom
    content.configuration = configuration
    return content
  }

  /// What its pixels on `canvas` depend on, in black or in the colors that its levels have in the current traits.
  func key(on canvas: ImageCanvas) -> SymbolRasters.Key {
    let attributes = configuration.attributes
    let levels = attributes.colors?.levels(of: name)
    return SymbolRasters.Key(
      name: name, file: picture.file, isMissing: isMissing,
      pointSize: attributes.resolvedPointSize, weight: attributes.weight, scale: attributes.scale,
      levels: levels.map { levels in SymbolDrawing.Level.allCases.map { levels[$0]?.cgColor } },
      pixelWidth: canvas.pixelWidth, pixelHeight: canvas.pixelHeight, pixelScale: canvas.scale)
  }

  /// Draws the outline in black or in the colors of its levels, the image's own size scaled to `rect`; y points down.
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
