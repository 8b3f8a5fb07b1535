package import DarkroomCoreGraphics
import DarkroomRaster

/// The layer of a material, which shows its backdrop blurred and below a tint.
///
/// It is drawn if a hierarchy is drawn as on the screen, as on iOS, where the render server blurs; in a layer's own
/// picture a color can replace it.
package final class CABackdropLayer: CALayer {
  /// The standard deviation of the blur, in points.
  package var blurRadius: CGFloat = 0
  /// Over the blur.
  package var tintColor: CGColor?
  /// The color that replaces blur and tint; nil draws nothing.
  package var substituteColor: CGColor?

  package override init() { super.init() }

  override init(layer: Any) {
    super.init(layer: layer)
    guard let other = layer as? CABackdropLayer else { return }
    (blurRadius, tintColor) = (other.blurRadius, other.tintColor)
    substituteColor = other.substituteColor
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override var contentOperationCount: Int { 2 }

  override func recordBackdrop(in recorder: inout DisplayListRecorder, isShown: Bool) {
    guard !bounds.isEmpty else { return }
    let outline = LayerOutline(of: self)
    if isShown {
      recorder.save()
      recorder.clip(to: outline)
      recorder.blurBackdrop(in: Rect(bounds), sigma: Double(blurRadius))
      recorder.restore()
    }
    recorder.withPaint(isShown ? tintColor : substituteColor) { $0.fill(outline, paint: $1) }
  }
}
