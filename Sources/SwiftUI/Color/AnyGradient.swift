/// A gradient without a direction.
public struct AnyGradient: Hashable, ShapeStyle {
  public typealias Resolved = Never

  let gradient: Gradient

  public init(_ gradient: Gradient) { self.gradient = gradient }

  public func colorSpace(_ space: Gradient.ColorSpace) -> AnyGradient { self }
}

extension Color {
  public var gradient: AnyGradient { AnyGradient(Gradient(colors: [self])) }
}

extension AnyGradient: PaintedStyle {
  /// How iOS lightens the top of a single color is not known, so that its gradient isn't drawn yet.
  func paint(in environment: EnvironmentValues) -> Paint? {
    gradient.stops.count > 1 ? gradient.paint(in: environment) : nil
  }
}
