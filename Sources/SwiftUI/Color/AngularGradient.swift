/// Colors around a center, clockwise.
public struct AngularGradient: ShapeStyle {
  public typealias Resolved = Never

  let gradient: Gradient
  let center: UnitPoint
  let startAngle: Angle
  let endAngle: Angle

  /// Creates colors around a point between two angles.
  ///
  /// The rest of a full turn has the color of the nearer end; of more than a full turn, the last part is drawn.
  ///
  /// - Parameters:
  ///   - gradient: The colors.
  ///   - center: The point, in the unit square of the painted rectangle.
  ///   - startAngle: The angle of the first color, clockwise from the right.
  ///   - endAngle: The angle of the last color.
  public init(
    gradient: Gradient, center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero
  ) {
    self.gradient = gradient
    self.center = center
    self.startAngle = startAngle
    self.endAngle = endAngle
  }
  /// Creates evenly spaced colors around a point, between two angles that run clockwise from the right.
  public init(
    colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle
  ) {
    self.init(
      gradient: Gradient(colors: colors), center: center, startAngle: startAngle,
      endAngle: endAngle)
  }
  /// Creates colors at given positions around a point, between two angles that run clockwise from the right.
  public init(
    stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle
  ) {
    self.init(
      gradient: Gradient(stops: stops), center: center, startAngle: startAngle,
      endAngle: endAngle)
  }
  /// Creates colors for a full turn around a point, from an angle on that runs clockwise from the right.
  public init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) {
    self.init(
      gradient: gradient, center: center, startAngle: angle, endAngle: angle + .degrees(360))
  }
  /// Creates evenly spaced colors for a full turn around a point.
  public init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: Gradient(colors: colors), center: center, angle: angle)
  }
  /// Creates colors at given positions for a full turn around a point.
  public init(stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: Gradient(stops: stops), center: center, angle: angle)
  }
}

extension ShapeStyle where Self == AngularGradient {
  /// Colors around a point between two angles, which run clockwise from the right.
  public static func angularGradient(
    _ gradient: Gradient, center: UnitPoint = .center, startAngle: Angle, endAngle: Angle
  ) -> AngularGradient {
    AngularGradient(gradient: gradient, center: center, startAngle: startAngle, endAngle: endAngle)
  }
  /// Evenly spaced colors around a point between two angles.
  public static func angularGradient(
    colors: [Color], center: UnitPoint = .center, startAngle: Angle, endAngle: Angle
  ) -> AngularGradient {
    AngularGradient(colors: colors, center: center, startAngle: startAngle, endAngle: endAngle)
  }
  /// Colors for a full turn around a point, from an angle on that runs clockwise from the right.
  public static func conicGradient(
    _ gradient: Gradient, center: UnitPoint = .center, angle: Angle = .zero
  ) -> AngularGradient {
    AngularGradient(gradient: gradient, center: center, angle: angle)
  }
  /// Evenly spaced colors for a full turn around a point.
  public static func conicGradient(
    colors: [Color], center: UnitPoint = .center, angle: Angle = .zero
  ) -> AngularGradient {
    AngularGradient(colors: colors, center: center, angle: angle)
  }
}

extension AngularGradient: View {}

extension AngularGradient: PaintedStyle {
  func paint(in environment: EnvironmentValues) -> Paint? {
    Paint(
      .gradient(
        GradientPaint(gradient, .angular(center, from: startAngle, to: endAngle), in: environment)))
  }
}
