/// A gradient without a direction; as a style, it runs from top to bottom.
public struct AnyGradient: Hashable, ShapeStyle {
  public typealias Resolved = Never

  /// Where the colors come from.
  private enum Source: Hashable {
    case gradient(Gradient)
    case standard(Color)
  }

  private let source: Source
  private(set) var space = Gradient.ColorSpace.device

  /// Wraps the colors of a gradient; as a style, they run from top to bottom.
  public init(_ gradient: Gradient) { source = .gradient(gradient) }

  fileprivate init(standard color: Color) { source = .standard(color) }

  /// Returns the gradient with another way to mix neighboring colors.
  public func colorSpace(_ space: Gradient.ColorSpace) -> AnyGradient {
    var gradient = self
    gradient.space = space
    return gradient
  }

  /// The colors in given surroundings.
  func stops(in environment: EnvironmentValues) -> [GradientPaint.Stop] {
    switch source {
    case .gradient(let gradient):
      gradient.stops.map {
        GradientPaint.Stop(color: $0.color.uiColor(in: environment), location: $0.location)
      }
    case .standard(let color): color.resolve(in: environment).standardGradient
    }
  }
}

extension Color {
  /// A gradient from a slightly lighter color to this one, or from this one to a darker color if it is light already.
  ///
  /// It is measured on a picture of iOS with nine colors.
  public var gradient: AnyGradient { AnyGradient(standard: self) }
}

extension Gradient {
  /// Returns the gradient with another way to mix neighboring colors.
  public func colorSpace(_ space: ColorSpace) -> AnyGradient {
    AnyGradient(self).colorSpace(space)
  }
}

extension AnyGradient: PaintedStyle {
  func paint(in environment: EnvironmentValues) -> Paint? {
    Paint(.gradient(GradientPaint(self, .linear(from: .top, to: .bottom), in: environment)))
  }
}
