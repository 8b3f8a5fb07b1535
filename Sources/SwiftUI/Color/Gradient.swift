/// A sequence of colors with smooth transitions.
public struct Gradient: Hashable, ShapeStyle {
  public typealias Resolved = Never

  /// A color and its position, from 0 to 1.
  public struct Stop: Hashable, Sendable {
    public var color: Color
    /// The position along the gradient, from 0 to 1.
    public var location: CGFloat

    public init(color: Color, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }

  /// The color space in which colors are interpolated.
  public struct ColorSpace: Hashable, Sendable {
    private let isPerceptual: Bool

    /// Mixes the components of sRGB, as Core Animation does.
    public static let device = ColorSpace(isPerceptual: false)
    /// Mixes in the space Oklab, in which equal steps look equal.
    public static let perceptual = ColorSpace(isPerceptual: true)
  }

  /// The colors in the order of their positions; before the first and after the last, its color continues.
  public var stops: [Stop]

  /// Creates a gradient from colors at given positions, in ascending order.
  public init(stops: [Stop]) { self.stops = stops }
  /// Creates a gradient with evenly spaced colors; a single color is at the start.
  public init(colors: [Color]) {
    let last = CGFloat(max(colors.count - 1, 1))
    stops = colors.enumerated().map { Stop(color: $1, location: CGFloat($0) / last) }
  }
}

extension Gradient: PaintedStyle {
  func paint(in environment: EnvironmentValues) -> Paint? {
    LinearGradient(gradient: self, startPoint: .top, endPoint: .bottom).paint(in: environment)
  }
}
