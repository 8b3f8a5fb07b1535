import DarkroomFoundation
import Foundation
import Testing

/// String catalogs, which Xcode compiles and SwiftPM copies.
struct StringCatalogTests {
  let catalog: TemporaryBundle

  init() throws {
    catalog = try TemporaryBundle([
      "Localizable.xcstrings": """
      { "sourceLanguage" : "en", "version" : "1.0", "strings" : {
        "Cancel" : {},
        "title" : { "localizations" : { "en" : { "stringUnit" : {
          "state" : "translated", "value" : "Trails" } } } },
        "of %@" : { "localizations" : { "en" : { "stringUnit" : {
          "state" : "translated", "value" : "from %@" } } } },
        "%lld hikes" : { "localizations" : { "en" : { "variations" : { "plural" : {
          "one" : { "stringUnit" : { "state" : "translated", "value" : "%lld hike" } },
          "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld hikes" } } } } } } },
        "%lld of %lld" : { "localizations" : { "en" : {
          "stringUnit" : { "state" : "translated", "value" : "%#@done@ of %#@all@" },
          "substitutions" : {
            "done" : { "argNum" : 1, "formatSpecifier" : "lld", "variations" : { "plural" : {
              "one" : { "stringUnit" : { "state" : "translated", "value" : "%arg trail" } },
              "other" : { "stringUnit" : { "state" : "translated", "value" : "%arg trails" } } } } },
            "all" : { "argNum" : 2, "formatSpecifier" : "lld", "variations" : { "plural" : {
              "other" : { "stringUnit" : { "state" : "translated", "value" : "%arg" } } } } } } } } },
        "device" : { "localizations" : { "en" : { "variations" : { "device" : {
          "iphone" : { "stringUnit" : { "state" : "translated", "value" : "Tap" } },
          "other" : { "stringUnit" : { "state" : "translated", "value" : "Click" } } } } } } }
      } }
      """
    ])
  }

  @Test func textsByKey() {
    #expect(String(localized: "Cancel", bundle: catalog.bundle) == "Cancel")
    #expect(String(localized: "title", bundle: catalog.bundle) == "Trails")
    #expect(NSLocalizedString("title", bundle: catalog.bundle, comment: "") == "Trails")
    #expect(String(localized: "of \("Bern")", bundle: catalog.bundle) == "from Bern")
    #expect(String(localized: "device", bundle: catalog.bundle) == "Tap")
  }

  @Test func formsByNumber() {
    #expect(String(localized: "\(1) hikes", bundle: catalog.bundle) == "1 hike")
    #expect(String(localized: "\(7) hikes", bundle: catalog.bundle) == "7 hikes")
    #expect(String(localized: "\(1) of \(9)", bundle: catalog.bundle) == "1 trail of 9")
    #expect(String(localized: "\(2) of \(9)", bundle: catalog.bundle) == "2 trails of 9")
  }

  @Test func languagesHaveRulesOfTheirOwn() throws {
    let polish = try TemporaryBundle([
      "Localizable.xcstrings": """
      { "sourceLanguage" : "pl", "version" : "1.0", "strings" : {
        "%lld" : { "localizations" : { "pl" : { "variations" : { "plural" : {
          "one" : { "stringUnit" : { "state" : "translated", "value" : "%lld szlak" } },
          "few" : { "stringUnit" : { "state" : "translated", "value" : "%lld szlaki" } },
          "many" : { "stringUnit" : { "state" : "translated", "value" : "%lld szlaków" } } } } } } } } }
      """
    ])

    #expect(
      [1, 3, 5].map { String(localized: "\($0)", bundle: polish.bundle) }
        == ["1 szlak", "3 szlaki", "5 szlaków"])
  }

  @Test func whatIsNoCatalogueHasNoTexts() throws {
    let broken = try TemporaryBundle(["Localizable.xcstrings": "{ \"strings\" : 3"])

    #expect(String(localized: "title", bundle: broken.bundle) == "title")
  }
}
