import DarkroomPackageSettings
import DarkroomTestSupport
import Foundation
import Testing

/// `"darkroom": "0.1.0"` in a package's `.snapshots.json`.
struct VersionPinTests {
  private let folder: ScratchFolder

  init() throws {
    folder = try ScratchFolder()
    try folder.write("", to: "Package.swift")
  }

  private func settings(_ json: String?) throws -> PackageSettings {
    if let json { try folder.write(json, to: ".snapshots.json") }
    return try #require(PackageSettings(around: folder.path("Sources/App")))
  }

  @Test func aPackageWithoutAPinTakesEveryVersion() throws {
    for json in [nil, "{}", #"{"compatibility": "darkroom"}"#] {
      let settings = try settings(json)

      #expect(try settings.darkroomVersion() == nil)
      try settings.checkPin(against: "0.1.0")
    }
  }

  @Test(arguments: ["0.1.0", "12.0.3", "1.0.0-beta.1", "0.1.0+local"])
  func aPinTakesItsOwnVersionOnly(_ version: String) throws {
    let settings = try settings(#"{"darkroom": "\#(version)"}"#)

    #expect(try settings.darkroomVersion() == version)
    try settings.checkPin(against: version)
    let error = #expect(throws: VersionPinError.self) { try settings.checkPin(against: "9.9.9") }
    let words = try #require(error).description
    #expect(
      words.contains(
        "\(folder.path)/.snapshots.json pins Darkroom \(version), and this is Darkroom 9.9.9:"))
    #expect(words.contains("`swift sdk install`") && words.contains("`Scripts/sdk --install`"))
    #expect(words.contains("--swift-sdk darkroom-\(version)"))
    #expect(!words.contains("\n"))
  }

  @Test(arguments: [
    (#"{"darkroom": 1}"#, "is 1;"), (#"{"darkroom": 0.1}"#, "is 0.1;"),
    (#"{"darkroom": "0.1"}"#, "is \"0.1\";"), (#"{"darkroom": "latest"}"#, "is \"latest\";"),
    (#"{"darkroom": "v0.1.0"}"#, "is \"v0.1.0\";"),
    (#"{"darkroom": "0.1.0\n"}"#, "it must be a version"),
    (#"{"darkroom": null}"#, "is null;"), (#"{"darkroom": true}"#, "is true;"),
    (#"{"darkroom": ["0.1.0"]}"#, "is a list;"), (#"{"darkroom": {}}"#, "is an object;"),
    (#"{"darkroom": "0.1.0/../x"}"#, "it must be a version"),
  ])
  func whatIsNotAVersionIsNamed(_ json: String, _ words: String) throws {
    let settings = try settings(json)

    let error = #expect(throws: VersionPinError.self) { try settings.checkPin(against: "0.1.0") }
    let refusal = try #require(error).description
    #expect(refusal.contains(words), Comment(rawValue: refusal))
  }
}
