import DarkroomUIKit
import Testing

/// Metrics and tables: Measures, text metrics.
@Suite(.tags(.textMetrics))
struct UIFontTests {
  @Test func systemFontHasSanFranciscosVerticalMeasures() {
    let font = UIFont.systemFont(ofSize: 100)

    #expect(abs(font.ascender - 95.21484) < 1e-4)
    #expect(abs(font.descender + 24.12109) < 1e-4)
    #expect(abs(font.lineHeight - 119.33594) < 1e-4)
    #expect(font.leading == 0)
    #expect(abs(font.capHeight - 70.459) < 1e-2)
  }

  @Test func helveticaKeepsItsLineHeight() {
    let font = UIFont(name: "Helvetica", size: 17)

    #expect(font.map { abs($0.lineHeight - 19.55) < 1e-6 } == true)
  }

  @Test func metricsAreCleanNumbers() throws {
    let font = try #require(UIFont(name: "Helvetica", size: 20))

    #expect(font.lineHeight == 23 && font.ascender == 18.4 && font.descender == -4.6)
  }

  @Test func fontsOfIOSAnswerTheirNames() throws {
    let font = try #require(UIFont(name: "AvenirNext-DemiBold", size: 15))

    #expect(font.fontName == "AvenirNext-DemiBold" && font.familyName == "Avenir Next")
    #expect(font.fontDescriptor.symbolicTraits.contains(.traitBold))
    #expect(font.withSize(20).fontName == "AvenirNext-DemiBold")
    #expect(UIFont.familyNames.contains("Avenir Next"))
    #expect(
      UIFont.fontNames(forFamilyName: "Georgia") == [
        "Georgia", "Georgia-Italic", "Georgia-Bold", "Georgia-BoldItalic",
      ])
  }

  @Test func descriptorsFindFacesOfIOSFamilies() throws {
    let bold = UIFontDescriptor(fontAttributes: [.family: "Georgia", .face: "Bold"])
    #expect(UIFont(descriptor: bold, size: 12).fontName == "Georgia-Bold")
    let regular = try #require(UIFont(name: "Menlo-Regular", size: 11))
    let traits = regular.fontDescriptor.withSymbolicTraits([.traitBold, .traitItalic])
    #expect(UIFont(descriptor: try #require(traits), size: 0).fontName == "Menlo-BoldItalic")
  }

  /// Widths of Helvetica in a label, at one, two and three pixels to a point: as LayoutKit's tests have them.
  @Test(arguments: [(1.0, 34.0), (2, 33.5), (3, 33.3333)])
  func helveticaHasItsWidths(scale: CGFloat, width: CGFloat) throws {
    let font = try #require(UIFont(name: "Helvetica", size: 17))
    let natural = NSAttributedString(string: "Nick", attributes: [.font: font]).size().width

    #expect(abs((natural * scale).rounded(.up) / scale - width) < 1e-4)
  }

  @Test func unknownNamesAreNil() {
    #expect(UIFont(name: "No Such Face", size: 12) == nil)
  }

  @Test(arguments: [
    (UIContentSizeCategory.extraSmall, 14.0), (.medium, 16), (.large, 17),
    (.accessibilityExtraExtraExtraLarge, 53),
  ])
  func bodyFollowsTheCategory(category: UIContentSizeCategory, size: CGFloat) {
    let traits = UITraitCollection(preferredContentSizeCategory: category)

    #expect(UIFont.preferredFont(forTextStyle: .body, compatibleWith: traits).pointSize == size)
  }

  /// base, style, category → value in thirds of a point, font size.
  @Test(arguments: [
    (17.0, UIFont.TextStyle.body, UIContentSizeCategory.extraSmall, 44.0, 15.0),
    (17, .body, .extraExtraExtraLarge, 67, 22),
    (17, .body, .accessibilityExtraExtraExtraLarge, 144, 48),
    (28, .title1, .accessibilityExtraExtraExtraLarge, 168, 56),
    (11, .caption2, .accessibilityExtraExtraExtraLarge, 122, 41),
    (13.3, .body, .large, 40, 13.3),
  ])
  func metricsScaleByLeadings(
    base: CGFloat, style: UIFont.TextStyle, category: UIContentSizeCategory, thirds: CGFloat,
    size: CGFloat
  ) {
    let metrics = UIFontMetrics(forTextStyle: style)
    let traits = UITraitCollection(preferredContentSizeCategory: category)
    let font = UIFont.systemFont(ofSize: base)

    #expect(metrics.scaledValue(for: base, compatibleWith: traits) == thirds / 3)
    #expect(metrics.scaledFont(for: font, compatibleWith: traits).pointSize == size)
  }

  @Test func headlineIsSemibold() {
    let headline = UIFont.preferredFont(forTextStyle: .headline)

    #expect(headline.fontName == ".SFUI-Semibold")
    #expect(headline.fontDescriptor.symbolicTraits.contains(.traitBold))
  }

  @Test func symbolicTraitsMakeAFontBoldAndItalic() {
    let descriptor = UIFont.systemFont(ofSize: 15).fontDescriptor
      .withSymbolicTraits([.traitBold, .traitItalic])
    let font = descriptor.map { UIFont(descriptor: $0, size: 0) }

    #expect(font?.fontName == ".SFUI-BoldItalic")
    #expect(font?.pointSize == 15)
  }

  @Test func equalRequestsAreEqualFonts() {
    #expect(UIFont.boldSystemFont(ofSize: 12) == UIFont.systemFont(ofSize: 12, weight: .bold))
    #expect(UIFont.boldSystemFont(ofSize: 12) != UIFont.systemFont(ofSize: 12))
  }

  @Test func descriptorsMatchTheFontsThatAreThere() throws {
    let system = UIFont.systemFont(ofSize: 12).fontDescriptor
    let known = try #require(system.matchingFontDescriptors(withMandatoryKeys: [.family]).first)
    #expect(
      UIFont(descriptor: known, size: 0).familyName == UIFont.systemFont(ofSize: 12).familyName)

    let missing = UIFontDescriptor(fontAttributes: [.family: "No Such Family", .size: 12])
    #expect(missing.matchingFontDescriptors(withMandatoryKeys: [.family]).isEmpty)
    // Another one may stand in for it, as wherever a font is made.
    #expect(missing.matchingFontDescriptors(withMandatoryKeys: nil).count == 1)
    #expect(missing.matchingFontDescriptors(withMandatoryKeys: [.size]).count == 1)
  }
}
