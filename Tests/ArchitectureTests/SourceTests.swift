import Foundation
import Testing

/// What a stranger relies on when reading the sources.
struct SourceTests {
  /// Names that gather what belongs elsewhere.
  static let magnets: Set<String> = [
    "Utils", "Util", "Utilities", "Helpers", "Helper", "Manager", "Common", "Misc", "Extensions",
    "Types", "Constants", "Internal",
  ]

  @Test func noFileIsADumpingGround() throws {
    let found = try Repository.swiftFiles(in: "Sources").filter {
      Self.magnets.contains($0.deletingPathExtension().lastPathComponent)
    }

    #expect(found.map(\.lastPathComponent) == [])
  }

  @Test func noFileExceedsSixHundredLinesWithoutSayingWhy() throws {
    let long = try Repository.swiftFiles(in: "Sources").filter {
      let text = try String(contentsOf: $0, encoding: .utf8)
      return text.split(separator: "\n", omittingEmptySubsequences: false).count > 600
        && !text.contains("// size:")
    }

    #expect(long.map(\.lastPathComponent) == [])
  }

  @Test func errorsAreNotForcedAway() throws {
    let found = try Repository.swiftFiles(in: "Sources").filter {
      try String(contentsOf: $0, encoding: .utf8).split(separator: "\n").contains {
        $0.contains("try!") && !$0.trimmingPrefix(while: { $0 == " " }).hasPrefix("//")
      }
    }

    #expect(found.map(\.lastPathComponent) == [])
  }

  @Test func theTopLevelIsAMap() throws {
    let entries = try FileManager.default.contentsOfDirectory(atPath: Repository.root.path)
      .filter { !$0.hasPrefix(".") && $0 != "Package.resolved" }

    #expect(
      Set(entries) == [
        "Package.swift", "Sources", "Tests", "__Snapshots__", "Scripts", "README.md",
        "CONTRIBUTING.md", "CHANGELOG.md", "LICENSE",
      ])
  }
}
