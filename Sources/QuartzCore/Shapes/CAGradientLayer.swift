public import DarkroomCoreGraphics
import DarkroomRaster

/// Draws a gradient over its background, rounded by its corner radius.
open class CAGradientLayer: CALayer {
  /// `CGColor`s; anything else is left out.
  open var colors: [Any]?
  /// As many as colours, ascending; nil spreads the colours evenly.
  open var locations: [NSNumber]?
  /// In units of the bounds.
  ///
  /// The centre of a radial or conic gradient.
  open var startPoint = CGPoint(x: 0.5, y: 0)
  /// In units of the bounds.
  ///
  /// Of a radial gradient, the corner of the box of its outermost ellipse.
  open var endPoint = CGPoint(x: 0.5, y: 1)
  /// A type of nobody's is drawn as `axial`.
  open var type = CAGradientLayerType.axial

  public override init() { super.init() }

  public override init(layer: Any) {
    super.init(layer: layer)
    guard let other = layer as? CAGradientLayer else { return }
    (colors, locations, type) = (other.colors, other.locations, other.type)
    (startPoint, endPoint) = (other.startPoint, other.endPoint)
  }

  override func recordContent(in recorder: inout DisplayListRecorder) {
    recordGradient(in: &recorder)
  }
  override var contentOperationCount: Int { 1 }

  public required init?(coder: NSCoder) { super.init(coder: coder) }
}
