import DarkroomPNG
import DarkroomRaster
import DarkroomTestSupport
import Foundation
import Testing

@testable import DarkroomSnapshotStore

/// Pruning deletes what a complete run did not ask for, and nothing else.
struct UnreferencedFilesTests {
  let folder: ScratchFolder
  let package: PackageSnapshots
  let record: RunRecord

  init() throws {
    folder = try ScratchFolder()
    try folder.write("", to: "Package.swift")
    package = try PackageSnapshots(containing: folder.path, environment: SnapshotEnvironment([:]))
    var record = RunRecord(
      run: "r", package: package.root, started: Date().timeIntervalSince1970 + 60)
    record.ended = record.started + 1
    record.status = 0
    self.record = record
  }

  func reference(_ name: String) throws -> String {
    try folder.write("text", to: "Tests/__Snapshots__/T/\(name)")
  }

  func line(_ reference: String, state: ResultState = .matched) -> ResultLine {
    ResultLine(
      run: "r", process: 1, runner: "XCTest", test: "T/T.swift/test()", file: "T.swift", line: 1,
      mode: .pending, state: state, reference: ContainedPath(own: reference), package: package.root)
  }

  @Test func whatNobodyAskedForIsUnreferenced() throws {
    let used = try reference("testA.1.txt")
    let unused = try reference("testB.1.txt")

    #expect(UnreferencedFiles(record, RunContents([line(used)]), in: package).paths == [unused])
  }

  @Test func whatIsNoSnapshotIsKept() throws {
    let used = try reference("testA.1.txt")
    let readme = try reference("README.md")

    let found = UnreferencedFiles(record, RunContents([line(used)]), in: package)
    #expect(found.paths.isEmpty)
    #expect(found.kept.map(\.path) == [readme])
  }

  @Test(arguments: [
    "README.de.md", "release-1.2.3.zip", "notes.1.md", "View+Layout.generated.swift", "a..txt",
    "Größe.neu.md", "testA.1.diff.png", "notes.de.txt", "licence.txt",
  ])
  func whatNoRunMadeIsKept(_ name: String) throws {
    let used = try reference("testA.1.txt")
    let other = try reference(name)

    let found = UnreferencedFiles(record, RunContents([line(used)]), in: package)

    #expect(found.paths.isEmpty && found.kept.map(\.path) == [other])
  }

  @Test(arguments: [
    "testB.1.txt", "testA.2.txt", "card.1.txt", "testB.dark-mode.txt", "testA.x.1.txt",
    "testA.~a1b2c3.txt",
  ])
  func whatLooksLikeASnapshotOfItsFolderMayGo(_ name: String) throws {
    let used = try reference("testA.1.txt")
    let unused = try reference(name)

    #expect(UnreferencedFiles(record, RunContents([line(used)]), in: package).paths == [unused])
  }

  @Test func aFileThatAnEarlierRunMadeMayGo() throws {
    let used = try reference("testA.1.txt")
    let gone = try folder.write("text", to: "Tests/__Snapshots__/Gone/testZ.1.json")
    let stranger = try folder.write("text", to: "Tests/__Snapshots__/Gone/testY.1.json5")
    ResultLog(run: "earlier").append(line(gone), in: package.results)

    let found = UnreferencedFiles(record, RunContents([line(used)]), in: package)

    #expect(found.paths == [gone] && found.kept.map(\.path) == [stranger])
  }

  @Test func sourcesBelowTheRootAreKept() throws {
    try folder.write(#"{"root": "Tests"}"#, to: "Rooted/.snapshots.json")
    try folder.write("", to: "Rooted/Package.swift")
    let used = try folder.write("text", to: "Rooted/Tests/AppTests/T/testA.1.txt")
    let unused = try folder.write("text", to: "Rooted/Tests/AppTests/T/testB.1.txt")
    let source = try folder.write("text", to: "Rooted/Tests/AppTests/View.generated.1.swift")
    let fixture = try folder.write("text", to: "Rooted/Tests/AppTests/Fixtures/testB.1.txt")
    let rooted = try PackageSnapshots(
      containing: folder.path("Rooted"), environment: SnapshotEnvironment([:]))

    let found = UnreferencedFiles(record, RunContents([line(used)]), in: rooted)

    #expect(found.paths == [unused])
    #expect(Set(found.kept.map(\.path)) == [source, fixture])
  }

  @Test func picturesOutsideOfTheFoldersOfTestFilesAreKept() throws {
    let picture = Pixmap(width: 1, height: 1, filledWith: 0xFFFF_0000)
    let stamped = try PNGEncoder.encode(
      picture, metadata: PNGMetadata(scale: 1, stamp: PNGStamp(picture, scale: 1)))
    let used = try reference("testA.1.txt")
    let unused = try folder.write(stamped, to: "Tests/__Snapshots__/T/testB.1.png")
    let page = try folder.write(stamped, to: "Tests/__Snapshots__/T/pages/testB.1.png")

    let found = UnreferencedFiles(record, RunContents([line(used)]), in: package)

    #expect(found.paths == [unused])
    #expect(found.kept.map(\.path) == [page])
    #expect(found.kept.map(\.reason) == ["it isn't in the folder of a test file"])
  }

  /// A run of ours compared with it, which does not make it ours.
  @Test func picturesOfAnotherRendererAreKept() throws {
    let used = try reference("testA.1.txt")
    let foreign = try folder.write(
      PNGEncoder.encode(Pixmap(width: 1, height: 1, filledWith: 0xFFFF_0000)),
      to: "Tests/__Snapshots__/T/testB.1.png")
    ResultLog(run: "earlier").append(line(foreign), in: package.results)

    let found = UnreferencedFiles(record, RunContents([line(used)]), in: package)

    #expect(found.paths.isEmpty)
    #expect(found.kept.map(\.reason) == ["another renderer recorded it"])
  }

  @Test func aRootThatChangedAfterTheRunProvesNothing() throws {
    let used = try reference("testA.1.txt")
    _ = try reference("testB.1.txt")
    var moved = record
    moved.place = "__Snapshots__"

    let found = UnreferencedFiles(moved, RunContents([line(used)]), in: package)

    #expect(found.paths.isEmpty)
    #expect(found.refusals.first?.contains("lie beside the tests now") == true)
  }

  @Test func whatIsNewerThanTheRunIsKept() throws {
    let used = try reference("testA.1.txt")
    _ = try reference("testB.1.txt")
    var early = record
    early.started = Date().timeIntervalSince1970 - 1
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSinceNow: -60)],
      ofItemAtPath: "\(folder.path)/Package.swift")

    let found = UnreferencedFiles(early, RunContents([line(used)]), in: package)
    #expect(found.paths.isEmpty)
    #expect(found.kept.map(\.reason) == ["it is newer than the run"])
  }

  @Test func packagesInsideHaveTheirOwn() throws {
    let used = try reference("testA.1.txt")
    try folder.write("", to: "Inner/Package.swift")
    try folder.write("text", to: "Inner/Tests/__Snapshots__/T/testC.1.txt")

    #expect(UnreferencedFiles(record, RunContents([line(used)]), in: package).paths.isEmpty)
  }

  @Test(
    arguments: [
      { (record: inout RunRecord) in record.limits = ["--filter Card"] },
      { $0.shard = ShardNumber(index: 1, total: 2) },
      { $0.merged = [1, 3].compactMap { ShardNumber(index: $0, total: 3) } },
      { $0.failed = ["T.A/testA"] },
      {
        $0.skipped = ["T.A/testA"]
        $0.snapshots = ["T.A/testA": 1]
      },
      { $0.unfinished = ["T.A/testA"] }, { $0.ended = nil }, { $0.status = 1 },
      { $0.tellsSkipped = false }, { $0.started -= 3600 },
    ] as [@Sendable (inout RunRecord) -> Void])
  func incompleteRunsProveNothing(_ change: @Sendable (inout RunRecord) -> Void) throws {
    let used = try reference("testA.1.txt")
    _ = try reference("testB.1.txt")
    var incomplete = record
    change(&incomplete)

    let found = UnreferencedFiles(incomplete, RunContents([line(used)]), in: package)
    #expect(found.paths.isEmpty && found.refusals.count == 1)
  }

  /// `try XCTSkipIf(true)`: it never passed, so nobody knows whether it takes snapshots.
  @Test(arguments: [
    ("T.A/testB", true), ("T.A/testB()", true), ("T.A/testA", false), ("T.A/test", false),
    ("T.A/testB(with:)", true), ("T.A/`testB`()", true),
  ])
  func aSkippedTestThatNeverPassedKeepsWhatMayBeItsOwn(_ test: String, _ isKept: Bool) throws {
    let used = try reference("testA.1.txt")
    let (unused, other) = (try reference("testB.1.txt"), try reference("testC.1.txt"))
    var skipping = record
    skipping.skipped = [test]

    let found = UnreferencedFiles(skipping, RunContents([line(used)]), in: package)

    #expect(found.refusals.isEmpty)
    #expect(found.paths == (isKept ? [other] : [unused, other]))
    #expect(found.kept.map(\.path) == (isKept ? [unused] : []))
  }

  @Test func aSkippedTestKeepsReferencesOfItsArguments() throws {
    let used = try reference("testA.1.txt")
    let unused = try reference("signIn-as.1.txt")
    var skipping = record
    skipping.skipped = ["T.A/signIn(as:)"]

    let found = UnreferencedFiles(skipping, RunContents([line(used)]), in: package)

    #expect(found.kept.map(\.path) == [unused])
    #expect(found.kept.first?.reason.contains("T.A/signIn(as:), which was skipped") == true)
  }

  @Test func mergedShardsAreARun() throws {
    let used = try reference("testA.1.txt")
    let unused = try reference("testB.1.txt")
    var merged = record
    merged.merged = [1, 2].compactMap { ShardNumber(index: $0, total: 2) }

    #expect(UnreferencedFiles(merged, RunContents([line(used)]), in: package).paths == [unused])
  }

  @Test func shardsShareAllTestsAmongThem() {
    let tests = ["T.A/b", "T.A/a", "T.A/d", "T.A/c", "T.A/e"]
    let shares = (1...3).compactMap { ShardNumber(index: $0, total: 3)?.share(of: tests) }

    #expect(shares == [["T.A/a", "T.A/d"], ["T.A/b", "T.A/e"], ["T.A/c"]])
    #expect(ShardNumber("2/3") == ShardNumber(index: 2, total: 3))
    #expect(["0/3", "4/3", "1", "a/b", "1/0"].allSatisfy { ShardNumber($0) == nil })
  }
}
