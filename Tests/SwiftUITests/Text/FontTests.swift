import Testing

@testable import SwiftUI

@MainActor
struct FontTests {
  private func font(
    _ font: Font, _ change: (inout EnvironmentValues) -> Void = { _ in }
  ) throws -> UIFont {
    var environment = EnvironmentValues()
    change(&environment)
    return try #require(font.uiFont(in: environment))
  }

  private func weight(_ font: UIFont) -> CGFloat? {
    let traits = font.fontDescriptor.object(forKey: .traits) as? [UIFontDescriptor.TraitKey: Any]
    return (traits?[.weight] as? UIFont.Weight)?.rawValue
  }

  /// Apple, Human Interface Guidelines, Typography, at the size Large.
  @Test func stylesHaveTheSizesOfIOS() throws {
    let sizes = try Font.TextStyle.allCases.map { try font(.system($0)).pointSize }

    #expect(sizes == [34, 28, 22, 20, 17, 15, 17, 16, 13, 12, 11])
    #expect(try weight(font(.headline)) == UIFont.Weight.semibold.rawValue)
  }

  @Test func stylesFollowThePreferredSizeAndOtherSystemFontsDoNot() throws {
    let largest = { (values: inout EnvironmentValues) in values.dynamicTypeSize = .accessibility5 }

    #expect(try font(.body, largest).pointSize == 53)
    #expect(try font(.system(size: 17), largest).pointSize == 17)
  }

  @Test func namedFontsFollowThePreferredSizeUnlessTheyAreFixed() throws {
    let larger = { (values: inout EnvironmentValues) in values.dynamicTypeSize = .xxxLarge }

    #expect(try font(.custom("Georgia", size: 17), larger).pointSize > 17)
    #expect(try font(.custom("Georgia", fixedSize: 17), larger).pointSize == 17)
    #expect(
      try font(.custom("Georgia", size: 17, relativeTo: .largeTitle), larger).pointSize
        < font(.custom("Georgia", size: 17), larger).pointSize)
    #expect(try font(.custom("Georgia", size: 17)).familyName == "Georgia")
  }

  @Test func unknownNamesGiveTheSystemFont() throws {
    #expect(try font(.custom("No Such Font", size: 20)) == .systemFont(ofSize: 20))
  }

  @Test func weightsAndDesignsOfASystemFont() throws {
    #expect(
      try font(.system(size: 20, weight: .heavy)) == .systemFont(ofSize: 20, weight: .heavy))
    #expect(
      try font(.system(size: 20, weight: .bold, design: .monospaced))
        == .monospacedSystemFont(ofSize: 20, weight: .bold))
    #expect(try font(.system(.body, design: .serif)).fontName.contains("Serif"))
    #expect(try font(.system(.body, design: .rounded, weight: .black)).pointSize == 17)
  }

  /// Apple, Human Interface Guidelines, Typography: emphasized weights.
  @Test func boldIsTheEmphasizedWeightOfAStyle() throws {
    #expect(try weight(font(.body.bold())) == UIFont.Weight.semibold.rawValue)
    #expect(try weight(font(.title.bold())) == UIFont.Weight.bold.rawValue)
    #expect(try weight(font(.system(size: 17).bold())) == UIFont.Weight.bold.rawValue)
    #expect(try weight(font(.body.weight(.bold))) == UIFont.Weight.bold.rawValue)
  }

  @Test func modifiersAddUp() throws {
    let both = try font(.body.italic().weight(.light))

    #expect(both.fontDescriptor.symbolicTraits.contains(.traitItalic))
    #expect(weight(both) == UIFont.Weight.light.rawValue)
    #expect(
      try font(.body.width(.condensed)).fontDescriptor.symbolicTraits.contains(.traitCondensed))
    #expect(try font(.body.monospaced()).fontDescriptor.symbolicTraits.contains(.traitMonoSpace))
  }

  @Test func featuresChangeLetters() throws {
    func width(_ string: String, _ font: UIFont) -> CGFloat {
      NSAttributedString(string: string, attributes: [.font: font]).size().width
    }
    let digits = try font(.body.monospacedDigit())

    #expect(abs(width("111", digits) - width("888", digits)) < 0.01)
    #expect(try width("111", font(.body)) < width("888", font(.body)) - 1)
  }

  @Test func boldTextOfAPersonMakesRegularFontsSemibold() throws {
    let bold = { (values: inout EnvironmentValues) in values.legibilityWeight = .bold }

    #expect(try weight(font(.body, bold)) == UIFont.Weight.semibold.rawValue)
    #expect(try weight(font(.system(size: 20), bold)) == UIFont.Weight.semibold.rawValue)
    #expect(
      try weight(font(.system(size: 20, weight: .black), bold)) == UIFont.Weight.black.rawValue)
  }

  @Test func uiKitsFontsStayAsTheyAre() throws {
    let own = UIFont.systemFont(ofSize: 19, weight: .medium)

    #expect(try font(Font(own)) == own)
  }
}
