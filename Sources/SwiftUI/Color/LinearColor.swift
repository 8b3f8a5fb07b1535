/// A color in linear light.
struct LinearColor {
  /// Red, green, blue and alpha.
  private let components: SIMD4<Float>

  /// Adds stops that are so close that interpolating between them in sRGB gives the same result.
  static func stops(between stops: [GradientPaint.Stop]) -> [GradientPaint.Stop] {
    zip(stops, stops.dropFirst()).flatMap { first, second in
      let (from, to) = (LinearColor(first.color), LinearColor(second.color))
      return shares.map { share in
        GradientPaint.Stop(
          color: from.mixed(with: to, by: Float(share)),
          location: first.location + CGFloat(share) * (second.location - first.location))
      }
    } + stops.suffix(1)
  }

  /// The positions are closer at the start, where a little more light makes a much larger value in sRGB.
  private static let shares = (0..<32).map { step in
    let root = Double(step) / 32
    return root * root
  }

  private init(_ color: UIColor) {
    let color = Color(uiColor: color).resolve(in: EnvironmentValues())
    components = SIMD4(color.linearRed, color.linearGreen, color.linearBlue, color.opacity)
  }

  private func mixed(with other: LinearColor, by share: Float) -> UIColor {
    let mixed = components + (other.components - components) * share
    return UIColor(
      cgColor: Color.Resolved(
        colorSpace: .sRGBLinear, red: mixed.x, green: mixed.y, blue: mixed.z, opacity: mixed.w
      ).cgColor)
  }
}
