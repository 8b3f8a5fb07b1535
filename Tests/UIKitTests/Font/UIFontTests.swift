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
}
