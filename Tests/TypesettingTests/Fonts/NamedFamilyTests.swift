import DarkroomFontFiles
import DarkroomTestSupport
import DarkroomTypesetting
import Foundation
import Testing

/// iOS's own families by stand-ins: names, line heights and widths of the originals.
struct NamedFamilyTests {
  private func font(_ name: String, size: Double = 20) throws -> Font {
    try FontLibrary.shared.font(.named(name, size: size))
  }

  /// PostScript, full and family names, and what each resolves to.
  @Test(
    arguments: [
      ("Georgia-Bold", "Georgia", "Georgia-Bold"), ("georgia bold", "Georgia", "Georgia-Bold"),
      ("Georgia", "Georgia", "Georgia"), ("Avenir Next", "Avenir Next", "AvenirNext-Regular"),
      ("AvenirNext-DemiBold", "Avenir Next", "AvenirNext-DemiBold"),
      ("HelveticaNeue-Light", "Helvetica Neue", "HelveticaNeue-Light"),
      ("Arial", "Arial", "ArialMT"),
      ("TimesNewRomanPS-BoldItalicMT", "Times New Roman", "TimesNewRomanPS-BoldItalicMT"),
      ("Times New Roman Bold Italic", "Times New Roman", "TimesNewRomanPS-BoldItalicMT"),
      ("Futura-CondensedExtraBold", "Futura", "Futura-CondensedExtraBold"),
      ("Menlo-Italic", "Menlo", "Menlo-Italic"), ("Papyrus", "Papyrus", "Papyrus"),
    ])
  func namesAreTheOriginals(name: String, family: String, postScript: String) throws {
    let font = try font(name)

    #expect(font.familyName == family)
    #expect(font.postScriptName == postScript)
    #expect(try self.font(font.postScriptName) == font, "a face finds itself by its name")
  }

  @Test(arguments: ["Georgia-Heavy", "Helvetica-Foo", "Times", "Helvetica Neue X"])
  func facesThatIOSLacksAreUnknown(name: String) {
    #expect(throws: FontError.unknownName(name)) { try font(name) }
  }

  /// Ascender, descender and line height at 2048 points are the files' own numbers.
  @Test(
    arguments: [
      ("Georgia", 1878.0, -449.0, 2327.0), ("Arial", 1854, -434, 2355),
      ("Times New Roman", 1825, -443, 2355), ("Courier New", 1705, -615, 2320),
      ("Menlo", 1901, -483, 2384), ("Verdana", 2059, -430, 2489),
      ("Trebuchet MS", 1923, -455, 2378),
    ])
  func verticalMeasuresAreTheOriginals(
    name: String, ascender: Double, descender: Double, height: Double
  ) throws {
    let metrics = try font(name, size: 2048).metrics

    #expect(metrics.ascender.rounded() == ascender)
    #expect(metrics.descender.rounded() == descender)
    #expect(metrics.lineHeight.rounded() == height)
  }

  /// Advances of Helvetica in thousandths of an em, by its published metrics: N 722, i 222, c 500, k 500.
  @Test func helveticaHasItsWidths() throws {
    let style = TextStyle(font: try font("Helvetica", size: 17))
    let width = TextLayout(StyledText("Nick", style: style)).size.width

    #expect(abs(width - 1.944 * 17) < 0.01)
  }

  /// Characters of Menlo are 1233 of 2048 units wide.
  @Test func menloHasItsWidths() throws {
    let style = TextStyle(font: try font("Menlo-Bold", size: 12))
    let width = TextLayout(StyledText("iW->", style: style)).size.width

    #expect(abs(width - 4 * 12 * 1233 / 2048) < 1e-9)
  }

  @Test func boldAndItalicFindTheirFaces() throws {
    var request = FontRequest.named("Georgia", size: 12)
    request.weight = 0.4
    #expect(try FontLibrary.shared.font(request).postScriptName == "Georgia-Bold")
    request.isItalic = true
    let font = try FontLibrary.shared.font(request)
    #expect(font.postScriptName == "Georgia-BoldItalic")
    #expect(font.skew == 0 && font.instance.face.names.isItalic, "the stand-in's own italic")
    #expect(font.instance.variations == [FontVariation("wght", 700)])
  }

  /// Lora's lower-case text is 0.463 em wide, Georgia's 0.435.
  @Test func standInsOfOtherSizesAreScaled() throws {
    let font = try font("Georgia", size: 100)

    #expect(abs(font.glyphSize - 94) < 1e-9)
    #expect(font.size == 100)
  }

  @Test func everyFaceIsFoundUnderItsFamily() throws {
    let library = FontLibrary.shared
    for family in ["Georgia", "Helvetica Neue", "Gill Sans", "Baskerville", "Zapfino"] {
      #expect(library.familyNames.contains(family))
      let names = library.fontNames(inFamily: family.lowercased())
      #expect(!names.isEmpty)
      for name in names { #expect(try font(name).postScriptName == name) }
    }
    #expect(library.fontNames(inFamily: "Georgia-Bold") == [])
  }

  @Test func missingStandInIsOneErrorThatSaysHowToGetIt() throws {
    let library = FontLibrary(
      searchPath: FontSearchPath(
        teamDirectory: nil, cacheDirectory: "/nonexistent/fonts", systemDirectories: []))
    let error = #expect(throws: FontError.self) {
      try library.font(.named("Georgia", size: 17))
    }

    #expect(try #require(error).description.contains("Lora[wght].ttf"))
    #expect(try #require(error).description.contains("snapshot-record doctor --install"))
    #expect(library.knows(.named("Georgia", size: 17)))
    #expect(!library.knows(.named("No Such Face", size: 17)))
  }

  /// 23 is 1.15 × 20, and 18.4 is 0.92 × 20.
  @Test func measuresAreCleanNumbers() throws {
    let metrics = try font("Helvetica", size: 20).metrics

    #expect(metrics.lineHeight == 23)
    #expect(metrics.ascender == 18.4)
    #expect(metrics.descender == -4.6)
    #expect(try font("Helvetica", size: 12).metrics.lineHeight == 13.8)
    #expect(try FontLibrary.shared.font(.system(size: 17)).metrics.xHeight == 8.94829)
  }
}
