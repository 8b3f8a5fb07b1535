import Foundation
import Testing

/// Rules of `snapshot-record` besides the rules of its folders.
struct ToolFolderTests {
  @Test func everythingInCommandsIsPartOfACommand() throws {
    let files = try Repository.swiftFiles(in: "Sources/snapshot-record/Commands")
      .map(\.lastPathComponent)

    #expect(!files.isEmpty && files.allSatisfy { $0.contains("Command") })
  }

  /// References, and what can be taken back, are written by one type of the store.
  @Test func noCommandWritesReferencesByItself() throws {
    for file in try Repository.swiftFiles(in: "Sources/snapshot-record") {
      let text = try String(contentsOf: file, encoding: .utf8)

      #expect(!text.contains(#/\bUndoJournal\b/#), "\(file.lastPathComponent)")
    }
  }
}
