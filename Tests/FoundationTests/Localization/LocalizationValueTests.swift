import DarkroomFoundation
import Foundation
import Testing

/// What keys become of values, seen in a text that no table has.
struct LocalizationValueTests {
  @Test func valuesStandWhereTheyWere() {
    #expect(String(localized: "\("a") \(3) \(2.5, specifier: "%.2f") \(true)") == "a 3 2.50 true")
    #expect(String(localized: "\(3) % of \(UInt8(4))") == "3 % of 4")
  }

  @Test func aResourceIsLookedUpLater() throws {
    let bundle = try TemporaryBundle(["en.lproj/Localizable.strings": "\"title\" = \"Trails\";"])
    let resource = LocalizedStringResource("title", bundle: .atURL(bundle.bundle.bundleURL))

    #expect(resource.key == "title")
    #expect(String(localized: resource) == "Trails")
  }

  @Test func aStyleFormatsItsValue() {
    let number = String(localized: "\(0.5, format: .percent.locale(Locale(identifier: "en_US")))")

    #expect(number == "50%")
  }
}
