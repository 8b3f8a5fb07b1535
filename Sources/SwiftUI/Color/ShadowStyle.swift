/// A shadow as part of a style.
public struct ShadowStyle: Equatable, Sendable {
  let isInner: Bool
  let color: Color
  let radius: CGFloat
  let offset: CGSize

  /// A shadow behind the painted shape.
  ///
  /// - Parameters:
  ///   - color: The color of the shadow, by default black with an opacity of 0.33.
  ///   - radius: The standard deviation of the blur, in points.
  ///   - x: The distance to the right, in points.
  ///   - y: The distance down, in points.
  public static func drop(
    color: Color = .init(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> ShadowStyle {
    ShadowStyle(
      isInner: false, color: color, radius: radius, offset: CGSize(width: x, height: y))
  }
  /// A shadow that the outline throws into the painted shape.
  ///
  /// - Parameters:
  ///   - color: The color of the shadow, by default black with an opacity of 0.55.
  ///   - radius: The standard deviation of the blur, in points.
  ///   - x: The distance to the right, in points.
  ///   - y: The distance down, in points.
  public static func inner(
    color: Color = .init(.sRGBLinear, white: 0, opacity: 0.55), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> ShadowStyle {
    ShadowStyle(isInner: true, color: color, radius: radius, offset: CGSize(width: x, height: y))
  }
}

extension ShapeStyle where Self == AnyShapeStyle {
  /// The foreground style with a shadow.
  public static func shadow(_ style: ShadowStyle) -> some ShapeStyle {
    ForegroundStyle().shadow(style)
  }
  /// The foreground style with its opacity multiplied by a number from 0 to 1.
  public static func opacity(_ opacity: Double) -> some ShapeStyle {
    ForegroundStyle().opacity(opacity)
  }
}
