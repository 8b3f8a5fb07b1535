public import DarkroomCoreGraphics
import DarkroomRaster

/// A layer that draws a gradient over its background, with its corners rounded.
open class CAGradientLayer: CALayer {
  /// The colors as `CGColor`s; other objects are ignored.
  open var colors: [Any]?
  /// The locations of the colors in ascending order; nil spreads the colors evenly.
  open var locations: [NSNumber]?
  /// In units of the bounds.
  ///
  /// The start point, which is the center of a radial or conic gradient.
  open var startPoint = CGPoint(x: 0.5, y: 0)
  /// In units of the bounds.
  ///
  /// The end point. For a radial gradient, it is the corner of the outermost ellipse's bounding box.
  open var endPoint = CGPoint(x: 0.5, y: 1)
  /// The type; an unknown type is drawn as `axial`.
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
