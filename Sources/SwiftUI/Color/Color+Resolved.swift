extension Color {
  /// The components of a color in an environment.
  public struct Resolved: Hashable, ShapeStyle, CustomStringConvertible {
    public typealias Resolved = Never

    public var linearRed: Float
    public var linearGreen: Float
    public var linearBlue: Float
    public var opacity: Float

    public init(
      colorSpace: Color.RGBColorSpace = .sRGB, red: Float, green: Float, blue: Float,
      opacity: Float = 1
    ) {
      let isLinear = colorSpace == .sRGBLinear
      linearRed = isLinear ? red : Self.linear(red)
      linearGreen = isLinear ? green : Self.linear(green)
      linearBlue = isLinear ? blue : Self.linear(blue)
      self.opacity = opacity
    }

    public var red: Float { Self.encoded(linearRed) }
    public var green: Float { Self.encoded(linearGreen) }
    public var blue: Float { Self.encoded(linearBlue) }
    public var cgColor: CGColor {
      UIColor(
        red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(opacity)
      ).cgColor
    }
    public var description: String { "\(red) \(green) \(blue) \(opacity)" }

    private static func linear(_ x: Float) -> Float {
      x <= 0.04045 ? x / 12.92 : Float(pow((Double(x) + 0.055) / 1.055, 2.4))
    }
    private static func encoded(_ x: Float) -> Float {
      x <= 0.0031308 ? 12.92 * x : Float(1.055 * pow(Double(x), 1 / 2.4) - 0.055)
    }
  }

  public init(_ resolved: Resolved) { self.init(cgColor: resolved.cgColor) }

  public func resolve(in environment: EnvironmentValues) -> Resolved {
    let color = uiColor(in: environment)
    var (red, green, blue, alpha) = (CGFloat(), CGFloat(), CGFloat(), CGFloat())
    unsafe color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    return Resolved(
      red: Float(red), green: Float(green), blue: Float(blue), opacity: Float(alpha))
  }
}

extension Color.Resolved: PaintedStyle {
  func paint(in environment: EnvironmentValues) -> Paint? { Paint(UIColor(cgColor: cgColor)) }
}
