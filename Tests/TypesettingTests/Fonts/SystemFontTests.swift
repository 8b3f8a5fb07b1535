import DarkroomTypesetting
import Testing

struct SystemFontTests {
  /// 1950, 494 and 1443 of San Francisco's 2048 units.
  @Test func verticalMetricsAreSanFranciscos() throws {
    let metrics = try FontLibrary.shared.font(.system(size: 16)).metrics

    #expect(metrics.ascender == 15.234375)
    #expect(metrics.descender == -3.859375)
    #expect(metrics.lineHeight == 19.09375)
    #expect(metrics.capHeight == 11.2734375)
  }

  @Test(arguments: [(11.0, 13.1269531), (17, 20.2871094), (34, 40.5742188)])
  func lineHeightIsThatOfIOS(size: Double, height: Double) throws {
    let font = try FontLibrary.shared.font(.system(size: size))

    #expect(abs(font.lineHeight - height) < 1e-6)
  }

  @Test func monospacedCutGivesEveryCharacterSixTenthsOfAnEm() throws {
    let font = try FontLibrary.shared.font(.system(size: 10, design: .monospaced))
    let layout = TextLayout(StyledText("iW->", style: TextStyle(font: font)))

    #expect(layout.size.width == 24)
    #expect(layout.size.height == 11.93359375)
  }

  /// Inter's H, i and space are 1522, 496 and 576 of 2048 units, San Francisco's by the fit 1488, 504 and 576; at 12
  /// points its table of tracking adds nothing.
  @Test func widthIsTheSumOfAdvancesAtTwelvePoints() throws {
    let layout = TextLayout(try text("Hi H", size: 12))
    #expect(layout.size.width == (1488 + 504 + 576 + 1488) * 12 / 2048.0)
  }
}
