/// A style with a blend mode.
struct _BlendModeShapeStyle<Style: ShapeStyle>: PaintedStyle {
  typealias Resolved = Never

  let style: Style
  let blendMode: BlendMode

  func paint(in environment: EnvironmentValues) -> Paint? {
    var paint = environment.paint(for: style)
    if let filter = blendMode.compositingFilter { paint?.blendFilter = filter }
    return paint
  }

  var isRelative: Bool { (style as? any PaintedStyle)?.isRelative ?? false }
}
