import DarkroomPackageSettings
import Foundation
import Testing

struct SettingsValueTests {
  private func value(_ json: String) -> SettingsValue? { SettingsValue(json: Data(json.utf8)) }

  @Test func eachKindOfJSONIsItsOwn() {
    #expect(
      value(#"{"a": [true, 1, 0.5, "1", null, {}]}"#)
        == .object([
          "a": .list([.truth(true), .number(1), .number(0.5), .text("1"), .null, .object([:])])
        ]))
  }

  @Test func aTruthValueIsNoNumberAndANumberNoTruthValue() {
    #expect(value("true")?.number == nil)
    #expect(value("1")?.truth == nil)
    #expect(value("\"1\"")?.number == nil)
  }

  @Test(arguments: ["", "{", "[1 2]", "{\"a\"}", "{a: 1}", "nonsense", "{\"a\": 1} x"])
  func whatIsNoJSONHasNoValue(json: String) {
    #expect(value(json) == nil)
  }

  @Test func aValueOfAnotherKindIsNil() {
    #expect(SettingsValue.text("a").object == nil)
    #expect(SettingsValue.text("a").list == nil)
    #expect(SettingsValue.number(1).text == nil)
    #expect(SettingsValue.null.truth == nil)
  }
}
