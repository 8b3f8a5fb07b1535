/// A shadow that is part of a paint, with resolved colors.
struct PaintShadow {
  let color: UIColor
  /// The standard deviation of the blur, in points.
  let radius: CGFloat
  let offset: CGSize

  /// Sets the shadow on a layer.
  @MainActor
  func apply(to layer: CALayer) {
    layer.shadowColor = color.cgColor
    layer.shadowOpacity = 1
    layer.shadowRadius = radius
    layer.shadowOffset = offset
  }

  /// A layer with an inner shadow, which the outside of a shape casts into it.
  @MainActor
  func innerLayer(of outline: Path) -> CALayer {
    let reach = 3 * radius + max(abs(offset.width), abs(offset.height)) + 1
    var outside = Path(outline.boundingRect.insetBy(dx: -reach, dy: -reach))
    outside.addPath(outline)
    let frame = CAShapeLayer()
    frame.path = outside.cgPath
    frame.fillRule = .evenOdd
    frame.fillColor = color.cgColor
    apply(to: frame)
    let layer = CALayer()
    layer.addSublayer(frame)
    layer.mask = CAShapeLayer(filling: outline)
    return layer
  }
}

extension CAShapeLayer {
  /// Creates a layer that is opaque inside a shape.
  @MainActor
  convenience init(filling outline: Path, _ rule: CAShapeLayerFillRule = .nonZero) {
    self.init()
    path = outline.cgPath
    fillRule = rule
  }
}
