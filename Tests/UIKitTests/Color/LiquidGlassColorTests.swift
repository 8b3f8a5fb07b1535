import Testing

@testable import DarkroomUIKit

/// Colors of iOS 26: Apple's Human Interface Guidelines, Color, specifications of June 9, 2025.
@Suite(.tags(.colors))
struct LiquidGlassColorTests {
  private let light = UITraitCollection(userInterfaceStyle: .light)
  private let dark = UITraitCollection(userInterfaceStyle: .dark)
  private let high = UITraitCollection(accessibilityContrast: .high)

  private func hex(_ color: UIColor, _ traits: UITraitCollection) -> String {
    var (r, g, b) = (CGFloat(0), CGFloat(0), CGFloat(0))
    unsafe color.resolvedColor(with: traits).getRed(&r, green: &g, blue: &b, alpha: nil)
    return [r, g, b].map {
      let text = String(Int(($0 * 255).rounded()), radix: 16, uppercase: true)
      return text.count == 1 ? "0" + text : text
    }.joined()
  }

  private func hexes(_ color: UIColor) -> [String] {
    let traits = [
      light, dark, UITraitCollection(traitsFrom: [light, high]),
      UITraitCollection(traitsFrom: [dark, high]),
    ]
    return traits.map { hex(color, $0) }
  }

  @Test(arguments: [
    (UIColor.systemRed, ["FF383C", "FF4245", "E9152D", "FF6165"]),
    (.systemOrange, ["FF8D28", "FF9230", "C55300", "FFA056"]),
    (.systemYellow, ["FFCC00", "FFD600", "A16A00", "FEDF43"]),
    (.systemGreen, ["34C759", "30D158", "008932", "4AD968"]),
    (.systemMint, ["00C8B3", "00DAC3", "008575", "54DFCB"]),
    (.systemTeal, ["00C3D0", "00D2E0", "008198", "3BDDEC"]),
    (.systemCyan, ["00C0E8", "3CD3FE", "007EAE", "6DD9FF"]),
    (.systemBlue, ["0088FF", "0091FF", "1E6EF4", "5CB8FF"]),
    (.systemIndigo, ["6155F5", "6D7CFF", "564ADE", "A7AAFF"]),
    (.systemPurple, ["CB30E0", "DB34F2", "B02FC2", "EA8DFF"]),
    (.systemPink, ["FF2D55", "FF375F", "E7124D", "FF8AC4"]),
    (.systemBrown, ["AC7F5E", "B78A66", "956D51", "DBA679"]),
    (.tintColor, ["0088FF", "0091FF", "1E6EF4", "5CB8FF"]),
  ])
  func accentsAreThoseOfTheGuidelines(_ color: UIColor, _ expected: [String]) {
    #expect(InterfaceLook.with(.liquidGlass) { hexes(color) } == expected)
  }

  @Test func theClassicLookKeepsItsAccents() {
    #expect(hexes(.systemBlue) == ["007AFF", "0A84FF", "0040DD", "409CFF"])
    #expect(hexes(.systemRed) == ["FF3B30", "FF453A", "D70015", "FF6961"])
  }

  /// One object stands for a color in both looks, so it keeps its identity and its name.
  @Test func theLookIsThatOfTheMomentOfResolution() {
    let color = UIColor.systemBlue
    let name = color.description

    #expect(InterfaceLook.with(.liquidGlass) { color.description } == name)
    #expect(InterfaceLook.with(.liquidGlass) { color.resolvedColor(with: light) } != color)
    #expect(InterfaceLook.with(.liquidGlass) { hex(color, light) } != hex(color, light))
  }

  /// The table of grays in the guidelines is that of earlier versions.
  @Test func graysAreTheSame() {
    let grays: [UIColor] = [.systemGray, .systemGray4, .systemGray6]
    let (classic, glass) = (
      grays.map(hexes), InterfaceLook.with(.liquidGlass) { grays.map(hexes) }
    )

    #expect(classic == glass)
  }
}
