public import DarkroomCoreGraphics
import DarkroomRaster

/// Draws a path, in its own coordinates and beyond its bounds, between contents and sublayers.
open class CAShapeLayer: CALayer {
  /// In the layer's coordinates; drawn beyond the bounds unless the layer masks.
  open var path: CGPath?
  /// Nil leaves the path unfilled.
  open var fillColor: CGColor? = .black
  open var fillRule = CAShapeLayerFillRule.nonZero
  /// Nil leaves the path without a stroke, as at first.
  open var strokeColor: CGColor?
  /// Where the stroke begins and ends, as shares of the path's length.
  open var strokeStart: CGFloat = 0
  /// 1 is the end of the path; nothing is stroked unless it is greater than `strokeStart`.
  open var strokeEnd: CGFloat = 1
  /// In points, half of it on either side of the path; nothing is stroked at 0 or less.
  open var lineWidth: CGFloat = 1
  /// In line widths; a longer mitre becomes a bevel.
  open var miterLimit: CGFloat = 10
  open var lineCap = CAShapeLayerLineCap.butt
  open var lineJoin = CAShapeLayerLineJoin.miter
  /// Points into the pattern at which each subpath starts.
  open var lineDashPhase: CGFloat = 0
  /// Points of ink and gap in turn; nil, a negative length or nothing but zeros make a solid line.
  open var lineDashPattern: [NSNumber]?

  public override init() { super.init() }

  public override init(layer: Any) {
    super.init(layer: layer)
    guard let other = layer as? CAShapeLayer else { return }
    (path, fillColor, fillRule) = (other.path, other.fillColor, other.fillRule)
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
