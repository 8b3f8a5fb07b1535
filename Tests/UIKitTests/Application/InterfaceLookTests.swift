import DarkroomPackageSettings
import Foundation
import Testing

@testable import DarkroomUIKit

@MainActor
struct InterfaceLookTests {
  private func look(_ settings: String) throws -> InterfaceLook {
    let values = try #require(SettingsValue(json: Data(settings.utf8))?.object)
    return InterfaceLook(settings: values)
  }

  @Test(arguments: [
    ("{}", InterfaceLook.classic), (#"{"look": "18"}"#, .classic),
    (#"{"look": "26"}"#, .liquidGlass),
  ])
  func theSettingsSelectTheLook(_ settings: String, _ expected: InterfaceLook) throws {
    #expect(try look(settings) == expected)
  }

  /// Assertions fail because of such values.
  @Test(arguments: [#"{"look": "27"}"#, #"{"look": 26}"#, #"{"look": ["26"]}"#])
  func illegalValuesAreTheClassicLookHere(_ settings: String) throws {
    #expect(try look(settings) == .classic)
  }

  @Test func everyLegalValueIsALook() {
    #expect(InterfaceLook.allCases.map(\.rawValue) == PackageSettings.looks)
  }

  @Test func aScopesLookIsItsOwn() {
    #expect(InterfaceLook.current == .classic)
    InterfaceLook.with(.liquidGlass) { #expect(InterfaceLook.current == .liquidGlass) }
    #expect(InterfaceLook.current == .classic)
  }

  @Test func theVersionOfTheSystemFollowsTheLook() {
    #expect(UIDevice.current.systemVersion == "18.0")
    #expect(!_SystemVersion.isAtLeast(26))
    InterfaceLook.with(.liquidGlass) {
      #expect(UIDevice.current.systemVersion == "26.0")
      #expect(_SystemVersion.isAtLeast(26) && _SystemVersion.isAtLeast(26, 0))
      #expect(!_SystemVersion.isAtLeast(26, 1))
    }
  }
}
