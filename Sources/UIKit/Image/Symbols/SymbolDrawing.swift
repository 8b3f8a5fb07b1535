/// A symbol as strokes and fills in hundredths of an em, y pointing down.
///
/// The drawings are our own, after the shapes that the names describe; Apple's are not free.
struct SymbolDrawing {
  enum Part {
    case stroke(UIBezierPath)
    case fill(UIBezierPath)
    /// Takes away what was drawn before.
    case erase(UIBezierPath)
    /// Takes away a stroke as wide as the symbol's.
    case eraseStroke(UIBezierPath)
  }

  let width: CGFloat
  let height: CGFloat
  let parts: [Part]

  /// Size of the em box against the point size: a circle, 108 hundredths with its stroke, is as wide as the point size.
  static let emPerPoint: CGFloat = 0.922

  func draw(in context: CGContext, strokeWidth: CGFloat) {
    context.setLineCap(.round)
    context.setLineJoin(.round)
    context.setLineWidth(strokeWidth)
    context.setFillColor(gray: 0, alpha: 1)
    context.setStrokeColor(gray: 0, alpha: 1)
    context.beginTransparencyLayer(auxiliaryInfo: nil)
    for part in parts { draw(part, in: context) }
    context.endTransparencyLayer()
  }

  private func draw(_ part: Part, in context: CGContext) {
    switch part {
    case .stroke(let path):
      context.addPath(path.cgPath)
      context.strokePath()
    case .fill(let path):
      context.addPath(path.cgPath)
      context.fillPath(using: path.fillRule)
    case .erase(let path):
      context.setBlendMode(.destinationOut)
      context.addPath(path.cgPath)
      context.fillPath()
      context.setBlendMode(.normal)
    case .eraseStroke(let path):
      context.setBlendMode(.destinationOut)
      context.addPath(path.cgPath)
      context.strokePath()
      context.setBlendMode(.normal)
    }
  }
}
