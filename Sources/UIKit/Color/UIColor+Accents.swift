extension UIColor {
  public class var systemRed: UIColor { Accent.systemRed }
  public class var systemOrange: UIColor { Accent.systemOrange }
  public class var systemYellow: UIColor { Accent.systemYellow }
  public class var systemGreen: UIColor { Accent.systemGreen }
  public class var systemMint: UIColor { Accent.systemMint }
  public class var systemTeal: UIColor { Accent.systemTeal }
  public class var systemCyan: UIColor { Accent.systemCyan }
  public class var systemBlue: UIColor { Accent.systemBlue }
  /// The default tint color; it does not change with a view's `tintColor`.
  public class var tintColor: UIColor { Accent.tint }
  public class var systemIndigo: UIColor { Accent.systemIndigo }
  public class var systemPurple: UIColor { Accent.systemPurple }
  public class var systemPink: UIColor { Accent.systemPink }
  public class var systemBrown: UIColor { Accent.systemBrown }

  /// The classic values; for the sources see Measures, colors.
  ///
  /// The high-contrast values are from Apple's Human Interface Guidelines (Color, specifications) and were not checked
  /// on a device.
  private enum Accent {
    static let systemRed = SystemColor(
      light: .init(0xFF3B30), dark: .init(0xFF453A), lightContrast: .init(0xD70015),
      darkContrast: .init(0xFF6961)
    ).dynamicColor(
      .systemCatalog(name: "systemRedColor"), liquidGlass: LiquidGlassAccent.systemRed)
    static let systemOrange = SystemColor(
      light: .init(0xFF9500), dark: .init(0xFF9F0A), lightContrast: .init(0xC93400),
      darkContrast: .init(0xFFB340)
    ).dynamicColor(
      .systemCatalog(name: "systemOrangeColor"), liquidGlass: LiquidGlassAccent.systemOrange)
    static let systemYellow = SystemColor(
      light: .init(0xFFCC00), dark: .init(0xFFD60A), lightContrast: .init(0xB25000),
      darkContrast: .init(0xFFD426)
    ).dynamicColor(
      .systemCatalog(name: "systemYellowColor"), liquidGlass: LiquidGlassAccent.systemYellow)
    static let systemGreen = SystemColor(
      light: .init(0x34C759), dark: .init(0x30D158), lightContrast: .init(0x248A3D),
      darkContrast: .init(0x30DB5B)
    ).dynamicColor(
      .systemCatalog(name: "systemGreenColor"), liquidGlass: LiquidGlassAccent.systemGreen)
    static let systemMint = SystemColor(
      light: .init(0x00C7BE), dark: .init(0x63E6E2), lightContrast: .init(0x0C817B),
      darkContrast: .init(0x66D4CF)
    ).dynamicColor(
      .systemCatalog(name: "systemMintColor"), liquidGlass: LiquidGlassAccent.systemMint)
    static let systemTeal = SystemColor(
      light: .init(0x30B0C7), dark: .init(0x40C8E0), lightContrast: .init(0x008299),
      darkContrast: .init(0x5DE6FF)
    ).dynamicColor(
      .systemCatalog(name: "systemTealColor"), liquidGlass: LiquidGlassAccent.systemTeal)
    static let systemCyan = SystemColor(
      light: .init(0x32ADE6), dark: .init(0x64D2FF), lightContrast: .init(0x0071A4),
      darkContrast: .init(0x70D7FF)
    ).dynamicColor(
      .systemCatalog(name: "systemCyanColor"), liquidGlass: LiquidGlassAccent.systemCyan)
    static let systemBlue = SystemColor(
      light: .init(0x007AFF), dark: .init(0x0A84FF), lightContrast: .init(0x0040DD),
      darkContrast: .init(0x409CFF)
    ).dynamicColor(
      .systemCatalog(name: "systemBlueColor"), liquidGlass: LiquidGlassAccent.systemBlue)
    static let tint = UIColor(
      storage: .dynamic(DynamicColor(kind: .system(name: "tintColor")) { _ in systemBlue }))
    static let systemIndigo = SystemColor(
      light: .init(0x5856D6), dark: .init(0x5E5CE6), lightContrast: .init(0x3634A3),
      darkContrast: .init(0x7D7AFF)
    ).dynamicColor(
      .systemCatalog(name: "systemIndigoColor"), liquidGlass: LiquidGlassAccent.systemIndigo)
    static let systemPurple = SystemColor(
      light: .init(0xAF52DE), dark: .init(0xBF5AF2), lightContrast: .init(0x8944AB),
      darkContrast: .init(0xDA8FFF)
    ).dynamicColor(
      .systemCatalog(name: "systemPurpleColor"), liquidGlass: LiquidGlassAccent.systemPurple)
    static let systemPink = SystemColor(
      light: .init(0xFF2D55), dark: .init(0xFF375F), lightContrast: .init(0xD30F45),
      darkContrast: .init(0xFF6482)
    ).dynamicColor(
      .systemCatalog(name: "systemPinkColor"), liquidGlass: LiquidGlassAccent.systemPink)
    static let systemBrown = SystemColor(
      light: .init(0xA2845E), dark: .init(0xAC8E68), lightContrast: .init(0x7F6545),
      darkContrast: .init(0xB59469)
    ).dynamicColor(
      .systemCatalog(name: "systemBrownColor"), liquidGlass: LiquidGlassAccent.systemBrown)
  }
}
