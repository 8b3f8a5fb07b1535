import DarkroomRaster
import DarkroomTypesetting
import Testing

struct ShapingTests {
  @Test func pairsAreKerned() throws {
    #expect(try width("AV") < width("A") + width("V"))
  }

  @Test func kernFollowsEveryCharacter() throws {
    let kerned = TextLayout(try text("abc", { $0.kern = 2 }))

    #expect(abs(kerned.size.width - (try width("abc") + 6)) < 1e-9)
  }

  @Test func trackingAtSeventeenPointsIsMinus26Thousandths() throws {
    let font = try FontLibrary.shared.font(.system(size: 17))

    #expect(abs(font.tracking - -0.442) < 1e-12)
  }

  @Test func monospacedDigitsAreEquallyWide() throws {
    let font = try FontLibrary.shared.font(.system(size: 16, monospacedDigits: true))
    func width(_ digits: String) -> Double {
      TextLayout(StyledText(digits, style: TextStyle(font: font))).size.width
    }

    #expect(width("1111") == width("8888"))
    #expect(try DarkroomTypesettingTests.width("1111") < DarkroomTypesettingTests.width("8888"))
  }

  @Test func boldIsWiderThanRegular() throws {
    let bold = TextLayout(try text("Hamburg", weight: 0.4))

    #expect(try bold.size.width > width("Hamburg"))
  }

  @Test func markSharesItsLettersCluster() throws {
    let run = try #require(try layout("e\u{301}x").lines.first?.runs.first)

    #expect(Set(run.clusters) == [0, 2])
  }

  @Test func controlCharactersTakeNoRoom() throws {
    #expect(try width("a\u{1}b") == width("a\u{200b}b"))
  }

  @Test func arrowsStayAsTyped() throws {
    let run = try #require(try layout("->").lines.first?.runs.first)

    #expect(run.glyphs.count == 2)
    #expect(run.glyphs[0] == run.font.instance.glyph(for: "-"))
  }

  @Test func outlineIsInFontUnitsYUp() throws {
    let instance = try FontLibrary.shared.font(.system(size: 12)).instance
    let path = instance.outline(of: try #require(instance.glyph(for: "H")))
    let box = try #require(path?.controlBox)

    // Inter's capitals are 1490 units high; H has 180 on its left and is 1522 wide.
    #expect(box.minY == 0)
    #expect(box.maxY == 1490)
    #expect(box.minX == 180)
    #expect(box.maxX == 1522 - 180)
  }
}
