/// The system's accent colors in the look of iOS 26.
///
/// Apple's Human Interface Guidelines, Color, specifications, in the version of June 9, 2025, as two public copies have
/// them. A third copy has (107, 93, 255) for indigo in dark mode. Recorded pictures confirm blue and red in light mode;
/// the values for increased contrast were not checked on a device.
enum LiquidGlassAccent {
  static let systemRed = SystemColor(
    light: .init(0xFF383C), dark: .init(0xFF4245), lightContrast: .init(0xE9152D),
    darkContrast: .init(0xFF6165))
  static let systemOrange = SystemColor(
    light: .init(0xFF8D28), dark: .init(0xFF9230), lightContrast: .init(0xC55300),
    darkContrast: .init(0xFFA056))
  static let systemYellow = SystemColor(
    light: .init(0xFFCC00), dark: .init(0xFFD600), lightContrast: .init(0xA16A00),
    darkContrast: .init(0xFEDF43))
  static let systemGreen = SystemColor(
    light: .init(0x34C759), dark: .init(0x30D158), lightContrast: .init(0x008932),
    darkContrast: .init(0x4AD968))
  static let systemMint = SystemColor(
    light: .init(0x00C8B3), dark: .init(0x00DAC3), lightContrast: .init(0x008575),
    darkContrast: .init(0x54DFCB))
  static let systemTeal = SystemColor(
    light: .init(0x00C3D0), dark: .init(0x00D2E0), lightContrast: .init(0x008198),
    darkContrast: .init(0x3BDDEC))
  static let systemCyan = SystemColor(
    light: .init(0x00C0E8), dark: .init(0x3CD3FE), lightContrast: .init(0x007EAE),
    darkContrast: .init(0x6DD9FF))
  static let systemBlue = SystemColor(
    light: .init(0x0088FF), dark: .init(0x0091FF), lightContrast: .init(0x1E6EF4),
    darkContrast: .init(0x5CB8FF))
  static let systemIndigo = SystemColor(
    light: .init(0x6155F5), dark: .init(0x6D7CFF), lightContrast: .init(0x564ADE),
    darkContrast: .init(0xA7AAFF))
  static let systemPurple = SystemColor(
    light: .init(0xCB30E0), dark: .init(0xDB34F2), lightContrast: .init(0xB02FC2),
    darkContrast: .init(0xEA8DFF))
  static let systemPink = SystemColor(
    light: .init(0xFF2D55), dark: .init(0xFF375F), lightContrast: .init(0xE7124D),
    darkContrast: .init(0xFF8AC4))
  static let systemBrown = SystemColor(
    light: .init(0xAC7F5E), dark: .init(0xB78A66), lightContrast: .init(0x956D51),
    darkContrast: .init(0xDBA679))
}
