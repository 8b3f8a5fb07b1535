import DarkroomRaster
import DarkroomTypesetting
import Testing

/// Needs Debian's `fonts-wqy-microhei` and `fonts-noto-color-emoji`.
struct FallbackTests {
  @Test func ideographsAreOneEmWide() throws {
    let layout = try layout("日本")

    #expect(layout.size.width == 32)
    #expect(layout.lines[0].runs[0].font.instance.face.fileName == "wqy-microhei.ttc")
  }

  @Test func fallbackDoesNotChangeTheLineHeight() throws {
    #expect(try layout("Hi 日本 😀").size.height == layout("Hi").size.height)
  }

  @Test(arguments: ["😀", "👨‍👩‍👧‍👦", "🇩🇪", "👍🏽", "1️⃣", "❤️", "🏳️‍🌈"])
  func emojiIsOneGlyphOfTheEmojiFont(emoji: String) throws {
    let runs = try #require(try layout(emoji).lines.first?.runs)

    #expect(runs.count == 1)
    #expect(runs[0].font.instance.face.hasColorBitmaps)
    #expect(runs[0].advances.filter { $0 > 0 }.count == 1)
  }

  @Test func digitsAreNoEmoji() throws {
    let runs = try #require(try layout("12 #*").lines.first?.runs)

    #expect(runs.allSatisfy { !$0.font.instance.face.hasColorBitmaps })
  }

  @Test func unknownCharacterIsABox() throws {
    let run = try #require(try layout("\u{10ffff}").lines.first?.runs.first)

    #expect(run.glyphs == [0])
    #expect(run.width > 0)
  }

  @Test func emptyLibraryNamesTheFontThatTextNeeds() throws {
    let library = FontLibrary(
      searchPath: FontSearchPath(
        teamDirectory: nil, cacheDirectory: FontLibrary.shared.searchPath.cacheDirectory,
        systemDirectories: []))
    let style = TextStyle(font: try library.font(.system(size: 16)))

    _ = TextLayout(StyledText("a日b", style: style), library: library)

    #expect(
      library.problems
        == [.fallbackMissing(fileName: "wqy-microhei.ttc", package: "fonts-wqy-microhei")])
  }

  @Test func emboldeningAddsInkOnBothSides() throws {
    let run = TextLayout(try text("一", weight: 0.4)).lines[0].runs[0]
    let plain = FontInstance.of(run.font.instance.face)
    let thin = try #require(plain.outline(of: run.glyphs[0])?.controlBox)
    let thick = try #require(run.font.instance.outline(of: run.glyphs[0])?.controlBox)

    // 1/48 of 2048 units on each side.
    #expect(abs(thick.width - thin.width - 2 * 2048 / 48) < 2)
    #expect(abs(thick.height - thin.height - 2 * 2048 / 48) < 2)
  }

  @Test func emboldenedGlyphHasNoHoles() throws {
    let run = TextLayout(try text("一", weight: 0.4)).lines[0].runs[0]
    let plain = FontInstance.of(run.font.instance.face)
    let inside = try #require(plain.outline(of: run.glyphs[0])?.controlBox)
    let bold = try #require(run.font.instance.outline(of: run.glyphs[0]))

    // Just within the old edge, where the added ink overlaps the stroke of the character.
    let point = Point(x: inside.x + inside.width / 2, y: inside.y + inside.height / 2)
    for dy in stride(from: -0.4, through: 0.4, by: 0.1) {
      #expect(bold.contains(Point(x: point.x, y: point.y + dy * inside.height), rule: .nonZero))
    }
  }

  @Test func boldFallbackWithoutABoldFaceIsEmboldened() throws {
    let bold = TextLayout(try text("日", weight: 0.4))

    #expect(bold.lines[0].runs[0].font.instance.emboldening == 1.0 / 48)
  }
}
