/// A style with a shadow.
struct _ShadowShapeStyle<Style: ShapeStyle>: PaintedStyle {
  typealias Resolved = Never

  let style: Style
  let shadowStyle: ShadowStyle

  func paint(in environment: EnvironmentValues) -> Paint? {
    guard var paint = environment.paint(for: style) else { return nil }
    let shadow = PaintShadow(
      color: shadowStyle.color.uiColor(in: environment), radius: shadowStyle.radius,
      offset: shadowStyle.offset)
    if shadowStyle.isInner {
      paint.innerShadows.append(shadow)
    } else {
      paint.dropShadows.append(shadow)
    }
    return paint
  }

  var isRelative: Bool { (style as? any PaintedStyle)?.isRelative ?? false }
}
