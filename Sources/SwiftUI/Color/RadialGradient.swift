/// Colors from a center outward.
public struct RadialGradient: ShapeStyle {
  public typealias Resolved = Never

  let gradient: Gradient
  let center: UnitPoint
  let startRadius: CGFloat
  let endRadius: CGFloat

  /// Creates colors from a point outward, on circles.
  ///
  /// The end colors continue inside of the first and outside of the last circle.
  ///
  /// - Parameters:
  ///   - gradient: The colors.
  ///   - center: The point, in the unit square of the painted rectangle.
  ///   - startRadius: The radius of the first color, in points.
  ///   - endRadius: The radius of the last color, in points; a smaller one reverses the colors.
  public init(
    gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) {
    self.gradient = gradient
    self.center = center
    self.startRadius = startRadius
    self.endRadius = endRadius
  }
  /// Creates evenly spaced colors on circles whose radii are in points.
  public init(
    colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) {
    self.init(
      gradient: Gradient(colors: colors), center: center, startRadius: startRadius,
      endRadius: endRadius)
  }
  /// Creates colors at given positions on circles whose radii are in points.
  public init(
    stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) {
    self.init(
      gradient: Gradient(stops: stops), center: center, startRadius: startRadius,
      endRadius: endRadius)
  }
}

extension ShapeStyle where Self == RadialGradient {
  /// Colors from a point outward, on circles whose radii are in points.
  public static func radialGradient(
    _ gradient: Gradient, center: UnitPoint = .center, startRadius: CGFloat = 0,
    endRadius: CGFloat
  ) -> RadialGradient {
    RadialGradient(
      gradient: gradient, center: center, startRadius: startRadius, endRadius: endRadius)
  }
  /// Evenly spaced colors from a point outward, on circles whose radii are in points.
  public static func radialGradient(
    colors: [Color], center: UnitPoint = .center, startRadius: CGFloat, endRadius: CGFloat
  ) -> RadialGradient {
    RadialGradient(
      colors: colors, center: center, startRadius: startRadius, endRadius: endRadius)
  }
}

extension RadialGradient: View {}

extension RadialGradient: PaintedStyle {
  func paint(in environment: EnvironmentValues) -> Paint? {
    Paint(
      .gradient(
        GradientPaint(gradient, .radial(center, from: startRadius, to: endRadius), in: environment))
    )
  }
}
