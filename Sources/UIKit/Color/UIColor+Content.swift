extension UIColor {
  /// Black in light mode, white in dark mode.
  public class var label: UIColor { Content.label }
  /// 60 % opaque, more with increased contrast.
  public class var secondaryLabel: UIColor { Content.secondaryLabel }
  /// 30 % opaque, more with increased contrast.
  public class var tertiaryLabel: UIColor { Content.tertiaryLabel }
  /// 18 % opaque in light mode and 16 % in dark mode, more with increased contrast.
  public class var quaternaryLabel: UIColor { Content.quaternaryLabel }
  /// The same color as `tertiaryLabel`.
  public class var placeholderText: UIColor { Content.placeholderText }
  public class var link: UIColor { Content.link }
  /// Translucent: 29 % opaque in light mode, 60 % in dark mode.
  public class var separator: UIColor { Content.separator }
  public class var opaqueSeparator: UIColor { Content.opaqueSeparator }
  /// A gray 20 % opaque in light mode, 36 % in dark mode, for thin shapes.
  public class var systemFill: UIColor { Content.systemFill }
  /// A gray 16 % opaque in light mode, 32 % in dark mode.
  public class var secondarySystemFill: UIColor { Content.secondarySystemFill }
  /// A gray 12 % opaque in light mode, 24 % in dark mode.
  public class var tertiarySystemFill: UIColor { Content.tertiarySystemFill }
  /// A gray 8 % opaque in light mode, 18 % in dark mode, for large areas.
  public class var quaternarySystemFill: UIColor { Content.quaternarySystemFill }

  /// For the sources see Measures, colors.
  ///
  /// High-contrast label colors were not checked on a device.
  private enum Content {
    static let label = SystemColor(
      light: .init(0x000000), dark: .init(0xFFFFFF)
    ).dynamicColor(.system(name: "labelColor"))
    static let secondaryLabel = SystemColor(
      light: .init(0x3C3C43, 0.6), dark: .init(0xEBEBF5, 0.6), lightContrast: .init(0x3C3C43, 0.8),
      darkContrast: .init(0xEBEBF5, 0.7)
    ).dynamicColor(.system(name: "secondaryLabelColor"))
    static let tertiaryLabel = SystemColor(
      light: .init(0x3C3C43, 0.3), dark: .init(0xEBEBF5, 0.3), lightContrast: .init(0x3C3C43, 0.7),
      darkContrast: .init(0xEBEBF5, 0.55)
    ).dynamicColor(.system(name: "tertiaryLabelColor"))
    static let quaternaryLabel = SystemColor(
      light: .init(0x3C3C43, 0.18), dark: .init(0xEBEBF5, 0.16),
      lightContrast: .init(0x3C3C43, 0.55), darkContrast: .init(0xEBEBF5, 0.4)
    ).dynamicColor(.system(name: "quaternaryLabelColor"))
    static let placeholderText = SystemColor(
      light: .init(0x3C3C43, 0.3), dark: .init(0xEBEBF5, 0.3), lightContrast: .init(0x3C3C43, 0.7),
      darkContrast: .init(0xEBEBF5, 0.55)
    ).dynamicColor(.system(name: "placeholderTextColor"))
    static let link = SystemColor(
      light: .init(0x007AFF), dark: .init(0x0984FF)
    ).dynamicColor(.system(name: "linkColor"))
    static let separator = SystemColor(
      light: .init(0x3C3C43, 0.29), dark: .init(0x545458, 0.6)
    ).dynamicColor(.system(name: "separatorColor"))
    static let opaqueSeparator = SystemColor(
      light: .init(0xC6C6C8), dark: .init(0x38383A)
    ).dynamicColor(.system(name: "opaqueSeparatorColor"))
    static let systemFill = SystemColor(
      light: .init(0x787880, 0.2), dark: .init(0x787880, 0.36)
    ).dynamicColor(.system(name: "systemFillColor"))
    static let secondarySystemFill = SystemColor(
      light: .init(0x787880, 0.16), dark: .init(0x787880, 0.32)
    ).dynamicColor(.system(name: "secondarySystemFillColor"))
    static let tertiarySystemFill = SystemColor(
      light: .init(0x767680, 0.12), dark: .init(0x767680, 0.24)
    ).dynamicColor(.system(name: "tertiarySystemFillColor"))
    static let quaternarySystemFill = SystemColor(
      light: .init(0x747480, 0.08), dark: .init(0x767680, 0.18)
    ).dynamicColor(.system(name: "quaternarySystemFillColor"))
  }
}
