import DarkroomFoundation
import DarkroomTypesetting
import DarkroomUIKit
import Foundation
import Testing

/// Han characters have the forms of the text's language, or else of the first preferred language that has some.
///
/// U+76F4 differs between Chinese and Japanese.
@MainActor
struct TextLanguageTests {
  nonisolated private static let japanese = "NotoSansJP-Regular.otf"
  nonisolated private static let chinese = "wqy-microhei.ttc"

  private func fonts(_ text: NSAttributedString) -> Set<String> {
    Set(TextLayout(text.styled()).lines.flatMap(\.runs).map { $0.font.instance.face.fileName })
  }

  private func text(_ string: String, language: String? = nil) -> NSAttributedString {
    var attributes: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 17)]
    attributes[.languageIdentifier] = language
    return NSAttributedString(string: string, attributes: attributes)
  }

  private func picture(_ view: UIView) -> Data? {
    UIGraphicsImageRenderer(bounds: view.bounds).image { view.layer.render(in: $0.cgContext) }
      .pngData()
  }

  private func label() -> UILabel {
    let label = UILabel()
    label.text = "直"
    label.sizeToFit()
    return label
  }

  @Test(arguments: [
    ([], chinese), (["en-US"], chinese), (["ja"], japanese), (["en-US", "ja-JP"], japanese),
    (["zh-Hans", "ja"], chinese), (["ko-KR", "ja"], chinese), (["ja-JP", "zh-Hant"], japanese),
  ])
  func theFirstPreferredLanguageWithHanCharactersCounts(languages: [String], font: String) {
    PreferredLanguages.$override.withValue(languages) {
      #expect(fonts(text("直")) == [font])
    }
  }

  /// Without Japanese among the preferred languages kana have the Chinese font, too: davidsansome/tsurukame#127.
  @Test func kanaDoNotMakeTextJapanese() {
    #expect(fonts(text("かな直")) == [Self.chinese])
  }

  @Test func theLanguageOfTheTextGoesFirst() {
    PreferredLanguages.$override.withValue(["ja"]) {
      #expect(fonts(text("直", language: "zh-Hans")) == [Self.chinese])
    }
    #expect(fonts(text("直", language: "ja")) == [Self.japanese])
    #expect(NSAttributedString.Key(kCTLanguageAttributeName) == .languageIdentifier)
  }

  @Test func attributedStringsKeepTheirLanguage() {
    var string = AttributedString("直")
    string.languageIdentifier = "ja"
    string.font = UIFont.systemFont(ofSize: 17)

    #expect(fonts(NSAttributedString(string)) == [Self.japanese])
    #expect(AttributedString(NSAttributedString(string)) == string)
  }

  /// The text is the same, so only the language can tell the pictures apart, also in one label.
  @Test func labelsFollowThePreferredLanguages() {
    let shown = label()
    let chinese = picture(shown)
    PreferredLanguages.$override.withValue(["ja"]) {
      shown.setNeedsDisplay()
      let japanese = picture(shown)
      #expect(japanese != chinese && japanese == picture(label()))
    }

    #expect(picture(label()) == chinese)
  }
}
