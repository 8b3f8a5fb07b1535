import DarkroomCoreGraphics

extension SymbolDrawing {
  /// Draws the symbol in one color, or in layers with a color for each level.
  func draw(in context: CGContext, strokeWidth: CGFloat, colors: [Level: CGColor]? = nil) {
    context.setLineCap(.round)
    context.setLineJoin(.round)
    guard let colors else { return drawLayer(nil, in: context, strokeWidth: strokeWidth) }
    for level in Level.allCases.reversed() where parts.contains(where: { $0.level == level }) {
      guard let color = colors[level] else { continue }
      context.saveGState()
      context.setAlpha(color.alpha)
      context.setFillColor(color.copy(alpha: 1) ?? color)
      context.setStrokeColor(color.copy(alpha: 1) ?? color)
      drawLayer(level, in: context, strokeWidth: strokeWidth)
      context.restoreGState()
    }
  }

  /// Draws the parts of one level, without the areas that other parts erase; nil draws all levels in black.
  private func drawLayer(_ level: Level?, in context: CGContext, strokeWidth: CGFloat) {
    if level == nil {
      context.setFillColor(gray: 0, alpha: 1)
      context.setStrokeColor(gray: 0, alpha: 1)
    }
    context.beginTransparencyLayer(auxiliaryInfo: nil)
    for part in parts {
      context.setLineWidth(part.width(strokeWidth))
      draw(part, isInLayer: level.map { $0 == part.level }, in: context, strokeWidth: strokeWidth)
    }
    context.endTransparencyLayer()
  }

  private func draw(
    _ part: Part, isInLayer: Bool?, in context: CGContext, strokeWidth: CGFloat
  ) {
    switch part.ink {
    case .stroke where isInLayer != false: stroke(part.path, in: context)
    case .fill where isInLayer != false: fill(part.path, in: context)
    case .dashes where isInLayer != false:
      context.setLineDash(phase: 0, lengths: [strokeWidth, 2.2 * strokeWidth])
      stroke(part.path, in: context)
      context.setLineDash(phase: 0, lengths: [])
    case .cut where isInLayer == true: fill(part.path, in: context)
    case .cutStroke where isInLayer == true: stroke(part.path, in: context)
    case .stroke, .fill, .dashes: break
    case .erase, .cut: erasing(in: context) { fill(part.path, in: context) }
    case .eraseStroke, .cutStroke: erasing(in: context) { stroke(part.path, in: context) }
    }
  }

  private func stroke(_ path: UIBezierPath, in context: CGContext) {
    context.addPath(path.cgPath)
    context.strokePath()
  }

  private func fill(_ path: UIBezierPath, in context: CGContext) {
    context.addPath(path.cgPath)
    context.fillPath(using: path.fillRule)
  }

  private func erasing(in context: CGContext, _ draw: () -> Void) {
    context.setBlendMode(.destinationOut)
    draw()
    context.setBlendMode(.normal)
  }
}
