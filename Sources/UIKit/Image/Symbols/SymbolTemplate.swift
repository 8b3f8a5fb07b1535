import DarkroomCoreGraphics

/// A symbol in the format of the SF Symbols app: outlines for weights and scales, with guides.
///
/// - SeeAlso: Apple, "Creating custom symbol images for your app". As there, a template with Ultralight-S, Regular-S
///   and Black-S has the weights between and the other scales made of these; we differ in that any other weight or scale
///   that is missing is made of the nearest one that is there.
struct SymbolTemplate {
  /// The outlines of one group in the file, from its left margin and its baseline, in hundredths of an em.
  typealias Variants = [SymbolTemplateVariant: SymbolShape]

  let path: String
  private let variants: Variants

  init(file: URL) throws(SymbolTemplateError) {
    path = file.path
    variants = try SymbolTemplateReader.variants(of: file)
    try checkInterpolation(file.path)
  }

  private static let interpolated: [SymbolTemplateVariant.Weight] = [.ultralight, .regular, .black]

  private var interpolatedShapes: [SymbolShape]? {
    let shapes = Self.interpolated.compactMap {
      variants[SymbolTemplateVariant(weight: $0, scale: .small)]
    }
    return shapes.count == 3 ? shapes : nil
  }

  private func checkInterpolation(_ file: String) throws(SymbolTemplateError) {
    // A template with nine weights needs no interpolation.
    guard let shapes = interpolatedShapes, variants.keys.count(where: { $0.scale == .small }) == 3
    else { return }
    for (shape, weight) in zip(shapes, Self.interpolated) where !shape.isLike(shapes[1]) {
      throw .unlike(
        file: file, variant: SymbolTemplateVariant(weight: weight, scale: .small).name)
    }
  }

  func shape(for attributes: SymbolAttributes) -> SymbolShape {
    let wanted = SymbolTemplateVariant(attributes)
    if let shape = variants[wanted] { return shape }
    let scale = nearestScale(to: wanted.scale)
    let shape = shape(of: wanted.weight, scale: scale)
    return shape.scaled(by: wanted.scale.factor / scale.factor)
  }

  /// The scale itself if the file contains a weight of it; otherwise medium is preferred.
  private func nearestScale(to scale: SymbolTemplateVariant.Scale) -> SymbolTemplateVariant.Scale {
    let order = [scale, .medium, .small, .large]
    return order.first { scale in variants.keys.contains { $0.scale == scale } } ?? .medium
  }

  private func shape(
    of weight: SymbolTemplateVariant.Weight, scale: SymbolTemplateVariant.Scale
  ) -> SymbolShape {
    if let shape = variants[SymbolTemplateVariant(weight: weight, scale: scale)] { return shape }
    if scale == .small, let shapes = interpolatedShapes, shapes[0].isLike(shapes[1]),
      shapes[2].isLike(shapes[1])
    {
      return interpolated(weight, shapes)
    }
    let there = variants.keys.filter { $0.scale == scale }.sorted { $0.weight < $1.weight }
    let nearest = there.min {
      abs($0.weight.strokeWidth - weight.strokeWidth)
        < abs($1.weight.strokeWidth - weight.strokeWidth)
    }
    return nearest.flatMap { variants[$0] } ?? SymbolShape()
  }

  /// Interpolates between the nearest thinner and thicker of the three weights.
  private func interpolated(
    _ weight: SymbolTemplateVariant.Weight, _ shapes: [SymbolShape]
  ) -> SymbolShape {
    let widths = Self.interpolated.map(\.strokeWidth)
    let low = weight < .regular ? 0 : 1
    let part = (weight.strokeWidth - widths[low]) / (widths[low + 1] - widths[low])
    return shapes[low].interpolated(with: shapes[low + 1], part: part)
  }
}
