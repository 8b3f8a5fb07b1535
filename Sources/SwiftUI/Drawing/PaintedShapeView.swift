/// Draws a shape that is filled with a paint.
final class PaintedShapeView: UIView {
  private let path: (CGRect) -> Path
  private let paint: Paint
  private let rule: CAShapeLayerFillRule
  private let blendsEdges: Bool
  /// The layers besides the view's own.
  private var parts: [CALayer] = []
  /// The bounds for which the outline was drawn.
  private var drawnBounds: CGRect?

  override class var layerClass: AnyClass { CAShapeLayer.self }

  init(_ path: @escaping (CGRect) -> Path, _ paint: Paint, _ style: FillStyle) {
    self.path = path
    self.paint = paint
    rule = style.isEOFilled ? .evenOdd : .nonZero
    blendsEdges = style.isAntialiased
    super.init(frame: .zero)
    layer.compositingFilter = paint.blendFilter
    paint.dropShadows.first?.apply(to: layer)
    setUpLayer()
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    UncaughtException.raise("init(coder:) has not been implemented")
  }

  private var shapeLayer: CAShapeLayer? { layer as? CAShapeLayer }

  private func setUpLayer() {
    shapeLayer?.fillRule = rule
    shapeLayer?.blendsEdges = blendsEdges
    shapeLayer?.fillColor = nil
    switch paint.source {
    case .color(let color): shapeLayer?.fillColor = color.cgColor
    case .gradient, .mesh, .tiles: break
    case .material(let material, let scheme, let opacity):
      let view = UIVisualEffectView(effect: material.effect)
      view.overrideUserInterfaceStyle = UIUserInterfaceStyle(scheme)
      view.alpha = opacity
      addSubview(view)
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    // Replacing the layers requests layout again, which would never end.
    guard drawnBounds != bounds else { return }
    drawnBounds = bounds
    let outline = path(bounds)
    for part in parts { part.removeFromSuperlayer() }
    parts = paint.innerShadows.map { $0.innerLayer(of: outline) }
    switch paint.source {
    case .color: shapeLayer?.path = outline.cgPath
    case .gradient(let gradient):
      insert(gradient.layer(of: span, covering: outline.boundingRect), in: outline)
    case .mesh(let mesh): insert(mesh.layer(of: span), in: outline)
    case .tiles(let tile, let opacity):
      insert(CALayer(tile, from: span.origin, covering: outline.boundingRect, opacity), in: outline)
    case .material: cutMaterial(at: outline)
    }
    for part in parts { layer.addSublayer(part) }
  }

  /// The rectangle that a paint spans.
  private var span: CGRect { paint.rect ?? bounds }

  /// Inserts a layer beneath the other parts, clipped to the outline.
  private func insert(_ layer: CALayer, in outline: Path) {
    layer.mask = mask(outline, from: layer.frame.origin)
    parts.insert(layer, at: 0)
  }

  private func cutMaterial(at outline: Path) {
    let area = outline.boundingRect
    subviews.first?.frame = area
    subviews.first?.layer.mask = mask(outline, from: area.origin)
  }

  /// A mask with the shape, for a layer with the given origin.
  private func mask(_ outline: Path, from origin: CGPoint) -> CALayer {
    let mask = CAShapeLayer(filling: outline.offsetBy(dx: -origin.x, dy: -origin.y), rule)
    mask.blendsEdges = blendsEdges
    return mask
  }
}

extension CALayer {
  /// Creates a layer of tiles over an area, with one tile at a given point.
  fileprivate convenience init(
    _ tile: UIImage, from origin: CGPoint, covering area: CGRect, _ opacity: CGFloat
  ) {
    self.init()
    let (width, height) = (max(tile.size.width, 1e-3), max(tile.size.height, 1e-3))
    let x = origin.x + ((area.minX - origin.x) / width).rounded(.down) * width
    let y = origin.y + ((area.minY - origin.y) / height).rounded(.down) * height
    frame = CGRect(x: x, y: y, width: area.maxX - x, height: area.maxY - y)
    backgroundColor = UIColor(patternImage: tile).cgColor
    self.opacity = Float(opacity)
  }
}
