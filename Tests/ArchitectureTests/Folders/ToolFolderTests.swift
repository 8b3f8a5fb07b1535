import Foundation
import Testing

/// What the folders of `snapshot-record` know of each other.
struct ToolFolderTests {
  private let arrows: FolderArrows<ToolPart>

  init() throws { arrows = try FolderArrows.ofSources() }

  @Test func runningTestsKnowsNeitherCommandsNorTheReview() {
    let known = arrows.targets(of: "Run")

    #expect(known.contains("Reporters"))
    #expect(known.isDisjoint(with: ["Commands", "Review"]))
  }

  /// They choose and print; what several of them need lies below.
  @Test func noFolderKnowsCommands() {
    #expect(arrows.upward == [])
    #expect(arrows.targets(of: "Commands").isSuperset(of: ["Run", "Review", "Diff", "Doctor"]))
  }

  @Test func whatSpeaksToTheTerminalKnowsNoFolder() {
    #expect(arrows.folders.contains("Terminal") && arrows.targets(of: "Terminal") == [])
  }

  @Test func everythingInCommandsIsPartOfACommand() throws {
    let files = try Repository.swiftFiles(in: "Sources/snapshot-record/Commands")
      .map(\.lastPathComponent)

    #expect(!files.isEmpty && files.allSatisfy { $0.contains("Command") })
  }

  /// References, and what can be taken back, are written by one type of the store.
  @Test func noCommandWritesReferencesByItself() throws {
    for file in try Repository.swiftFiles(in: "Sources/snapshot-record") {
      let words = SourceWords(try String(contentsOf: file, encoding: .utf8)).words

      #expect(!words.contains("UndoJournal"), "\(file.lastPathComponent)")
    }
  }
}
