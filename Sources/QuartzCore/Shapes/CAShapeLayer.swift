public import DarkroomCoreGraphics
import DarkroomRaster

/// A layer that draws a path, in its own coordinates and beyond its bounds, between contents and sublayers.
open class CAShapeLayer: CALayer {
  /// The path in the layer's coordinates; parts outside of the bounds are drawn unless the layer masks.
  open var path: CGPath?
  /// Nil leaves the path unfilled.
  open var fillColor: CGColor? = .black
  /// The rule for which points are inside; `nonZero` by default.
  open var fillRule = CAShapeLayerFillRule.nonZero
  /// Whether the fill may cover pixels partially; if not, a pixel is filled if its center is inside.
  package var blendsEdges = true
  /// The color of the stroke; nil, the default, draws none.
  open var strokeColor: CGColor?
  /// The start of the stroke as a fraction of the path's length.
  open var strokeStart: CGFloat = 0
  /// The end of the stroke, where 1 is the end of the path; nothing is stroked unless it is greater than `strokeStart`.
  open var strokeEnd: CGFloat = 1
  /// The line width in points, half of it on either side of the path; 0 or less draws no stroke.
  open var lineWidth: CGFloat = 1
  /// The greatest length of a miter, in line widths; a longer one becomes a bevel.
  open var miterLimit: CGFloat = 10
  /// The shape of the ends of open subpaths and dashes; `butt` by default.
  open var lineCap = CAShapeLayerLineCap.butt
  /// The shape of corners; `miter` by default.
  open var lineJoin = CAShapeLayerLineJoin.miter
  /// The offset in points at which each subpath starts in the dash pattern.
  open var lineDashPhase: CGFloat = 0
  /// The alternating lengths of dashes and gaps in points; nil, a negative length or only zeros make a solid line.
  open var lineDashPattern: [NSNumber]?

  public override init() { super.init() }

  public override init(layer: Any) {
    super.init(layer: layer)
    guard let other = layer as? CAShapeLayer else { return }
    (path, fillColor, fillRule) = (other.path, other.fillColor, other.fillRule)
    blendsEdges = other.blendsEdges
    (strokeColor, strokeStart, strokeEnd) = (
      other.strokeColor, other.strokeStart, other.strokeEnd
    )
    (lineWidth, miterLimit) = (other.lineWidth, other.miterLimit)
    (lineCap, lineJoin) = (other.lineCap, other.lineJoin)
    (lineDashPhase, lineDashPattern) = (other.lineDashPhase, other.lineDashPattern)
  }

  override func recordContent(in recorder: inout DisplayListRecorder) {
    recordPath(in: &recorder)
  }
  override var contentOperationCount: Int {
    (fillColor == nil ? 0 : 1) + (strokeColor == nil ? 0 : 1)
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }
}
