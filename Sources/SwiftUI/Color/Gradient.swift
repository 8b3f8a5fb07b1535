/// A sequence of colors with smooth transitions.
public struct Gradient: Hashable, ShapeStyle {
  public typealias Resolved = Never

  /// A color and its position, from 0 to 1.
  public struct Stop: Hashable, Sendable {
    public var color: Color
    public var location: CGFloat

    public init(color: Color, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }

  /// The color space in which colors are interpolated.
  public struct ColorSpace: Hashable, Sendable {
    private let isPerceptual: Bool

    public static let device = ColorSpace(isPerceptual: false)
    public static let perceptual = ColorSpace(isPerceptual: true)
  }

  public var stops: [Stop]

  public init(stops: [Stop]) { self.stops = stops }
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
