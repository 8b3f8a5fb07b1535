import DarkroomRaster
import DarkroomTestSupport
import Foundation
import Testing

@testable import DarkroomSnapshotStore

struct KeptSourcesTests {
  @Test func aSourceIsKeptUntilNothingWaitsForItAndItIsOld() throws {
    let folder = try ScratchFolder()
    let kept = KeptSources(
      ResultsDirectory(package: folder.path, environment: SnapshotEnvironment([:])))
    let sources = ["old, and waited for", "old", "young"].map { Array($0.utf8) }
    for source in sources { try kept.keep(source) }
    let digests = sources.map { ContentHash($0).hex }
    for digest in digests.prefix(2) {
      try FileManager.default.setAttributes(
        [.modificationDate: Date(timeIntervalSinceNow: -7200)],
        ofItemAtPath: folder.path(".snapshot-results/sources/\(digest).source"))
    }
    var line = ResultLine(
      run: "r", process: 1, runner: "XCTest", test: "t", file: "/T.swift", line: 1, mode: .pending,
      state: .added, reference: ContainedPath(own: "/T.swift/t.txt"), package: "/")
    line.edit = SourceEdit(
      source: ContainedPath(own: "/T.swift"), base: sources[0], old: 0..<0, expected: nil)
    kept.forget { [line] }

    #expect(digests.map { kept.bytes($0) != nil } == [true, false, true])
  }

  /// An artifact brings the file, and what it holds.
  @Test func aFileOfAnotherContentIsNoKeptSource() throws {
    let folder = try ScratchFolder()
    let kept = KeptSources(
      ResultsDirectory(package: folder.path, environment: SnapshotEnvironment([:])))
    let digest = ContentHash([1]).hex
    try folder.write("evil()", to: ".snapshot-results/sources/\(digest).source")

    #expect(kept.bytes(digest) == nil)
  }

  @Test func aNameThatLeavesTheFolderIsNone() throws {
    let folder = try ScratchFolder()
    try folder.write("secret", to: "a.source")
    let kept = KeptSources(
      ResultsDirectory(package: folder.path, environment: SnapshotEnvironment([:])))

    #expect(kept.bytes("../../a") == nil)
  }
}
