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
  func paint(in environment: EnvironmentValues) -> Paint? {
    gradient.paint(in: environment)
  }
}
