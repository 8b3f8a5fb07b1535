import DarkroomCoreGraphics

extension UIColor {
  /// An English name for the color, such as `dark blue`; not every name is the one that Apple uses.
  public var accessibilityName: String {
    guard let color = fixedComponents()?.inSRGB, color.alpha > 0 else { return "transparent" }
    let shown = HSBColor(color)
    let (hue, saturation, brightness) = (shown.hue, shown.saturation, shown.brightness)
    let lightness = brightness * (1 - saturation / 2)
    if lightness < 0.06 || brightness < 0.1 { return "black" }
    if saturation < 0.1 {
      if lightness > 0.95 { return "white" }
      return shade(lightness, "gray", 0.35, 0.75)
    }
    if hue * 360 < 50 && hue * 360 >= 15 && brightness < 0.65 { return "brown" }
    return shade(lightness, Self.hueName(hue * 360), 0.3, 0.7)
  }

  private func shade(
    _ lightness: CGFloat, _ name: String, _ dark: CGFloat, _ light: CGFloat
  ) -> String { lightness < dark ? "dark \(name)" : lightness > light ? "light \(name)" : name }

  /// - Parameter angle: The angle on the color wheel, in degrees.
  private static func hueName(_ angle: CGFloat) -> String {
    switch angle {
    case ..<15, 345...: "red"
    case ..<45: "orange"
    case ..<70: "yellow"
    case ..<165: "green"
    case ..<195: "cyan"
    case ..<255: "blue"
    case ..<290: "purple"
    case ..<320: "magenta"
    default: "pink"
    }
  }
}
