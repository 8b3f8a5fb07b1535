/// A style with reduced opacity.
struct _OpacityShapeStyle<Style: ShapeStyle>: PaintedStyle {
  typealias Resolved = Never

  let style: Style
  let opacity: Double

  func paint(in environment: EnvironmentValues) -> Paint? {
    environment.paint(for: style)?.opacity(opacity)
  }

  var isRelative: Bool { (style as? any PaintedStyle)?.isRelative ?? false }
}
