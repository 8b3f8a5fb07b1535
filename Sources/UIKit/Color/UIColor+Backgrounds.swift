extension UIColor {
  public class var systemBackground: UIColor { Background.systemBackground }
  public class var secondarySystemBackground: UIColor { Background.secondarySystemBackground }
  public class var tertiarySystemBackground: UIColor { Background.tertiarySystemBackground }
  public class var systemGroupedBackground: UIColor { Background.systemGroupedBackground }
  public class var secondarySystemGroupedBackground: UIColor {
    Background.secondarySystemGroupedBackground
  }
  public class var tertiarySystemGroupedBackground: UIColor {
    Background.tertiarySystemGroupedBackground
  }

  /// For the sources see Measures, colors.
  ///
  /// Dark backgrounds are one step lighter on elevated surfaces.
  private enum Background {
    static let systemBackground = SystemColor(
      light: .init(0xFFFFFF), dark: .init(0x000000), darkElevated: .init(0x1C1C1E)
    ).dynamicColor(.system(name: "systemBackgroundColor"))
    static let secondarySystemBackground = SystemColor(
      light: .init(0xF2F2F7), dark: .init(0x1C1C1E), darkElevated: .init(0x2C2C2E),
      lightContrast: .init(0xEBEBF0), darkContrast: .init(0x242426)
    ).dynamicColor(.system(name: "secondarySystemBackgroundColor"))
    static let tertiarySystemBackground = SystemColor(
      light: .init(0xFFFFFF), dark: .init(0x2C2C2E), darkElevated: .init(0x3A3A3C),
      darkContrast: .init(0x363638)
    ).dynamicColor(.system(name: "tertiarySystemBackgroundColor"))
    static let systemGroupedBackground = SystemColor(
      light: .init(0xF2F2F7), dark: .init(0x000000), darkElevated: .init(0x1C1C1E),
      lightContrast: .init(0xEBEBF0)
    ).dynamicColor(.system(name: "systemGroupedBackgroundColor"))
    static let secondarySystemGroupedBackground = SystemColor(
      light: .init(0xFFFFFF), dark: .init(0x1C1C1E), darkElevated: .init(0x2C2C2E),
      darkContrast: .init(0x242426)
    ).dynamicColor(.system(name: "secondarySystemGroupedBackgroundColor"))
    static let tertiarySystemGroupedBackground = SystemColor(
      light: .init(0xF2F2F7), dark: .init(0x2C2C2E), darkElevated: .init(0x3A3A3C),
      lightContrast: .init(0xEBEBF0), darkContrast: .init(0x363638)
    ).dynamicColor(.system(name: "tertiarySystemGroupedBackgroundColor"))
  }
}
