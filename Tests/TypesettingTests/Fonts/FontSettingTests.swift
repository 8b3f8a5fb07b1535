import Foundation
import Testing

@testable import DarkroomTypesetting

/// A package names its fonts itself.
struct FontSettingTests {
  /// A package with a folder in it.
  func package(_ settings: String?) throws -> URL {
    let root = FileManager.default.temporaryDirectory.appending(path: "fonts-\(UUID().uuidString)")
    try FileManager.default.createDirectory(
      at: root.appending(path: "Sources/App"), withIntermediateDirectories: true)
    try Data().write(to: root.appending(path: "Package.swift"))
    try settings.map { try Data($0.utf8).write(to: root.appending(path: ".snapshots.json")) }
    return root
  }

  @Test func theFolderIsSeenFromThePackage() throws {
    let root = try package(#"{"fonts": "Tests/Fonts", "root": "__Snapshots__"}"#)
    defer { try? FileManager.default.removeItem(at: root) }
    let directory = root.appending(path: "Sources/App").path

    #expect(
      FontSearchPath(environment: [:], directory: directory).teamDirectory
        == root.path + "/Tests/Fonts")
    #expect(
      FontSearchPath(environment: ["SNAPSHOT_FONT_DIR": "/f"], directory: directory).teamDirectory
        == "/f")
  }

  @Test(arguments: [nil, "{}", "[", #"{"fonts": 3}"#])
  func withoutTheKeyThereIsNone(_ settings: String?) throws {
    let root = try package(settings)
    defer { try? FileManager.default.removeItem(at: root) }

    #expect(FontSearchPath(environment: [:], directory: root.path).teamDirectory == nil)
  }
}
