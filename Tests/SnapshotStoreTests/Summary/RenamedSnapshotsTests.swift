import DarkroomPNG
import DarkroomRaster
import DarkroomTestSupport
import Testing

@testable import DarkroomSnapshotStore

/// New snapshots that show what an unused reference shows.
struct RenamedSnapshotsTests {
  let folder: ScratchFolder
  let results: ResultsDirectory

  init() throws {
    folder = try ScratchFolder()
    results = ResultsDirectory(package: folder.path, environment: SnapshotEnvironment([:]))
  }

  private static func file(_ pixel: UInt32, _ words: String = "now") throws -> [UInt8] {
    let pixmap = Pixmap(width: 4, height: 4, filledWith: pixel)
    return try PNGEncoder.encode(
      pixmap,
      metadata: PNGMetadata(
        texts: [PNGText("Renderer", words)], stamp: PNGStamp(pixmap, scale: 1, displayList: nil)))
  }

  private func reference(_ name: String) -> String { folder.path("__Snapshots__/T/\(name).png") }

  /// A new snapshot whose value waits.
  private func leave(_ name: String, _ pixel: UInt32) throws -> ResultLine {
    var line = ResultLine(
      run: "r", process: 1, runner: "XCTest", test: "T/\(name)", file: folder.path("T.swift"),
      line: 1, mode: .pending, state: .added,
      reference: ContainedPath(own: reference(name)), package: folder.path)
    let waiting = ContainedPath(own: results.pending(for: reference(name)))
    try Files.write(Self.file(pixel), to: waiting.path)
    line.pending = waiting
    return line
  }

  private func renamed(_ lines: [ResultLine], unused: [String]) throws -> [ResultLine] {
    RenamedSnapshots(RunSummary(lines), unused: unused.map(reference)).lines
  }

  @Test func equalPixelsOfAnUnusedReferenceAreARename() throws {
    try Files.write(Self.file(0xFF00_00FF, "of an older version"), to: reference("old.1"))
    try Files.write(Self.file(0xFF00_FF00), to: reference("other.1"))

    let lines = try renamed(
      [leave("new.1", 0xFF00_00FF), leave("more.1", 0xFFFF_FFFF)], unused: ["old.1", "other.1"])

    #expect(lines.map(\.reference.path) == [reference("new.1")])
    #expect(lines.first?.renamedFrom?.path == reference("old.1"))
    #expect(lines.first?.renamedWords == "renamed from __Snapshots__/T/old.1.png")
  }

  /// Two new ones that look alike cannot both have been the old one.
  @Test func anUnusedReferenceIsRenamedOnce() throws {
    try Files.write(Self.file(1), to: reference("old.1"))

    #expect(try renamed([leave("a.1", 1), leave("b.1", 1)], unused: ["old.1"]).count == 1)
  }

  @Test func acceptingMovesTheFileAndUndoMovesItBack() throws {
    let old = try Self.file(0xFF00_00FF, "of an older version")
    try Files.write(old, to: reference("old.1"))
    var line = try leave("new.1", 0xFF00_00FF)
    line.renamedFrom = ContainedPath(own: reference("old.1"))
    let path = try #require(line.pending)
    let store = PendingStore(results, journal: UndoJournal(results))

    let acceptance = store.accept([PendingSnapshot(line: line, path: path)], by: "accept")

    #expect(acceptance.refused.isEmpty)
    #expect(!Files.exists(reference("old.1")))
    #expect(try Files.read(reference("new.1")) == Self.file(0xFF00_00FF))

    _ = try store.writer.undo()

    #expect(try Files.read(reference("old.1")) == old)
    #expect(!Files.exists(reference("new.1")))
    #expect(Files.exists(path.path))
  }

  /// Another command has changed it since.
  @Test func anOldReferenceThatShowsSomethingElseStays() throws {
    try Files.write(Self.file(7), to: reference("old.1"))
    var line = try leave("new.1", 0xFF00_00FF)
    line.renamedFrom = ContainedPath(own: reference("old.1"))
    let path = try #require(line.pending)

    _ = PendingStore(results, journal: UndoJournal(results)).accept(
      [PendingSnapshot(line: line, path: path)], by: "accept")

    #expect(Files.exists(reference("old.1")) && Files.exists(reference("new.1")))
  }
}
