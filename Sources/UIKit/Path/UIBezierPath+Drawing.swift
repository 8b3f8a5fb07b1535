extension UIBezierPath {
  var fillRule: CGPathFillRule { usesEvenOddFillRule ? .evenOdd : .winding }

  func drawFill(in context: CGContext?, blendMode: CGBlendMode, alpha: CGFloat) {
    guard let context else { return }
    context.saveGState()
    context.blend(blendMode, alpha: alpha)
    context.setFlatness(flatness)
    context.beginPath()
    context.addPath(shape)
    context.fillPath(using: fillRule)
    context.restoreGState()
  }

  func drawStroke(in context: CGContext?, blendMode: CGBlendMode, alpha: CGFloat) {
    guard let context else { return }
    context.saveGState()
    context.blend(blendMode, alpha: alpha)
    context.setLineWidth(lineWidth == 0 ? context.thinnestLine : lineWidth)
    context.setLineCap(lineCapStyle)
    context.setLineJoin(lineJoinStyle)
    context.setMiterLimit(miterLimit)
    context.setLineDash(phase: dashPhase, lengths: dash)
    context.setFlatness(flatness)
    context.beginPath()
    context.addPath(shape)
    context.strokePath()
    context.restoreGState()
  }

  func clip(_ context: CGContext?) {
    guard let context else { return }
    context.beginPath()
    context.addPath(shape)
    context.clip(using: fillRule)
  }
}

extension CGContext {
  /// Leaves the context's own mode and alpha unchanged if they need no change.
  fileprivate func blend(_ mode: CGBlendMode, alpha: CGFloat) {
    if mode != .normal { setBlendMode(mode) }
    if alpha < 1 { setAlpha(alpha) }
  }

  /// The width of a device pixel in user space.
  fileprivate var thinnestLine: CGFloat {
    let scale = (ctm.a * ctm.d - ctm.b * ctm.c).magnitude.squareRoot()
    return scale > 0 ? 1 / scale : 0
  }
}
