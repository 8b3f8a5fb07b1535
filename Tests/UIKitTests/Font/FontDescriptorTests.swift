import DarkroomUIKit
import Foundation
import Testing

/// What descriptors say of themselves, in the types that Objective-C has for it: BonMot's tests read it so on iOS.
@MainActor
struct FontDescriptorTests {
  private typealias Setting = [UIFontDescriptor.FeatureKey: Int]

  private func settings(of font: UIFont) -> [Setting]? {
    font.fontDescriptor.fontAttributes[.featureSettings] as? [Setting]
  }

  private func font(_ features: (Int, Int)...) -> UIFont {
    let settings = features.map { type, selector -> Setting in
      [.type: type, .selector: selector]
    }
    let descriptor = UIFont.systemFont(ofSize: 12).fontDescriptor
      .addingAttributes([.featureSettings: settings])
    return UIFont(descriptor: descriptor, size: 0)
  }

  @Test(arguments: [
    (kNumberCaseType, kLowerCaseNumbersSelector), (kFractionsType, kDiagonalFractionsSelector),
    (kVerticalPositionType, kSuperiorsSelector), (kLowerCaseType, kLowerCaseSmallCapsSelector),
    (kStylisticAlternativesType, kStylisticAltSixOnSelector),
    (kContextualAlternatesType, kContextualAlternatesOffSelector),
  ])
  func aFontKeepsTheFeaturesItWasAskedFor(type: Int, selector: Int) {
    #expect(settings(of: font((type, selector))) == [[.type: type, .selector: selector]])
    #expect(settings(of: font((type, selector)).withSize(20))?.count == 1)
  }

  @Test func settingsThatAreUsualAreLeftOut() {
    #expect(settings(of: font((kContextualAlternatesType, kContextualAlternatesOnSelector))) == nil)
    #expect(settings(of: font((kFractionsType, kNoFractionsSelector))) == nil)
    #expect(settings(of: font((99, 99))) == nil)
  }

  @Test func aSettingTakesThePlaceOfWhatItExcludes() {
    let changed = font(
      (kLowerCaseType, kLowerCaseSmallCapsSelector),
      (kStylisticAlternativesType, kStylisticAltOneOnSelector),
      (kNumberCaseType, kLowerCaseNumbersSelector), (kNumberCaseType, kUpperCaseNumbersSelector),
      (kLowerCaseType, kDefaultLowerCaseSelector),
      (kStylisticAlternativesType, kStylisticAltOneOffSelector))
    #expect(
      settings(of: changed) == [[.type: kNumberCaseType, .selector: kUpperCaseNumbersSelector]])
  }

  @Test func valuesAreReadInEachTypeThatIOSReadsThemIn() throws {
    let named = try #require(UIFont(name: "Georgia", size: 10)).fontDescriptor.fontAttributes
    #expect(named.count == 2 && named[.name] as? String == "Georgia")
    #expect(named[.size] as? Int == 10 && named[.size] as? CGFloat == 10)
    #expect(named[.size] as? Double == 10 && named[.size] as? NSNumber == 10)

    let title = UIFont.preferredFont(forTextStyle: .title1).fontDescriptor.fontAttributes
    #expect(title[.textStyle] as? String == UIFont.TextStyle.title1.rawValue)
    #expect(title[.textStyle] as? UIFont.TextStyle == .title1)

    let bold = UIFont.systemFont(ofSize: 12, weight: .bold).fontDescriptor
    let traits = bold.object(forKey: .traits) as? [UIFontDescriptor.TraitKey: Any]
    #expect(traits?[.weight] as? UIFont.Weight == .bold)
    #expect(traits?[.weight] as? CGFloat == UIFont.Weight.bold.rawValue)
    #expect((traits?[.weight] as? NSNumber)?.doubleValue == 0.4)
    #expect(UIFont(name: "Georgia", size: 10)?.fontDescriptor.object(forKey: .traits) != nil)
  }

  @Test func onlyTheSystemsStylesAreStyles() {
    let attributes: [UIFontDescriptor.AttributeName: Any] = [.name: "Georgia", .size: 10]
    let other = attributes.merging([.textStyle: "Test"]) { $1 }
    #expect(UIFontDescriptor(fontAttributes: other).fontAttributes.count == 2)
    let body = attributes.merging([.textStyle: UIFont.TextStyle.body.rawValue]) { $1 }
    #expect(
      UIFontDescriptor(fontAttributes: body).fontAttributes[.textStyle] as? UIFont.TextStyle
        == .body)
  }

  /// Objective-C keeps a `CGFloat` as a number; a style that was kept comes back as one.
  @Test func attributedStringsGiveNumbersInAnyType() {
    let key = NSAttributedString.Key("style")
    let text = NSAttributedString(
      string: "ab",
      attributes: [.kern: CGFloat(5), .baselineOffset: CGFloat(0), key: UIFont.TextStyle.body])
    let values = unsafe text.attributes(at: 0, effectiveRange: nil)
    #expect(values[.kern] as? Double == 5 && values[.kern] as? Int == 5)
    #expect(values[.kern] as? CGFloat == 5 && values[.kern] as? NSNumber == 5)
    #expect(values[key] as? UIFont.TextStyle == .body)
    let lengths: [String: CGFloat] = ["a": 3]
    #expect((lengths as [String: NSNumber])["a"] == 3)
    let dictionary: NSDictionary = ["a": CGFloat(2.5)]
    #expect(dictionary["a"] as? Double == 2.5 && dictionary["a"] as? Int == nil)
  }
}
