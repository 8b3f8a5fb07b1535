/// The values of one of UIKit's colors under the traits that affect it.
struct SystemColor {
  /// A color as `0xRRGGBB`, with an opacity from 0 to 1.
  struct Value {
    let hex: UInt32
    let alpha: CGFloat

    init(_ hex: UInt32, _ alpha: CGFloat = 1) {
      self.hex = hex
      self.alpha = alpha
    }

    var color: UIColor {
      func channel(_ shift: UInt32) -> CGFloat { CGFloat(hex >> shift & 255) / 255 }
      return UIColor(red: channel(16), green: channel(8), blue: channel(0), alpha: alpha)
    }
  }

  var light: Value
  var dark: Value
  /// The color on presented cards in dark mode; nil if it does not differ there.
  var darkElevated: Value?
  /// The color with increased contrast; nil if it does not differ.
  var lightContrast: Value?
  var darkContrast: Value?

  /// - Parameter liquidGlass: The values in the look of iOS 26; nil if they do not differ there.
  func dynamicColor(_ kind: DynamicColor.Kind, liquidGlass: SystemColor? = nil) -> UIColor {
    let classic = rule
    guard let glass = liquidGlass?.rule else {
      return UIColor(storage: .dynamic(DynamicColor(kind: kind, resolve: classic)))
    }
    return UIColor(
      storage: .dynamic(
        DynamicColor(kind: kind) { traits in
          InterfaceLook.current == .classic ? classic(traits) : glass(traits)
        }))
  }

  private var rule: @Sendable (UITraitCollection) -> UIColor {
    let (light, dark) = (light.color, dark.color)
    let darkElevated = darkElevated?.color
    let lightContrast = lightContrast?.color
    let darkContrast = darkContrast?.color
    return { traits in
      let hasHighContrast = traits.accessibilityContrast == .high
      guard traits.userInterfaceStyle == .dark else {
        return hasHighContrast ? lightContrast ?? light : light
      }
      if traits.userInterfaceLevel == .elevated, let darkElevated { return darkElevated }
      return hasHighContrast ? darkContrast ?? dark : dark
    }
  }
}
