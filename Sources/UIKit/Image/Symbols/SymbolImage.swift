/// A symbol by name with what is asked of it.
struct SymbolImage {
  let name: String
  let configuration: UIImage.SymbolConfiguration
  private let drawing: SymbolDrawing

  /// Nil for a name that is not in the catalog.
  init?(name: String, configuration: UIImage.Configuration?) {
    guard let drawing = SymbolCatalog.drawing(named: name) else { return nil }
    self.name = name
    self.drawing = drawing
    self.configuration = configuration as? UIImage.SymbolConfiguration ?? .unspecified
  }

  private init(_ base: SymbolImage, _ configuration: UIImage.SymbolConfiguration) {
    name = base.name
    drawing = base.drawing
    self.configuration = configuration
  }

  func applying(_ other: UIImage.Configuration) -> SymbolImage {
    guard let other = other as? UIImage.SymbolConfiguration else { return self }
    return SymbolImage(
      self, .init(attributes: configuration.attributes.applying(other.attributes)))
  }

  /// The symbol in black at the screen's scale, its box rounded up to whole pixels.
  func content() -> ImageContent? {
    let attributes = configuration.attributes
    let unit = attributes.resolvedPointSize * attributes.factor * SymbolDrawing.emPerPoint / 100
    let scale = ImageCanvas.screenScale
    let size = CGSize(
      width: drawing.width * unit + attributes.strokeMargin(unit),
      height: drawing.height * unit + attributes.strokeMargin(unit))
    let bounds = CGRect(origin: .zero, size: size)
    let image = ImageCanvas(bounds: bounds, scale: scale, isOpaque: false).draw(
      for: "UIImage(systemName:)"
    ) { context in
      let margin = attributes.strokeMargin(unit) / 2
      context.translateBy(x: margin, y: margin)
      context.scaleBy(x: unit, y: unit)
      drawing.draw(in: context, strokeWidth: attributes.strokeWidth)
    }
    guard let image else { return nil }
    var content = ImageContent(cgImage: image, scale: scale)
    content.symbol = self
    content.tint = attributes.color
    if attributes.color != nil { content.renderingMode = .alwaysOriginal }
    content.baselineOffsetFromBottom = size.height / 2 - attributes.resolvedPointSize * 0.35
    content.configuration = configuration
    return content
  }
}

extension SymbolAttributes {
  /// Room for strokes along the box, in points, both sides together.
  func strokeMargin(_ unit: CGFloat) -> CGFloat { strokeWidth * unit }
}
