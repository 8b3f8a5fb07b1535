import DarkroomRaster

extension Color {
  /// The components of a color in an environment.
  public struct Resolved: Hashable, ShapeStyle, CustomStringConvertible {
    public typealias Resolved = Never

    /// The share of red in linear light, from 0 to 1 in sRGB; other values are outside of it.
    public var linearRed: Float
    /// The share of green in linear light, from 0 to 1 in sRGB; other values are outside of it.
    public var linearGreen: Float
    /// The share of blue in linear light, from 0 to 1 in sRGB; other values are outside of it.
    public var linearBlue: Float
    /// The opacity, from 0 to 1.
    public var opacity: Float

    /// Creates a color from components from 0 to 1.
    ///
    /// - Parameters:
    ///   - colorSpace: The space of the components, from which they are converted.
    ///   - red: The share of red.
    ///   - green: The share of green.
    ///   - blue: The share of blue.
    ///   - opacity: The opacity.
    public init(
      colorSpace: Color.RGBColorSpace = .sRGB, red: Float, green: Float, blue: Float,
      opacity: Float = 1
    ) {
      let isLinear = colorSpace == .sRGBLinear
      let light = [red, green, blue].map { isLinear ? $0 : Self.linear($0) }
      (linearRed, linearGreen, linearBlue) = (light[0], light[1], light[2])
      self.opacity = opacity
      guard colorSpace == .displayP3 else { return }
      let converted = Gamut.sRGB(
        fromDisplayP3: (Double(light[0]), Double(light[1]), Double(light[2])))
      (linearRed, linearGreen, linearBlue) = (
        Float(converted.0), Float(converted.1), Float(converted.2)
      )
    }

    /// The share of red in the encoding of sRGB.
    public var red: Float { Self.encoded(linearRed) }
    /// The share of green in the encoding of sRGB.
    public var green: Float { Self.encoded(linearGreen) }
    /// The share of blue in the encoding of sRGB.
    public var blue: Float { Self.encoded(linearBlue) }
    /// The color as an object of Core Graphics, in sRGB.
    public var cgColor: CGColor {
      UIColor(
        red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(opacity)
      ).cgColor
    }
    public var description: String { "\(red) \(green) \(blue) \(opacity)" }

    // The curves continue point-symmetrically below zero, as in extended sRGB.

    private static func linear(_ x: Float) -> Float {
      if x < 0 { return -linear(-x) }
      return x <= 0.04045 ? x / 12.92 : Float(pow((Double(x) + 0.055) / 1.055, 2.4))
    }
    private static func encoded(_ x: Float) -> Float {
      if x < 0 { return -encoded(-x) }
      return x <= 0.0031308 ? 12.92 * x : Float(1.055 * pow(Double(x), 1 / 2.4) - 0.055)
    }
  }

  /// Creates a color that is the same in all environments.
  public init(_ resolved: Resolved) { self.init(cgColor: resolved.cgColor) }

  /// Returns the components of the color in an environment: in its color scheme, and with its accent color.
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
