import DarkroomFoundation
import Foundation
import Testing

/// Texts of a bundle's tables, as Xcode and translators write them.
struct StringTableTests {
  let english: TemporaryBundle

  init() throws {
    english = try TemporaryBundle([
      "en.lproj/Localizable.strings": """
      "greeting" = "Hello, %@!";
      "title" = "Trails";
      """,
      "en.lproj/Other.strings": "\"title\" = \"Others\";",
      "en.lproj/Localizable.stringsdict": Self.rules,
    ])
  }

  static let rules = """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
    <plist version="1.0"><dict>
    <key>hikes</key><dict>
      <key>NSStringLocalizedFormatKey</key><string>%#@count@ in %2$@</string>
      <key>count</key><dict>
        <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
        <key>NSStringFormatValueTypeKey</key><string>d</string>
        <key>zero</key><string>No hikes</string>
        <key>one</key><string>%d hike</string>
        <key>other</key><string>%d hikes</string>
      </dict>
    </dict>
    <key>bags</key><dict>
      <key>NSStringLocalizedFormatKey</key><string>%#@count@</string>
      <key>count</key><dict>
        <key>one</key><string>a bag</string>
        <key>other</key><string>%d bags</string>
      </dict>
    </dict>
    <key>items</key><dict>
      <key>NSStringLocalizedFormatKey</key><string>%#@count@</string>
      <key>count</key><dict>
        <key>one</key><string>an item</string>
        <key>other</key><string>%d items</string>
      </dict>
    </dict>
    </dict></plist>
    """

  @Test func aTextOfATable() {
    let bundle = english.bundle

    #expect(NSLocalizedString("title", bundle: bundle, comment: "") == "Trails")
    #expect(NSLocalizedString("title", tableName: "Other", bundle: bundle, comment: "") == "Others")
    #expect(String(localized: "title", bundle: bundle) == "Trails")
    #expect(String(localized: "title", table: "Other", bundle: bundle) == "Others")
  }

  /// As each cell of a matrix of locales asks for them.
  @Test func otherLanguagesMayBePreferredForAWhile() throws {
    let bundle = try TemporaryBundle([
      "en.lproj/Localizable.strings": "\"title\" = \"Trails\";",
      "de.lproj/Localizable.strings": "\"title\" = \"Wege\";",
      "pt-BR.lproj/Localizable.strings": "\"title\" = \"Trilhas\";",
    ])
    let own = NSLocalizedString("title", bundle: bundle.bundle, comment: "")
    func title(_ language: String) -> String {
      PreferredLanguages.$override.withValue([language]) {
        NSLocalizedString("title", bundle: bundle.bundle, comment: "")
      }
    }

    #expect(title("de") == "Wege" && title("en") == "Trails" && title("pt-BR") == "Trilhas")
    // Without the language, that of the bundle; in another region, the language all the same.
    #expect(title("fr") == "Trails" && title("pt-PT") == "Trilhas")
    #expect(String(localized: "title", bundle: bundle.bundle) == own)
  }

  @Test func aMissingTextIsItsValueOrItsKey() {
    let bundle = english.bundle

    #expect(NSLocalizedString("none", bundle: bundle, comment: "") == "none")
    #expect(NSLocalizedString("none", bundle: bundle, value: "a", comment: "") == "a")
    #expect(
      NSLocalizedString("title", tableName: "Other", bundle: bundle, value: "a", comment: "")
        == "Others")
    #expect(String(localized: "none \(3)", bundle: bundle) == "none 3")
    #expect(String(localized: "none", defaultValue: "all \(3)", bundle: bundle) == "all 3")
  }

  @Test(arguments: [(0, "No hikes in May"), (1, "1 hike in May"), (12, "12 hikes in May")])
  func theNumberChoosesTheForm(count: Int, text: String) {
    let format = NSLocalizedString("hikes", bundle: english.bundle, comment: "")

    #expect(String.localizedStringWithFormat(format, count, "May") == text)
    #expect(String(format: format, count, "May") == text)
  }

  @Test func formatsThatLookAlikeStayApart() {
    let bags = NSLocalizedString("bags", bundle: english.bundle, comment: "")
    let items = NSLocalizedString("items", bundle: english.bundle, comment: "")

    #expect(String.localizedStringWithFormat(bags, 1) == "a bag")
    #expect(String.localizedStringWithFormat(items, 1) == "an item")
    #expect(String(format: bags, 2) == "2 bags")
  }

  @Test func formatsWithoutRulesAreFoundations() {
    #expect(String(format: "%.2f|%@|%03d", 1.5, "x", 7) == "1.50|x|007")
    #expect(String(format: "%d %%", locale: Locale(identifier: "en_US"), 5) == "5 %")
  }
}
