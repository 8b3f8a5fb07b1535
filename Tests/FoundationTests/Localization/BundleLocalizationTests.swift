import DarkroomFoundation
import Foundation
import Testing

/// Which language a bundle speaks, by Apple's Technical Q&A QA1828: the languages asked for, or else the development
/// language.
@Suite(.serialized)
struct BundleLocalizationTests {
  /// A bundle as SwiftPM writes it: each language's texts and files, its own name in them.
  private func bundle(_ languages: [String], development: String? = "en") throws -> TemporaryBundle
  {
    var files: [String: String] = [:]
    for language in languages {
      let name = language.lowercased() == "base" ? "Base" : language.lowercased()
      files["\(name).lproj/Localizable.strings"] = "\"title\" = \"\(language)\";"
      files["\(name).lproj/Terms.txt"] = language
    }
    if let development { files["Info.plist"] = TemporaryBundle.info(development: development) }
    return try TemporaryBundle(files)
  }

  private func asking<Result>(_ languages: [String], _ body: () throws -> Result) rethrows
    -> Result
  {
    UserDefaults.standard.set(languages, forKey: "AppleLanguages")
    defer { UserDefaults.standard.removeObject(forKey: "AppleLanguages") }
    return try body()
  }

  /// The text in the language that each kind of look-up chooses.
  private func answers(of bundle: Bundle) throws -> Set<String> {
    let terms = try #require(bundle.url(forResource: "Terms", withExtension: "txt"))
    let path = try #require(bundle.path(forResource: "Terms", ofType: "txt"))
    return [
      NSLocalizedString("title", bundle: bundle, comment: ""),
      Foundation.NSLocalizedString(
        "title", tableName: nil, bundle: bundle, value: "none", comment: ""),
      String(localized: "title", bundle: bundle),
      String(localized: LocalizedStringResource("title", bundle: .atURL(bundle.bundleURL))),
      bundle.localizedString(forKey: "title", value: nil, table: nil),
      try String(contentsOf: terms, encoding: .utf8),
      try String(contentsOfFile: path, encoding: .utf8),
      try #require(bundle.preferredLocalizations.first),
    ]
  }

  @Test(arguments: [
    (["en", "de"], "en", "en"), (["de", "en"], "de", "de"), (["de", "fr"], "de", "de"),
    (["de", "fr"], "fr", "fr"), (["ar", "fr"], "ja", "ar"),
  ])
  func withoutAWishItIsTheDevelopmentLanguage(
    languages: [String], development: String, language: String
  ) throws {
    let texts = try bundle(languages, development: development)

    #expect(try answers(of: texts.bundle) == [language])
  }

  @Test func withoutAnInfoPlistEnglishStandsIn() throws {
    let texts = try bundle(["de", "en"], development: nil)

    #expect(try answers(of: texts.bundle) == ["en"])
    #expect(texts.bundle.developmentLocalization == nil)
  }

  /// `ualoc_localizationsToUse`'s documentation has tables of these.
  @Test(arguments: [
    ("de", "de"), ("de-AT", "de"), ("de_CH", "de"), ("fr", "en"), ("fr-CA", "en"),
    ("pt-BR", "pt-BR"), ("pt-PT", "pt-PT"), ("pt", "pt-BR"), ("pt-AO", "pt-PT"),
    ("zh-Hans", "zh-Hans"), ("zh-Hans-US", "zh-Hans"), ("zh-CN", "zh-Hans"), ("zh-SG", "zh-Hans"),
    ("zh-Hant", "zh-Hant"), ("zh-TW", "zh-Hant"), ("zh-HK", "zh-Hant"), ("zh-Hant-MO", "zh-Hant"),
  ])
  func theLanguageAskedForIsMatchedByRegionAndScript(asked: String, language: String) throws {
    let texts = try bundle(["en", "de", "pt-BR", "pt-PT", "zh-Hans", "zh-Hant"])

    #expect(try asking([asked]) { try answers(of: texts.bundle) } == [language])
  }

  /// Apple's documentation of `LocalizedStringResource` has another process set the locale before it looks the text up;
  /// that of `String(localized:)` says that its locale does not change where the text is looked up.
  @Test func aResourcesLocaleChoosesItsLanguage() throws {
    let texts = try bundle(["en", "de", "pt-BR"])
    var resource = LocalizedStringResource("title", bundle: .atURL(texts.bundle.bundleURL))
    let german = Locale(identifier: "de_AT")

    #expect(String(localized: resource) == "en")
    resource.locale = german
    #expect(String(localized: resource) == "de")
    #expect(String(localized: "title", bundle: texts.bundle, locale: german) == "en")
  }

  @Test func theFirstLanguageThatIsThereWins() throws {
    let texts = try bundle(["en", "de", "it"])

    #expect(try asking(["fr", "it", "de"]) { try answers(of: texts.bundle) } == ["it"])
    #expect(try answers(of: texts.bundle) == ["en"])
  }

  @Test func localizationsAreNamedAsXcodeNamesThem() throws {
    let texts = try bundle(["zh-Hans", "pt-BR", "Base", "de"], development: "en")

    #expect(texts.bundle.localizations == ["Base", "de", "en", "pt-BR", "zh-Hans"])
    #expect(texts.bundle.developmentLocalization == "en")
  }

  /// The texts of Base.lproj are those of the development language.
  @Test func baseStandsInForTheDevelopmentLanguage() throws {
    let texts = try bundle(["Base", "de"], development: "en")

    #expect(NSLocalizedString("title", bundle: texts.bundle, comment: "") == "Base")
    #expect(texts.bundle.preferredLocalizations == ["en"])
    #expect(try asking(["de"]) { try answers(of: texts.bundle) } == ["de"])
  }

  @Test func aLocalizationsFolderIsABundle() throws {
    let texts = try bundle(["en", "pt-BR", "de"])
    for name in ["de", "pt-BR"] {
      let path = try #require(texts.bundle.path(forResource: name, ofType: "lproj"))
      let bundle = try #require(Bundle(path: path))

      #expect(NSLocalizedString("title", bundle: bundle, comment: "") == name)
      #expect(bundle.localizedString(forKey: "title", value: nil, table: nil) == name)
    }
  }

  @Test func filesOfALocalizationAreFoundByItsName() throws {
    let texts = try bundle(["en", "pt-BR"])
    func text(_ localization: String?) -> String? {
      texts.bundle.path(
        forResource: "Terms", ofType: "txt", inDirectory: nil, forLocalization: localization
      ).flatMap { try? String(contentsOfFile: $0, encoding: .utf8) }
    }

    #expect(text("pt-BR") == "pt-BR" && text("en") == "en" && text("de") == nil && text(nil) == nil)
  }

  @Test func filesForEveryLanguageGoFirst() throws {
    let texts = try TemporaryBundle([
      "Terms.txt": "all", "de.lproj/Terms.txt": "de", "de.lproj/Only.txt": "only",
      "en.lproj/Deep/Terms.txt": "deep",
    ])
    let bundle = texts.bundle
    func names(_ localization: String) -> [String] {
      bundle.paths(forResourcesOfType: "txt", inDirectory: nil, forLocalization: localization)
        .map { ($0 as NSString).lastPathComponent }
    }

    #expect(
      bundle.url(forResource: "Terms.txt", withExtension: nil)?.path == bundle.bundlePath
        + "/Terms.txt")
    #expect(bundle.url(forResource: "Only", withExtension: "txt") == nil)
    #expect(bundle.path(forResource: "Terms", ofType: ".txt", inDirectory: "Deep") != nil)
    #expect(bundle.path(forResource: "Deep/Terms", ofType: "txt") != nil)
    #expect(bundle.url(forResource: nil, withExtension: "txt")?.lastPathComponent == "Terms.txt")
    #expect(bundle.url(forResource: "", withExtension: "") == nil)
    #expect(names("de") == ["Terms.txt", "Only.txt", "Terms.txt"])
    #expect(bundle.paths(forResourcesOfType: "txt", inDirectory: nil).count == 1)
  }

  /// What a translation lacks is its key on iOS, too: a test sees it.
  @Test func aTextThatATranslationLacksIsItsKey() throws {
    let texts = try TemporaryBundle([
      "en.lproj/Localizable.strings": "\"a\" = \"A\"; \"b\" = \"B\";",
      "de.lproj/Localizable.strings": "\"a\" = \"Ä\";",
      "en.lproj/Other.strings": "\"c\" = \"C\";",
      "Info.plist": TemporaryBundle.info(development: "en"),
    ])
    func text(_ key: String, _ table: String? = nil) -> String {
      texts.bundle.localizedString(forKey: key, value: nil, table: table)
    }

    asking(["de"]) {
      #expect(text("a") == "Ä" && text("b") == "b")
      // A table that it lacks is that of the development language.
      #expect(text("c", "Other") == "C")
    }
  }

  @Test func pluralRulesAreThoseOfTheChosenLanguage() throws {
    func rules(_ forms: String) -> String {
      """
      <plist version="1.0"><dict><key>hikes</key><dict>
      <key>NSStringLocalizedFormatKey</key><string>%#@count@</string>
      <key>count</key><dict>\(forms)</dict></dict></dict></plist>
      """
    }
    let texts = try TemporaryBundle([
      "en.lproj/Localizable.stringsdict": rules(
        "<key>one</key><string>%d hike</string><key>other</key><string>%d hikes</string>"),
      "pl.lproj/Localizable.stringsdict": rules(
        "<key>one</key><string>%d szlak</string><key>few</key><string>%d szlaki</string>"
          + "<key>many</key><string>%d szlaków</string>"),
      "Info.plist": TemporaryBundle.info(development: "en"),
    ])
    func hikes(_ count: Int, _ bundle: Bundle) -> String {
      String(format: NSLocalizedString("hikes", bundle: bundle, comment: ""), count)
    }
    let polish = try #require(texts.bundle.path(forResource: "pl", ofType: "lproj"))
    let folder = try #require(Bundle(path: polish))

    #expect([1, 3].map { hikes($0, texts.bundle) } == ["1 hike", "3 hikes"])
    #expect([1, 3, 5].map { hikes($0, folder) } == ["1 szlak", "3 szlaki", "5 szlaków"])
    asking(["pl-PL"]) {
      #expect([3, 5].map { hikes($0, texts.bundle) } == ["3 szlaki", "5 szlaków"])
    }
  }

  @Test func catalogsAddTheirLanguages() throws {
    let texts = try TemporaryBundle([
      "Localizable.xcstrings": """
      { "sourceLanguage" : "en", "version" : "1.0", "strings" : { "title" : { "localizations" : {
        "en" : { "stringUnit" : { "state" : "translated", "value" : "Trails" } },
        "pt-BR" : { "stringUnit" : { "state" : "translated", "value" : "Trilhas" } },
        "de" : { "stringUnit" : { "state" : "translated", "value" : "Wege" } } } } } }
      """,
      "Info.plist": TemporaryBundle.info(development: "en"),
    ])
    func title(_ languages: [String]) -> String {
      asking(languages) { String(localized: "title", bundle: texts.bundle) }
    }

    #expect(texts.bundle.localizations == ["de", "en", "pt-BR"])
    #expect(String(localized: "title", bundle: texts.bundle) == "Trails")
    #expect(
      title(["de-AT"]) == "Wege" && title(["pt-PT"]) == "Trilhas" && title(["fr"]) == "Trails")
  }

  /// The main bundle is the build folder: it has no localizations, and its files are found all the same.
  @Test func theMainBundleSpeaksEnglish() {
    #expect(Bundle.main.preferredLocalizations == ["en"])
    #expect(Bundle.main.url(forResource: "no such file", withExtension: "txt") == nil)
  }
}
