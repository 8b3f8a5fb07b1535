import DarkroomPNG
import DarkroomRaster
import DarkroomTestSupport
import Testing

@testable import DarkroomSnapshotStore

/// Why a pending value does not become the reference, in words that say what to do.
struct PendingStoreTests {
  let folder: ScratchFolder
  let results: ResultsDirectory

  init() throws {
    folder = try ScratchFolder()
    results = ResultsDirectory(package: folder.path, environment: SnapshotEnvironment([:]))
  }

  private func path(_ name: String) -> String { folder.path("__Snapshots__/T/\(name)") }

  private func leave(_ value: [UInt8], as name: String) throws -> PendingSnapshot {
    var line = ResultLine(
      run: "r", process: 1, runner: "XCTest", test: "t", file: folder.path("T.swift"), line: 1,
      mode: .pending, state: .changed, reference: ContainedPath(own: path(name)),
      package: folder.path)
    let waiting = ContainedPath(own: results.pending(for: line.reference.path))
    try Files.write(value, to: waiting.path)
    line.pending = waiting
    return PendingSnapshot(line: line, path: waiting)
  }

  /// Why nothing is accepted; nil if the value is accepted.
  private func refusal(of snapshot: PendingSnapshot) -> StoreError? {
    PendingStore(results, journal: UndoJournal(results)).accept([snapshot], by: "accept")
      .refused.first?.error
  }

  @Test func aValueThatIsGoneIsMadeAgainByTheTests() throws {
    let snapshot = try leave([97], as: "a.1.txt")
    Files.remove(snapshot.path.path)

    let error = refusal(of: snapshot)

    #expect(error == .pendingUnusable(path: snapshot.path.path, reason: "it is gone"))
    #expect(error?.description.hasSuffix("it is gone; run the tests again") == true)
  }

  @Test func aDamagedPictureIsMadeAgainByTheTests() throws {
    let whole = try PNGEncoder.encode(Pixmap(width: 4, height: 4, filledWith: .max))
    let snapshot = try leave(Array(whole.prefix(40)), as: "a.1.png")

    let words = refusal(of: snapshot)?.description

    #expect(words?.hasPrefix("\(snapshot.path) cannot be accepted: the PNG ends") == true)
    #expect(words?.hasSuffix("; run the tests again") == true)
    #expect(try Files.read(path("a.1.png")) == nil)
  }

  @Test func aReferenceThatIsOnlyNotHereIsFetchedFirst() throws {
    let pointer = "version https://git-lfs.github.com/spec/v1\n"
    try folder.write(pointer, to: path("a.1.txt"))

    let error = refusal(of: try leave([97], as: "a.1.txt"))

    #expect(error == .referenceUnusable(path: path("a.1.txt"), .largeFilePointer))
    #expect(
      error?.description.hasSuffix("; run `git lfs pull` or `snapshot-record doctor --fix`") == true
    )
    #expect(try folder.text(path("a.1.txt")) == pointer)
  }

  @Test func aReferenceOfAnotherRendererIsReplacedOnlyWhenToldTo() throws {
    let other = try PNGEncoder.encode(Pixmap(width: 4, height: 4, filledWith: 0xFF00_0000))
    try folder.write(other, to: path("a.1.png"))
    let picture = Pixmap(width: 4, height: 4, filledWith: .max)
    let new = try PNGEncoder.encode(
      picture, metadata: PNGMetadata(stamp: PNGStamp(picture, scale: 1)))

    let error = refusal(of: try leave(new, as: "a.1.png"))

    #expect(error == .foreignReference(path: path("a.1.png")))
    #expect(error?.description.hasSuffix("accept it with --replace-foreign") == true)
    #expect(try folder.bytes(path("a.1.png")) == other)
  }
}
