/// The context in which a renderer's actions draw.
open class UIGraphicsRendererContext: NSObject {
  /// The context in pixels, scaled so that coordinates are in points with the origin at the top left.
  public let cgContext: CGContext
  private let storedFormat: UIGraphicsRendererFormat

  init(_ cgContext: CGContext, format: UIGraphicsRendererFormat) {
    self.cgContext = cgContext
    storedFormat = format
    super.init()
  }

  /// The renderer's format, with its bounds.
  open var format: UIGraphicsRendererFormat { storedFormat }

  /// Replaces the pixels of `rect` by the fill color, also where it is translucent.
  open func fill(_ rect: CGRect) { fill(rect, blendMode: .copy) }

  /// Fills `rect` with the fill color; the context's own blend mode stays.
  open func fill(_ rect: CGRect, blendMode: CGBlendMode) {
    inState(blendMode) { cgContext.fill(rect) }
  }

  /// Draws a frame one point wide inside `rect`, in the stroke color.
  open func stroke(_ rect: CGRect) { stroke(rect, blendMode: .copy) }

  /// Draws a frame one point wide inside `rect`; the context's own blend mode and line width stay.
  open func stroke(_ rect: CGRect, blendMode: CGBlendMode) {
    inState(blendMode) {
      cgContext.setLineWidth(1)
      cgContext.stroke(rect.insetBy(dx: 0.5, dy: 0.5))
    }
  }

  /// Limits later drawing to `rect`, within the clip that is already there.
  open func clip(to rect: CGRect) { cgContext.clip(to: rect) }

  private func inState(_ blendMode: CGBlendMode, _ draw: () -> Void) {
    cgContext.saveGState()
    cgContext.setBlendMode(blendMode)
    draw()
    cgContext.restoreGState()
  }
}
