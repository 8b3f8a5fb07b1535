/// A style whose gradient spans a given rectangle of the view, in points.
struct _AnchoredShapeStyle<Style: ShapeStyle>: PaintedStyle {
  typealias Resolved = Never

  let style: Style
  let bounds: CGRect

  func paint(in environment: EnvironmentValues) -> Paint? {
    var paint = environment.paint(for: style)
    paint?.rect = bounds
    return paint
  }

  var isRelative: Bool { (style as? any PaintedStyle)?.isRelative ?? false }
}
