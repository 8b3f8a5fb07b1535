import DarkroomTestSupport
import Foundation
import Testing

@testable import DarkroomFontFiles

/// A package names its fonts itself.
struct FontSettingTests {
  /// A package with a folder in it.
  func package(_ settings: String?) throws -> ScratchFolder {
    let root = try ScratchFolder()
    try root.createFolder("Sources/App")
    try root.write("", to: "Package.swift")
    if let settings { try root.write(settings, to: ".snapshots.json") }
    return root
  }

  @Test func theFolderIsSeenFromThePackage() throws {
    let root = try package(#"{"fonts": "Tests/Fonts", "root": "__Snapshots__"}"#)
    let directory = root.path("Sources/App")

    #expect(
      FontSearchPath(environment: [:], directory: directory).teamDirectory
        == root.path("Tests/Fonts"))
    #expect(
      FontSearchPath(environment: ["SNAPSHOT_FONT_DIR": "/f"], directory: directory).teamDirectory
        == "/f")
  }

  @Test(arguments: [nil, "{}", "[", #"{"fonts": 3}"#])
  func withoutTheKeyThereIsNone(_ settings: String?) throws {
    let root = try package(settings)

    #expect(FontSearchPath(environment: [:], directory: root.path).teamDirectory == nil)
  }
}
