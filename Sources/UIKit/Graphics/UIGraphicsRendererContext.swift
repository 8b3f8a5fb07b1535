/// The context in which a renderer's actions draw.
open class UIGraphicsRendererContext: NSObject {
  public let cgContext: CGContext
  private let storedFormat: UIGraphicsRendererFormat

  init(_ cgContext: CGContext, format: UIGraphicsRendererFormat) {
    self.cgContext = cgContext
    storedFormat = format
    super.init()
  }

  open var format: UIGraphicsRendererFormat { storedFormat }

  open func fill(_ rect: CGRect) { fill(rect, blendMode: .copy) }

  open func fill(_ rect: CGRect, blendMode: CGBlendMode) {
    inState(blendMode) { cgContext.fill(rect) }
  }

  /// Draws a frame one point wide inside `rect`, in the stroke color.
  open func stroke(_ rect: CGRect) { stroke(rect, blendMode: .copy) }

  open func stroke(_ rect: CGRect, blendMode: CGBlendMode) {
    inState(blendMode) {
      cgContext.setLineWidth(1)
      cgContext.stroke(rect.insetBy(dx: 0.5, dy: 0.5))
    }
  }

  open func clip(to rect: CGRect) { cgContext.clip(to: rect) }

  private func inState(_ blendMode: CGBlendMode, _ draw: () -> Void) {
    cgContext.saveGState()
    cgContext.setBlendMode(blendMode)
    draw()
    cgContext.restoreGState()
  }
}
