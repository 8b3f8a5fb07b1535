/// What a style paints with in given surroundings.
struct Paint {
  enum Source {
    case color(UIColor)
    case gradient(GradientPaint)
    case material(Material, ColorScheme, opacity: CGFloat)
  }

  var source: Source
  /// The rectangle that a gradient spans, in place of the shape's.
  var rect: CGRect?
  /// What Core Animation calls the mode in which the paint is mixed with what is beneath it.
  var blendFilter: String?
  var dropShadow: PaintShadow?
  var innerShadows: [PaintShadow] = []

  init(_ source: Source) { self.source = source }
  init(_ color: UIColor) { self.init(.color(color)) }

  /// The color if there is nothing else to the paint.
  var color: UIColor? {
    guard case .color(let color) = source, blendFilter == nil, dropShadow == nil,
      innerShadows.isEmpty
    else { return nil }
    return color
  }

  /// The paint with a share of its alpha.
  func opacity(_ share: CGFloat) -> Paint {
    var paint = self
    switch source {
    case .color(let color): paint.source = .color(color.multiplyingAlpha(by: share))
    case .gradient(let gradient): paint.source = .gradient(gradient.opacity(share))
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
