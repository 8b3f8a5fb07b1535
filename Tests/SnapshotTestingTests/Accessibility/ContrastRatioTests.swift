import Testing

@testable import SnapshotTesting

struct ContrastRatioTests {
  /// Worked out from the formula of WCAG 2.2, section 1.4.3.
  @Test(
    arguments: [
      (0xFF00_0000, 0xFFFF_FFFF, "21:1"), (0xFFFF_FFFF, 0xFFFF_FFFF, "1:1"),
      (0xFF77_7777, 0xFFFF_FFFF, "4.4:1"), (0xFF76_7676, 0xFFFF_FFFF, "4.5:1"),
      (0xFF00_00FF, 0xFFFF_FFFF, "3.9:1"), (0xFFFF_0000, 0xFFFF_FFFF, "8.5:1"),
    ] as [(UInt32, UInt32, String)])
  func ratiosAreWCAGs(_ color: UInt32, _ other: UInt32, _ text: String) {
    #expect(ContrastRatio(color, other).text == text)
    #expect(ContrastRatio(other, color).text == text)
  }
}
