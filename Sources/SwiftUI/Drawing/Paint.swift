/// What a style paints with in given surroundings.
///
/// Its colors and images don't change, so that it may go to the main actor.
struct Paint: @unchecked Sendable {
  enum Source {
    case color(UIColor)
    case gradient(GradientPaint)
    case mesh(MeshPaint)
    /// Tiles, the first of which lies at the origin of the paint's rectangle.
    case tiles(UIImage, opacity: CGFloat)
    case material(Material, ColorScheme, opacity: CGFloat)
  }

  var source: Source
  /// The rectangle that a gradient or an image spans, in place of the shape's.
  var rect: CGRect?
  /// What Core Animation calls the mode in which the paint is mixed with what is beneath it.
  var blendFilter: String?
  /// The innermost first.
  var dropShadows: [PaintShadow] = []
  var innerShadows: [PaintShadow] = []

  init(_ source: Source) { self.source = source }
  init(_ color: UIColor) { self.init(.color(color)) }

  /// The color if there is nothing else to the paint.
  var color: UIColor? {
    guard case .color(let color) = source, blendFilter == nil, dropShadows.isEmpty,
      innerShadows.isEmpty
    else { return nil }
    return color
  }

  /// The paint itself, for what throws the shadows in another way.
  var withoutShadows: Paint {
    var paint = self
    (paint.dropShadows, paint.innerShadows) = ([], [])
    return paint
  }

  /// The paint with a share of its alpha.
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
