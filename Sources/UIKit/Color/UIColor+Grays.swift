extension UIColor {
  public class var systemGray: UIColor { Gray.systemGray }
  public class var systemGray2: UIColor { Gray.systemGray2 }
  public class var systemGray3: UIColor { Gray.systemGray3 }
  public class var systemGray4: UIColor { Gray.systemGray4 }
  public class var systemGray5: UIColor { Gray.systemGray5 }
  public class var systemGray6: UIColor { Gray.systemGray6 }

  /// For the sources see Measures, colors.
  ///
  /// The high-contrast values are from Apple's Human Interface Guidelines (Color, specifications) and were not checked
  /// on a device.
  private enum Gray {
    static let systemGray = SystemColor(
      light: .init(0x8E8E93), dark: .init(0x8E8E93), lightContrast: .init(0x6C6C70),
      darkContrast: .init(0xAEAEB2)
    ).dynamicColor(.system(name: "systemGrayColor"))
    static let systemGray2 = SystemColor(
      light: .init(0xAEAEB2), dark: .init(0x636366), lightContrast: .init(0x8E8E93),
      darkContrast: .init(0x7C7C80)
    ).dynamicColor(.system(name: "systemGray2Color"))
    static let systemGray3 = SystemColor(
      light: .init(0xC7C7CC), dark: .init(0x48484A), lightContrast: .init(0xAEAEB2),
      darkContrast: .init(0x545456)
    ).dynamicColor(.system(name: "systemGray3Color"))
    static let systemGray4 = SystemColor(
      light: .init(0xD1D1D6), dark: .init(0x3A3A3C), lightContrast: .init(0xBCBCC0),
      darkContrast: .init(0x444446)
    ).dynamicColor(.system(name: "systemGray4Color"))
    static let systemGray5 = SystemColor(
      light: .init(0xE5E5EA), dark: .init(0x2C2C2E), lightContrast: .init(0xD8D8DC),
      darkContrast: .init(0x363638)
    ).dynamicColor(.system(name: "systemGray5Color"))
    static let systemGray6 = SystemColor(
      light: .init(0xF2F2F7), dark: .init(0x1C1C1E), lightContrast: .init(0xEBEBF0),
      darkContrast: .init(0x242426)
    ).dynamicColor(.system(name: "systemGray6Color"))
  }
}
