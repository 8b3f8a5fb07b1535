/// Draws a shape that is filled with a paint.
final class PaintedShapeView: UIView {
  private let path: (CGRect) -> Path
  private let paint: Paint
  private let rule: CAShapeLayerFillRule
  /// What is drawn besides the view's own layer.
  private var parts: [CALayer] = []

  override class var layerClass: AnyClass { CAShapeLayer.self }

  init(_ path: @escaping (CGRect) -> Path, _ paint: Paint, _ style: FillStyle) {
    self.path = path
    self.paint = paint
    rule = style.isEOFilled ? .evenOdd : .nonZero
    super.init(frame: .zero)
    layer.compositingFilter = paint.blendFilter
    paint.dropShadow?.apply(to: layer)
    setUpLayer()
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    UncaughtException.raise("init(coder:) has not been implemented")
  }

  private var shapeLayer: CAShapeLayer? { layer as? CAShapeLayer }

  private func setUpLayer() {
    shapeLayer?.fillRule = rule
    shapeLayer?.fillColor = nil
    switch paint.source {
    case .color(let color): shapeLayer?.fillColor = color.cgColor
    case .gradient: break
    case .material(let material, let scheme, let opacity):
      let view = UIVisualEffectView(effect: material.effect)
      view.overrideUserInterfaceStyle = UIUserInterfaceStyle(scheme)
      view.alpha = opacity
      addSubview(view)
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let outline = path(bounds)
    for part in parts { part.removeFromSuperlayer() }
    parts = paint.innerShadows.map { $0.innerLayer(of: outline) }
    switch paint.source {
    case .color: shapeLayer?.path = outline.cgPath
    case .gradient(let gradient): parts.insert(layer(of: gradient, in: outline), at: 0)
    case .material: cutMaterial(at: outline)
    }
    for part in parts { layer.addSublayer(part) }
  }

  private func layer(of gradient: GradientPaint, in outline: Path) -> CALayer {
    let area = outline.boundingRect
    let layer = gradient.layer(of: paint.rect ?? bounds, covering: area)
    layer.mask = mask(outline, from: area.origin)
    return layer
  }

  private func cutMaterial(at outline: Path) {
    let area = outline.boundingRect
    subviews.first?.frame = area
    subviews.first?.layer.mask = mask(outline, from: area.origin)
  }

  /// The shape for a layer that begins at a point.
  private func mask(_ outline: Path, from origin: CGPoint) -> CALayer {
    CAShapeLayer(filling: outline.offsetBy(dx: -origin.x, dy: -origin.y), rule)
  }
}
