/// A gradient from a center outward, stretched to the frame.
public struct EllipticalGradient: ShapeStyle {
  public typealias Resolved = Never

  let gradient: Gradient
  let center: UnitPoint
  let startRadiusFraction: CGFloat
  let endRadiusFraction: CGFloat

  /// Creates colors from a point outward, on ellipses with the proportions of the painted rectangle.
  ///
  /// - Parameters:
  ///   - gradient: The colors.
  ///   - center: The point, in the unit square of the rectangle.
  ///   - startRadiusFraction: The radii of the first color, as shares of the rectangle's sides.
  ///   - endRadiusFraction: The radii of the last color; 0.5 touches the sides from the middle.
  public init(
    gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    self.gradient = gradient
    self.center = center
    self.startRadiusFraction = startRadiusFraction
    self.endRadiusFraction = endRadiusFraction
  }
  /// Creates evenly spaced colors on ellipses with the proportions of the painted rectangle.
  public init(
    colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    self.init(
      gradient: Gradient(colors: colors), center: center,
      startRadiusFraction: startRadiusFraction, endRadiusFraction: endRadiusFraction)
  }
  /// Creates colors at given positions on ellipses with the proportions of the painted rectangle.
  public init(
    stops: [Gradient.Stop], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    self.init(
      gradient: Gradient(stops: stops), center: center,
      startRadiusFraction: startRadiusFraction, endRadiusFraction: endRadiusFraction)
  }
}

extension ShapeStyle where Self == EllipticalGradient {
  /// Colors from a point outward, on ellipses with the proportions of the painted rectangle.
  public static func ellipticalGradient(
    _ gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) -> EllipticalGradient {
    EllipticalGradient(
      gradient: gradient, center: center, startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction)
  }
}

extension EllipticalGradient: View {}

extension EllipticalGradient: PaintedStyle {
  func paint(in environment: EnvironmentValues) -> Paint? {
    Paint(
      .gradient(
        GradientPaint(
          gradient, .elliptical(center, from: startRadiusFraction, to: endRadiusFraction),
          in: environment)))
  }
}
