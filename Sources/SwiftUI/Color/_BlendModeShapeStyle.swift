/// A style that is mixed with what is beneath it.
struct _BlendModeShapeStyle<Style: ShapeStyle>: PaintedStyle {
  typealias Resolved = Never

  let style: Style
  let blendMode: BlendMode

  func paint(in environment: EnvironmentValues) -> Paint? {
    guard var paint = environment.paint(for: style) else { return nil }
    if blendMode == .normal { return paint }
    guard let filter = blendMode.compositingFilter else { return nil }
    paint.blendFilter = filter
    return paint
  }

  var isRelative: Bool { (style as? any PaintedStyle)?.isRelative ?? false }
}
