import DarkroomCoreText
import DarkroomUIKit
import Foundation
import Testing

/// Measures and glyphs of fonts.
@MainActor
struct CTFontTests {
  private let font = CTFontCreateWithName("Helvetica" as CFString, 20, nil)

  @Test func measuresAreThoseOfTheFont() {
    let plain = UIFont(name: "Helvetica", size: 20) ?? .systemFont(ofSize: 1)
    let cast = plain as CTFont
    #expect(
      CTFontGetSize(font) == 20 && CTFontGetSize(CTFontCreateWithName("Helvetica", 0, nil)) == 12)
    #expect(CTFontGetAscent(cast) == plain.ascender && CTFontGetDescent(font) == -plain.descender)
    #expect(CTFontGetLeading(font) == plain.leading && CTFontGetXHeight(font) == plain.xHeight)
    #expect(CTFontGetCapHeight(font) == plain.capHeight)
    // Helvetica's and its stand-in's em.
    #expect(CTFontGetUnitsPerEm(font) == 2048 && CTFontGetGlyphCount(font) > 200)
    #expect(CTFontGetUnderlinePosition(font) < 0 && CTFontGetUnderlineThickness(font) > 0)
    #expect(CTFontCopyFamilyName(font) == "Helvetica")
    #expect(CTFontCopyPostScriptName(font) == "Helvetica")
  }

  @Test func theBoxHoldsEveryGlyph() {
    let box = CTFontGetBoundingBox(font)
    let glyphs = (1..<200).map { CGGlyph($0) }
    let ink = unsafe CTFontGetBoundingRectsForGlyphs(font, .default, glyphs, nil, glyphs.count)
    #expect(box.minX <= ink.minX && box.maxX >= ink.maxX && box.minY <= ink.minY)
    #expect(box.maxY >= ink.maxY && ink.height > 10, "\(box) \(ink)")
  }

  @Test func charactersHaveGlyphsThatAdvance() {
    let characters = Array("iW".utf16)
    var glyphs: [CGGlyph] = [0, 0]
    #expect(unsafe CTFontGetGlyphsForCharacters(font, characters, &glyphs, 2))
    var advances = [CGSize](repeating: .zero, count: 2)
    let sum = unsafe CTFontGetAdvancesForGlyphs(font, .horizontal, glyphs, &advances, 2)
    // Of Helvetica's widths, Adobe's Core14 metrics: i 222, W 944 thousandths of an em.
    #expect(abs(advances[0].width - 4.44) < 0.02 && abs(advances[1].width - 18.88) < 0.02)
    #expect(abs(sum - Double(advances[0].width + advances[1].width)) < 1e-9)
    let unknown = Array("\u{E123}".utf16)
    #expect(unsafe !CTFontGetGlyphsForCharacters(font, unknown, &glyphs, 1))
    #expect(glyphs[0] == 0)
    let pair = Array("😀".utf16)
    #expect(unsafe !CTFontGetGlyphsForCharacters(font, pair, &glyphs, 2))
  }

  @Test func aGlyphHasAnOutlineAboveTheBaseline() throws {
    var glyph: [CGGlyph] = [0]
    _ = unsafe CTFontGetGlyphsForCharacters(font, Array("H".utf16), &glyph, 1)
    let outline = CTFontCreatePathForGlyph(font, glyph[0], nil)
    let path = try #require(outline)
    let box = path.boundingBoxOfPath
    #expect(abs(box.minY) < 0.01 && abs(box.maxY - CTFontGetCapHeight(font)) < 0.1)
    var half = CGAffineTransform(scaleX: 0.5, y: 0.5)
    let small = unsafe CTFontCreatePathForGlyph(font, glyph[0], &half)
    #expect(abs((small?.boundingBoxOfPath.height ?? 0) * 2 - box.height) < 0.01)
    _ = unsafe CTFontGetGlyphsForCharacters(font, Array(" ".utf16), &glyph, 1)
    #expect(CTFontCreatePathForGlyph(font, glyph[0], nil) == nil)
  }

  @Test func copiesDifferInWhatIsAsked() throws {
    let larger = CTFontCreateCopyWithAttributes(font, 30, nil, nil)
    #expect(CTFontGetSize(larger) == 30 && CTFontCopyFamilyName(larger) == "Helvetica")
    let copy = CTFontCreateCopyWithSymbolicTraits(font, 0, nil, .traitBold, .traitBold)
    let bold = try #require(copy)
    #expect(CTFontGetSymbolicTraits(bold).contains(.traitBold) && CTFontGetSize(bold) == 20)
    let descriptor = CTFontDescriptorCreateWithAttributes([
      kCTFontNameAttribute: "Helvetica", kCTFontSizeAttribute: 9,
    ])
    #expect(CTFontGetSize(CTFontCreateWithFontDescriptor(descriptor, 0, nil)) == 9)
    #expect(CTFontDescriptorCopyAttribute(descriptor, kCTFontSizeAttribute) as? CGFloat == 9)
  }

  @Test func featuresAreThoseOfTheFile() throws {
    // The stand-in for the system font has digits of one width.
    let system = try #require(CTFontCreateUIFontForLanguage(.system, 12, nil))
    let features = try #require(CTFontCopyFeatures(system) as? [[AnyHashable: Any]])
    let numbers = features.first {
      $0[kCTFontFeatureTypeIdentifierKey] as? Int == kNumberSpacingType
    }
    let selectors = numbers?[kCTFontFeatureTypeSelectorsKey] as? [[AnyHashable: Any]] ?? []
    #expect(
      selectors.contains {
        $0[kCTFontFeatureSelectorIdentifierKey] as? Int == kMonospacedNumbersSelector
      })
    #expect(CTFontCopyFeatureSettings(system) == nil)
    let digits = UIFont.monospacedDigitSystemFont(ofSize: 12, weight: .regular)
    let settings = CTFontCopyFeatureSettings(digits) as? [[AnyHashable: Any]]
    #expect(settings?.first?[kCTFontFeatureTypeIdentifierKey] as? Int == kNumberSpacingType)
  }

  /// Of SFNTLayoutTypes.h.
  @Test func constantsHaveApplesValues() {
    #expect(kContextualAlternatesType == 36 && kContextualAlternatesOnSelector == 0)
    #expect(kStylisticAltTwentyOnSelector == 40 && kStylisticAltOneOffSelector == 3)
    #expect(kTypographicExtrasType == 14 && kSlashedZeroOnSelector == 4)
    #expect(kCTFontFeatureTypeIdentifierKey == "CTFeatureTypeIdentifier")
  }
}
