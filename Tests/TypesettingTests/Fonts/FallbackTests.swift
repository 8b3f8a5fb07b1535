import DarkroomRaster
import DarkroomTestSupport
import Foundation
import Testing

@testable import DarkroomFontFiles
@testable import DarkroomTypesetting

/// Needs what `Scripts/setup` installs.
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

  /// U+2708 has no Emoji_Presentation, U+231A has (emoji-data.txt of UTS #51).
  @Test(arguments: [
    ("✈", false), ("✈\u{fe0e}", false), ("✈\u{fe0f}", true), ("⌚", true), ("⌚\u{fe0e}", true),
    ("❤\u{200d}🔥", true), ("☝🏽", true), ("ⓘ", false),
  ])
  func presentationIsTextOrEmoji(text: String, isPicture: Bool) throws {
    let run = try #require(try layout(text).lines.first?.runs.first)

    #expect(run.font.instance.face.hasColorBitmaps == isPicture)
    #expect(run.glyphs.first != 0)
  }

  /// The languages that iOS itself is localized into; what the system font has stays with it.
  @Test(arguments: [
    ("مرحبا", "NotoSansArabic[wdth,wght].ttf"), ("שלום", "Heebo[wght].ttf"),
    ("สวัสดี", "NotoSansThai[wdth,wght].ttf"), ("नमस्ते", "NotoSansDevanagari[wdth,wght].ttf"),
    ("한국어", "wqy-microhei.ttc"), ("简体中文", "wqy-microhei.ttc"), ("かな", "wqy-microhei.ttc"),
    ("Привет", "Inter[opsz,wght].ttf"), ("Γειά", "Inter[opsz,wght].ttf"),
    ("Tiếng Việt", "Inter[opsz,wght].ttf"), ("ქართ", "DejaVuSans.ttf"),
  ])
  func scriptHasItsFont(text: String, fileName: String) throws {
    let runs = try #require(try layout(text).lines.first?.runs)

    #expect(runs.allSatisfy { $0.font.instance.face.fileName == fileName })
    #expect(runs.allSatisfy { !$0.glyphs.contains(0) })
  }

  /// Han characters, kana, punctuation and full-width letters are one em wide in both fonts.
  @Test(arguments: [
    ("ja", "NotoSansJP-Regular.otf"), ("ja-JP", "NotoSansJP-Regular.otf"),
    ("ja_JP", "NotoSansJP-Regular.otf"), ("zh-Hans", "wqy-microhei.ttc"),
    ("ko", "wqy-microhei.ttc"), ("jam", "wqy-microhei.ttc"), ("", "wqy-microhei.ttc"),
  ])
  func hanCharactersHaveTheFontOfTheirLanguage(language: String, fileName: String) throws {
    let layout = TextLayout(try text("直かなカナ、Ａ") { $0.language = language })

    #expect(Set(layout.lines[0].runs.map { $0.font.instance.face.fileName }) == [fileName])
    #expect(layout.size.width == 7 * 16)
  }

  /// The Japanese font has neither Hangul nor characters that were simplified in China.
  @Test func otherFontsHaveWhatTheJapaneseFontLacks() throws {
    let layout = TextLayout(try text("한简😀م") { $0.language = "ja" })

    #expect(layout.lines[0].runs.allSatisfy { !$0.glyphs.contains(0) })
  }

  @Test func fallbackFollowsTheWeightOfItsText() throws {
    let regular = TextLayout(try text("ไทย")).lines[0].runs[0]
    let bold = TextLayout(try text("ไทย", weight: 0.4)).lines[0].runs[0]

    #expect(bold.font.instance.identity != regular.font.instance.identity)
    #expect(bold.font.instance.emboldening == 0, "the file has a weight axis")
  }

  @Test func fallbackOfOtherContentIsDrawnButIsAProblem() throws {
    let directory = try ScratchFolder()
    let thai = FallbackFont.installed[2].file
    let cache = FontLibrary.shared.searchPath.cacheDirectory
    let other = cache + "/NotoSansArabic[wdth,wght].ttf"
    try FileManager.default.copyItem(atPath: other, toPath: directory.path(thai.fileName))
    let style = TextStyle(font: try FontLibrary.shared.font(.system(size: 16)))
    let library = FontLibrary(
      searchPath: FontSearchPath(
        teamDirectory: nil, cacheDirectory: directory.path, systemDirectories: []))
    let team = FontLibrary(
      searchPath: FontSearchPath(
        teamDirectory: directory.path, cacheDirectory: cache, systemDirectories: []))

    _ = TextLayout(StyledText("ไทย", style: style), library: library)
    _ = TextLayout(StyledText("م", style: style), library: team)

    #expect(
      library.problems == [
        .wrongDigest(
          path: directory.path(thai.fileName), expected: thai.digest,
          found: FallbackFont.installed[0].file.digest)
      ])
    #expect(team.problems == [], "a team's own file is taken as it is")
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
