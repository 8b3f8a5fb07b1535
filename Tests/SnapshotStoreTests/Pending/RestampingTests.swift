import DarkroomPNG
import DarkroomRaster
import DarkroomTestSupport
import Testing

@testable import DarkroomSnapshotStore

/// What becomes of the values that only say other things of the same pictures.
struct RestampingTests {
  let folder: ScratchFolder
  let results: ResultsDirectory

  init() throws {
    folder = try ScratchFolder()
    results = ResultsDirectory(package: folder.path, environment: SnapshotEnvironment([:]))
  }

  private static func file(_ words: String, pixel: UInt32 = .max) throws -> [UInt8] {
    try PNGEncoder.encode(
      Pixmap(width: 4, height: 4, filledWith: pixel),
      metadata: PNGMetadata(texts: [PNGText("Renderer", words)]))
  }

  private var reference: String { folder.path("__Snapshots__/T/a.1.png") }

  /// A reference of white, and a pending value for it.
  private func leave(_ value: [UInt8]) throws -> PendingSnapshot {
    try Files.write(Self.file("old"), to: reference)
    var line = ResultLine(
      run: "r", process: 1, runner: "XCTest", test: "t", file: folder.path("T.swift"), line: 1,
      mode: .pending, state: .matched, reference: ContainedPath(own: reference),
      package: folder.path)
    let waiting = ContainedPath(own: results.pending(for: reference))
    try Files.write(value, to: waiting.path)
    line.pending = waiting
    return PendingSnapshot(line: line, path: waiting)
  }

  private func restamp(_ snapshot: PendingSnapshot) -> Acceptance {
    PendingStore(results, journal: UndoJournal(results)).restamp([snapshot], by: "restamp")
  }

  @Test func newNotesAreWrittenAndWaitNoMore() throws {
    let new = try Self.file("new")
    let snapshot = try leave(new)

    #expect(restamp(snapshot).refused.isEmpty)
    #expect(try Files.read(reference) == new)
    #expect(!Files.exists(snapshot.path.path))
  }

  @Test func aValueThatCouldNotBeWrittenWaitsOn() throws {
    let snapshot = try leave(Self.file("new"))
    // Nothing is written that cannot be kept.
    try folder.write("in the way", to: results.undo)

    #expect(restamp(snapshot).refused.count == 1)
    #expect(try Files.read(reference) == Self.file("old"))
    #expect(Files.exists(snapshot.path.path))
  }

  @Test func aValueOfAnotherPictureIsDropped() throws {
    let snapshot = try leave(Self.file("new", pixel: 0xFF00_0000))

    let words = restamp(snapshot).refused.map(\.error.description)

    #expect(words.map { $0.hasSuffix("it shows another picture; run the tests again") } == [true])
    #expect(try Files.read(reference) == Self.file("old"))
    #expect(!Files.exists(snapshot.path.path))
  }
}
