/// Colors along a line.
public struct LinearGradient: ShapeStyle {
  public typealias Resolved = Never

  let gradient: Gradient
  let startPoint: UnitPoint
  let endPoint: UnitPoint

  /// Creates colors along a line between two points of the painted rectangle.
  ///
  /// Lines of one color are at right angles to it; the end colors continue beyond the points.
  ///
  /// - Parameters:
  ///   - gradient: The colors.
  ///   - startPoint: The point of the first color, in the unit square.
  ///   - endPoint: The point of the last color, in the unit square.
  public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
    self.gradient = gradient
    self.startPoint = startPoint
    self.endPoint = endPoint
  }
  /// Creates evenly spaced colors along a line between two points of the unit square.
  public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
  }
  /// Creates colors at given positions along a line between two points of the unit square.
  public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
  }
}

extension ShapeStyle where Self == LinearGradient {
  /// Colors along a line between two points of the unit square.
  public static func linearGradient(
    _ gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(gradient: gradient, startPoint: startPoint, endPoint: endPoint)
  }
  /// Evenly spaced colors along a line between two points of the unit square.
  public static func linearGradient(
    colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(colors: colors, startPoint: startPoint, endPoint: endPoint)
  }
  /// Colors at given positions along a line between two points of the unit square.
  public static func linearGradient(
    stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(stops: stops, startPoint: startPoint, endPoint: endPoint)
  }
}

extension LinearGradient: View {}

extension LinearGradient: PaintedStyle {
  func paint(in environment: EnvironmentValues) -> Paint? {
    Paint(
      .gradient(GradientPaint(gradient, .linear(from: startPoint, to: endPoint), in: environment)))
  }
}
