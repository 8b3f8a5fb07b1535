import DarkroomFoundation
import Foundation
import Testing

/// What `Bundle` itself answers: accessors made by generators, and libraries, call nothing else.
struct BundleTablesTests {
  private let texts: TemporaryBundle

  init() throws {
    texts = try TemporaryBundle([
      "en.lproj/Localizable.strings": "\"title\" = \"Trails\";\n\"share\" = \"50 %% of %@\";",
      "en.lproj/Other.strings": "\"title\" = \"Others\";",
      "en.lproj/Localizable.stringsdict": Self.rules,
      "Catalog.xcstrings": Self.catalog,
    ])
  }

  private static let rules = """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0"><dict>
    <key>visits</key><dict>
      <key>NSStringLocalizedFormatKey</key><string>%#@hikes@ in %#@parks@, %@</string>
      <key>hikes</key><dict>
        <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
        <key>NSStringFormatValueTypeKey</key><string>d</string>
        <key>one</key><string>%d hike</string>
        <key>other</key><string>%d hikes</string>
      </dict>
      <key>parks</key><dict>
        <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
        <key>NSStringFormatValueTypeKey</key><string>d</string>
        <key>one</key><string>one park</string>
        <key>other</key><string>%d parks</string>
      </dict>
    </dict>
    <key>nested</key><dict>
      <key>NSStringLocalizedFormatKey</key><string>%#@hikes@</string>
      <key>hikes</key><dict>
        <key>one</key><string>%d hike with %#@friends@</string>
        <key>other</key><string>%d hikes with %#@friends@</string>
      </dict>
      <key>friends</key><dict>
        <key>one</key><string>a friend</string>
        <key>other</key><string>%d friends</string>
      </dict>
    </dict>
    <key>endless</key><dict>
      <key>NSStringLocalizedFormatKey</key><string>%#@again@</string>
      <key>again</key><dict><key>other</key><string>%d %#@again@</string></dict>
    </dict>
    </dict></plist>
    """

  private static let catalog = """
    {"sourceLanguage": "en", "version": "1.0", "strings": {"bags": {"localizations": {"en": {
    "variations": {"plural": {"one": {"stringUnit": {"state": "translated", "value": "%lld bag"}},
    "other": {"stringUnit": {"state": "translated", "value": "%lld bags"}}}}}}}}}
    """

  private func text(_ key: String, _ value: String? = nil, _ table: String? = nil) -> String {
    texts.bundle.localizedString(forKey: key, value: value, table: table)
  }

  @Test func textsAreThoseOfTheTable() {
    #expect(text("title") == "Trails")
    #expect(text("title", "", "") == "Trails")
    #expect(text("title", "value", "Localizable") == "Trails")
    #expect(text("title", nil, "Other") == "Others")
  }

  /// As the documentation of `localizedString(forKey:value:table:)` says: an empty value is none.
  @Test func aMissingTextIsItsValueOrItsKey() {
    #expect(text("none") == "none")
    #expect(text("none", "") == "none")
    #expect(text("none", "value") == "value")
    #expect(text("title", "value", "Nowhere") == "value")
    #expect(Bundle.main.localizedString(forKey: "none", value: nil, table: nil) == "none")
  }

  @Test(arguments: [(1, 2, "1 hike in 2 parks, May"), (3, 1, "3 hikes in one park, May")])
  func eachVariableHasItsOwnNumber(hikes: Int, parks: Int, words: String) {
    let format = text("visits")
    let arguments: [any CVarArg] = [hikes, parks, "May"]

    #expect(String(format: format, locale: Locale.current, arguments: arguments) == words)
    #expect(String(format: format, locale: .current, arguments: arguments) == words)
    #expect(String(format: format, hikes, parks, "May") == words)
    #expect(String.localizedStringWithFormat(format, hikes, parks, "May") == words)
    #expect(String(_localizedFormat: format, locale: nil, arguments: arguments) == words)
  }

  @Test func aFormMayNameAnotherVariable() {
    #expect(String(format: text("nested"), 1, 2) == "1 hike with 2 friends")
    #expect(String(format: text("nested"), 2, 1) == "2 hikes with a friend")
  }

  @Test func aFormThatNamesItselfEnds() {
    #expect(String(format: text("endless"), 3).hasPrefix("3 "))
  }

  @Test func catalogsAreReadToo() {
    #expect(String(format: text("bags", nil, "Catalog"), 1) == "1 bag")
    #expect(String(format: text("bags", nil, "Catalog"), 7) == "7 bags")
  }

  @Test func formatsWithoutRulesAreAsTheyWere() {
    let arguments: [any CVarArg] = ["all"]

    #expect(
      String(format: text("share"), locale: Locale.current, arguments: arguments) == "50 % of all")
    #expect(String(format: text("share"), arguments: arguments) == "50 % of all")
  }

  /// Code that knows nothing of Darkroom, as in a library, asks the same class.
  @Test func foundationsOwnFunctionReadsTheTables() {
    let format = Foundation.NSLocalizedString(
      "visits", tableName: nil, bundle: texts.bundle, value: "", comment: "")

    #expect(String(format: format, 1, 1, "May") == "1 hike in one park, May")
  }
}
