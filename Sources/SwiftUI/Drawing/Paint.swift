/// A style as it is painted in an environment.
///
/// Its colors and images never change, so it may be sent to the main actor.
struct Paint: @unchecked Sendable {
  enum Source {
    case color(UIColor)
    case gradient(GradientPaint)
    case mesh(MeshPaint)
    /// Tiles, of which the first is at the origin of the paint's rectangle.
    case tiles(UIImage, opacity: CGFloat)
    case material(Material, ColorScheme, opacity: CGFloat)
  }

  var source: Source
  /// The rectangle that a gradient or image spans, if it isn't that of the shape.
  var rect: CGRect?
  /// Core Animation's name for the blend mode of the paint.
  var blendFilter: String?
  /// The innermost first.
  var dropShadows: [PaintShadow] = []
  var innerShadows: [PaintShadow] = []

  init(_ source: Source) { self.source = source }
  init(_ color: UIColor) { self.init(.color(color)) }

  /// The color, if the paint has no other properties.
  var color: UIColor? {
    guard case .color(let color) = source, blendFilter == nil, dropShadows.isEmpty,
      innerShadows.isEmpty
    else { return nil }
    return color
  }

  /// The paint without its shadows, for code that draws these separately.
  var withoutShadows: Paint {
    var paint = self
    (paint.dropShadows, paint.innerShadows) = ([], [])
    return paint
  }

  /// The paint with its opacity multiplied.
  func opacity(_ share: CGFloat) -> Paint {
    var paint = self
    switch source {
    case .color(let color): paint.source = .color(color.multiplyingAlpha(by: share))
    case .gradient(let gradient): paint.source = .gradient(gradient.opacity(share))
    case .mesh(let mesh): paint.source = .mesh(mesh.opacity(share))
    case .tiles(let tile, let opacity): paint.source = .tiles(tile, opacity: opacity * share)
    case .material(let material, let scheme, let opacity):
      paint.source = .material(material, scheme, opacity: opacity * share)
    }
    return paint
  }
}

extension UIColor {
  func multiplyingAlpha(by share: CGFloat) -> UIColor {
    share == 1 ? self : withAlphaComponent(cgColor.alpha * share)
  }
}
