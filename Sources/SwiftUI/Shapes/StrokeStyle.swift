/// The look of a line along a path.
public struct StrokeStyle: Equatable, Sendable, Animatable {
  /// The width of the line, in points.
  public var lineWidth: CGFloat
  /// The ends of open lines.
  public var lineCap: CGLineCap
  /// The corners of the line.
  public var lineJoin: CGLineJoin
  /// The length of a pointed corner, in widths of the line, above which the corner is cut off.
  public var miterLimit: CGFloat
  /// The lengths of dashes and gaps by turns, in points; an empty list is a solid line.
  public var dash: [CGFloat]
  /// The distance from the start of the dashes at which the line begins, in points.
  public var dashPhase: CGFloat

  /// Creates a style, by default for a solid line of one point with pointed corners and without ends.
  public init(
    lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter,
    miterLimit: CGFloat = 10, dash: [CGFloat] = [], dashPhase: CGFloat = 0
  ) {
    self.lineWidth = lineWidth
    self.lineCap = lineCap
    self.lineJoin = lineJoin
    self.miterLimit = miterLimit
    self.dash = dash
    self.dashPhase = dashPhase
  }

  public var animatableData: AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>> {
    get { .init(lineWidth, .init(miterLimit, dashPhase)) }
    set {
      lineWidth = newValue.first
      miterLimit = newValue.second.first
      dashPhase = newValue.second.second
    }
  }
}
