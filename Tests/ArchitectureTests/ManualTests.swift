import Foundation
import Testing

/// The catalog of snapshot-record against what the sources declare and read.
struct ManualTests {
  static let catalogue = "Sources/snapshot-record/SnapshotRecord.docc"

  private static func page(_ name: String) throws -> String {
    try Repository.text("\(catalogue)/\(name).md")
  }

  /// The rows of a page's tables, by what stands in backticks in their first cell.
  private static func rows(_ text: String) -> [String] {
    text.split(separator: "\n").filter { $0.hasPrefix("| `") }.flatMap { row in
      row.dropFirst(2).prefix { $0 != "|" }.matches(of: #/`([^`]+)`/#).map { String($0.1) }
    }
  }

  // MARK: Flags

  @Test func everyFlagStandsInTheManual() throws {
    let manual = try Self.page("Commands")
    let flags = try CommandLineFlags.ofTool()
    #expect(flags.count > 40)

    for flag in flags {
      let stands =
        manual.contains("`\(flag)`") || manual.contains("`\(flag) ")
        || manual.contains("`\(flag)[")
      #expect(stands, "\(flag) is missing in Commands.md")
    }
  }

  @Test func theManualNamesNoFlagThatIsGone() throws {
    let flags = Set(try CommandLineFlags.ofTool())
    let named = Self.rows(try Self.page("Commands")).compactMap {
      $0.firstMatch(of: #/^--?[a-z][a-z-]*/#).map { String($0.0) }
    }
    #expect(!named.isEmpty)

    #expect(named.filter { !flags.contains($0) } == [])
  }

  @Test func everyCommandStandsInTheManual() throws {
    let manual = try Self.page("Commands")
    for file in try Repository.swiftFiles(in: "Sources/snapshot-record/Commands") {
      let text = try String(contentsOf: file, encoding: .utf8)
      let names = text.matches(of: #/(?:commandName: |aliases: \[|, )"([a-z-]+)"(?=[,\]])/#)
      for name in names where text.contains("commandName:") {
        #expect(manual.contains("`\(name.1)`") || manual.contains("`\(name.1) "), "\(name.1)")
      }
    }
  }

  // MARK: Variables

  private static func variables() throws -> Set<String> {
    let patterns = [
      #/(?:environment|values)\["([A-Z][A-Z_]*)"[\],]/#,
      #/"((?:SNAPSHOT|DARKROOM|GITHUB|TEST|CI)_[A-Z_]*[A-Z])"/#,
    ]
    // Xcode's build settings are variables of no process.
    let files = try Repository.swiftFiles(in: "Sources").filter { !$0.path.contains("/Xcode/") }
    var texts = try files.map {
      try String(contentsOf: $0, encoding: .utf8)
    }
    texts.append(try Repository.text("Package.swift"))
    return Set(
      texts.flatMap { text in
        patterns.flatMap { text.matches(of: $0).map { String($0.1) } }
      })
  }

  @Test func everyVariableStandsInTheManual() throws {
    let manual = Set(Self.rows(try Self.page("Variables")))
    let variables = try Self.variables()
    #expect(variables.isSuperset(of: ["CI", "SNAPSHOT_VERIFY", "DARKROOM_THREADS", "TERM"]))

    #expect(variables.subtracting(manual) == [])
  }

  @Test func theManualNamesNoVariableThatIsGone() throws {
    let manual = Set(Self.rows(try Self.page("Variables")).filter { $0.contains(#/^[A-Z_]+$/#) })
    #expect(!manual.isEmpty)

    #expect(manual.subtracting(try Self.variables()) == [])
  }

  // MARK: Settings

  @Test func everySettingStandsInTheManual() throws {
    let sources = try ["SnapshotSettings", "SettingsReader"].map {
      try Repository.text("Sources/SnapshotStore/Settings/\($0).swift")
    }.joined()
    let keys = Set(
      sources.matches(
        of:
          #/(?:texts?|path|truth|value|number|wholeNumber|tolerances|matrix|png|compatibility|screen)\("(\w+)"/#
      ).map {
        String($0.1)
      })
    #expect(
      keys.isSuperset(of: ["root", "matrix", "maxDiffPixels", "png", "level", "ci", "screen"]))
    let manual = try Self.page("Configuration")

    #expect(keys.filter { !manual.contains("`\($0)`") } == [])
  }
}
