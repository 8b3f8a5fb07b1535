import DarkroomTestSupport
import Foundation
import Testing

@testable import DarkroomIOSSources

/// The passes over a file, tried with the iOS sources of this repository.
struct PassTests {
  private let files: [FileTranslation]

  init() throws {
    let tests = URL.packageRoot.appending(path: "Tests")
    let folders = [
      "UneditedApp", "UneditedAppTests", "UneditedShop", "UneditedShopTests", "CounterExample",
      "ItemListExample", "Clients/Trailbook", "SwiftSyntaxTwin/Corpus",
    ]
    files = try folders.flatMap { folder in
      let found = FileManager.default.enumerator(
        at: tests.appending(path: folder), includingPropertiesForKeys: nil)
      let sources = try (found?.compactMap { $0 as? URL } ?? [])
        .filter { $0.pathExtension == "swift" }.sorted { $0.path < $1.path }
        .map { try SourceText(path: $0.path, bytes: Array(Data(contentsOf: $0))) }
      return ModuleTranslation.translations(of: sources, context: [])
    }
    try #require(files.count > 20)
  }

  @Test func theOrderOfPassesChangesNoText() {
    for file in files {
      let forward = file.passes.reduce(into: Changes()) { $0 += $1() }
      let backward = file.passes.reversed().reduce(into: Changes()) { $0 += $1() }

      #expect(
        Edit.apply(forward.edits, to: file.source.bytes)
          == Edit.apply(backward.edits, to: file.source.bytes), "\(file.source.path)")
      #expect(forward.needs == backward.needs)
    }
  }

  /// One may lie in another, as that of an attribute does in that of its declaration: the longer one counts.
  @Test func noTwoEditsOverlapInPart() {
    for file in files {
      let edits = file.changes().edits
      let overlapping = edits.filter { edit in
        edits.contains {
          edit.range.lowerBound < $0.range.lowerBound && $0.range.lowerBound < edit.range.upperBound
            && edit.range.upperBound < $0.range.upperBound
        }
      }

      #expect(overlapping.map(\.text) == [], "\(file.source.path)")
    }
  }
}
