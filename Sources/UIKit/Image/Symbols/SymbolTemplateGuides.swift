import DarkroomCoreGraphics

/// The guides of a template, which determine the size of a variant and its baseline.
struct SymbolTemplateGuides {
  let file: String
  /// The corners of the guides by id, in the coordinates of the file.
  let places: [String: CGPoint]

  private typealias Margins = (left: CGFloat, right: CGFloat)

  /// - Parameter layers: The outlines, in the coordinates of the file.
  func shapes(
    of layers: [SymbolTemplateVariant: [SymbolShape.Layer]]
  ) throws(SymbolTemplateError) -> SymbolTemplate.Variants {
    let drawn = layers.filter { !$0.value.isEmpty }
    guard !drawn.isEmpty else { throw .noVariants(file: file) }
    var shapes: SymbolTemplate.Variants = [:]
    for (variant, layers) in drawn {
      shapes[variant] = try shape(of: layers, variant, bearings: bearings(in: drawn))
    }
    return shapes
  }

  private func shape(
    of layers: [SymbolShape.Layer], _ variant: SymbolTemplateVariant, bearings: Margins
  ) throws(SymbolTemplateError) -> SymbolShape {
    let baseline = try height("Baseline", variant)
    let capHeight = baseline - (try height("Capline", variant))
    // A template is drawn at 100 points, unless its guides show another size.
    let factor = capHeight > 0 ? SymbolShape.capHeight / capHeight : 1
    let ink = SymbolShape(layers: layers).ink
    let margins =
      margins(of: variant) ?? (ink.minX - bearings.left, ink.maxX + bearings.right)
    let place = CGAffineTransform(
      a: factor, b: 0, c: 0, d: factor, tx: -margins.left * factor, ty: -baseline * factor)
    let placed = layers.map { layer in
      var layer = layer
      layer.path = layer.path.mapped { $0.applying(place) }
      return layer
    }
    return SymbolShape(layers: placed, width: max(0, margins.right - margins.left) * factor)
  }

  private func height(
    _ name: String, _ variant: SymbolTemplateVariant
  ) throws(SymbolTemplateError) -> CGFloat {
    let id = "\(name)-\(variant.scale.rawValue)"
    guard let place = places[id] else { throw .noGuide(file: file, guide: id) }
    return place.y
  }

  /// The margins of a variant.
  ///
  /// The oldest templates had only those of Regular-M, without a weight in their names.
  private func margins(of variant: SymbolTemplateVariant) -> Margins? {
    let isFirst = variant == SymbolTemplateVariant(weight: .regular, scale: .medium)
    func place(_ name: String) -> CGFloat? {
      (places["\(name)-\(variant.name)"] ?? (isFirst ? places[name] : nil))?.x
    }
    guard let left = place("left-margin"), let right = place("right-margin") else { return nil }
    return (left, right)
  }

  /// The space beside the ink, for variants without margins of their own: that of Regular-M, or else of the first
  /// variant.
  private func bearings(
    in layers: [SymbolTemplateVariant: [SymbolShape.Layer]]
  ) -> Margins {
    let regular = SymbolTemplateVariant(weight: .regular, scale: .medium)
    let names = layers.keys.sorted {
      ($0 == regular ? "" : $0.name) < ($1 == regular ? "" : $1.name)
    }
    for variant in names {
      guard let margins = margins(of: variant), let layers = layers[variant] else { continue }
      let ink = SymbolShape(layers: layers).ink
      if !ink.isNull { return (ink.minX - margins.left, margins.right - ink.maxX) }
    }
    return (0, 0)
  }
}
