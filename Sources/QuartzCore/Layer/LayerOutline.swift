import DarkroomCoreGraphics
import DarkroomRaster

/// The shape of a layer's bounds, with its corner properties.
enum LayerOutline {
  case rounded(RoundedRect)
  case continuous(Path)

  /// - Parameter inset: The distance of the outline inside the bounds, by which the radius shrinks as well.
  init(of layer: CALayer, inset: Double = 0) {
    let box = Rect(layer.bounds)
    let radii = CornerRadii(of: layer)
    func corner(_ radius: CGFloat) -> Double { max(0, Double(radius) - inset) }
    let rounded = RoundedRect(
      rect: box.insetBy(dx: inset, dy: inset), topLeft: corner(radii.topLeft),
      topRight: corner(radii.topRight), bottomRight: corner(radii.bottomRight),
      bottomLeft: corner(radii.bottomLeft))
    if layer.cornerCurve == .continuous, !rounded.isRectangle {
      self = .continuous(Path(continuousRoundedRect: rounded))
    } else {
      self = .rounded(rounded)
    }
  }
}

extension DisplayListRecorder {
  mutating func fill(_ outline: LayerOutline, paint: Paint) {
    switch outline {
    case .rounded(let shape): fill(shape, paint: paint)
    case .continuous(let path): fill(path, paint: paint)
    }
  }

  mutating func clip(to outline: LayerOutline) {
    switch outline {
    case .rounded(let shape): clip(to: shape)
    case .continuous(let path): clip(to: path)
    }
  }

  mutating func drawShadow(
    of outline: LayerOutline, offset: Point, sigma: Double, color: Color
  ) {
    switch outline {
    case .rounded(let shape): drawShadow(of: shape, offset: offset, sigma: sigma, color: color)
    case .continuous(let path): drawShadow(of: path, offset: offset, sigma: sigma, color: color)
    }
  }

  /// Lets `body` fill with a color or pattern of the layer's own space.
  mutating func withPaint(
    _ color: CGColor?, _ body: (inout DisplayListRecorder, Paint) -> Void
  ) {
    guard let color, color.alpha > 0 else { return }
    guard let pattern = color.pattern else { return body(&self, .color(color.rasterColor)) }
    let outer = opacity
    opacity *= Double(color.alpha)
    body(&self, .pattern(pattern.cell, transform: pattern.cellTransform))
    opacity = outer
  }
}
