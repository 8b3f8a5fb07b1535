import DarkroomPNG
import DarkroomRaster
import DarkroomSnapshotStore
import DarkroomTestSupport
import Foundation
import Testing

/// The first day with the tool, row by row: what a user does, and what must follow.
struct AcceptanceListTests {
  typealias Rehearsal = RehearsedPackage

  @Test func aFreshCloneWaitsAndWritesNothing() throws {
    let package = try Rehearsal("\(Rehearsal.card), \(Rehearsal.list)")

    let output = try package.run()

    #expect(output.status == 1)
    #expect(output.text.contains("Snapshots: 3 added"))
    #expect(package.pending == ["testCard.1.png", "testList.1.png", "testList.2.txt"])
    #expect(package.references.isEmpty)
  }

  @Test func acceptingMakesTheNextRunGreen() throws {
    let package = try Rehearsal("\(Rehearsal.card), \(Rehearsal.list)")
    _ = try package.run()

    #expect(try package.run("accept").status == 0)
    let output = try package.run()

    #expect(output.status == 0)
    #expect(output.text.contains("Snapshots: 3 matched"))
    #expect(package.pending.isEmpty && package.references.count == 3)
  }

  @Test func aChangedColourIsOneChangedSnapshot() throws {
    let package = try Rehearsal.accepted()
    try package.play("\(Rehearsal.blueCard), \(Rehearsal.list)")

    let output = try package.run()

    #expect(output.status == 1)
    #expect(output.text.contains("Snapshots: 2 matched, 1 changed"))
    // 8×6 pixels with a border of one: 6×4 differ.
    #expect(
      output.text.contains(
        "24 of 48 pixels differ (50.00 %), by up to 255 of 255, within x 1 y 1 6×4"))
    #expect(output.text.contains("UILabel \"Hi\" in UIView moved from (1, 1) to (3, 1)"))
    let line = try #require(PendingStore(package.tool.results).all().first?.line)
    let picture = try #require(try Files.read(line.difference?.path ?? ""))
    #expect(try PNGDecoder.decode(picture).pixmap.width == 8)
  }

  @Test func updatingTouchesOnlyWhatChanged() throws {
    let package = try Rehearsal.accepted()
    let before = (package.modified("testCard.1.png"), package.modified("testList.1.png"))
    try package.play("\(Rehearsal.blueCard), \(Rehearsal.list)")

    #expect(try package.run("test", "-u").status == 0)

    #expect(package.modified("testCard.1.png") > before.0)
    #expect(package.modified("testList.1.png") == before.1)
    #expect(package.pending.isEmpty)
  }

  @Test func ciWritesNothingAndRetriesChangeNothing() throws {
    let package = try Rehearsal(Rehearsal.card)

    let output = try package.run("--retries", "2", environment: ["CI": "true"])

    #expect(output.status == 1)
    #expect(package.references.isEmpty)
  }

  @Test func aRenamedTestLeavesAFileThatIsRejected() throws {
    let package = try Rehearsal.accepted(
      #"{"name": "AppTests.CardTests/testOld", "snapshots": [{"color": "FF0000"}]}, \#(Rehearsal.list)"#
    )
    try package.age("Package.swift", "Tests/AppTests/CardTests.swift")
    try package.play(
      #"{"name": "AppTests.CardTests/testNew", "snapshots": [{"color": "FF0000"}]}, \#(Rehearsal.list)"#
    )
    _ = try package.run("-u", "--unreferenced=ignore")

    let output = try package.run("--unreferenced=reject")
    #expect(output.status == 1)
    #expect(
      output.text.contains("unreferenced Tests/AppTests/__Snapshots__/CardTests/testOld.1.png"))
    #expect(output.text.hasPrefix("1 unreferenced file\n"))

    let filtered = try package.run("--unreferenced=reject", "--filter", "testNew")
    #expect(filtered.status == 1)
    #expect(filtered.text.hasPrefix("unreferenced files are unknown\n"))
    #expect(filtered.text.contains("it ran with --filter testNew"))
    #expect(!filtered.text.contains("testOld"))
    #expect(package.references["testOld.1.png"] != nil)
  }

  @Test func pruningDeletesExactlyThat() throws {
    let package = try Rehearsal.accepted("\(Rehearsal.card), \(Rehearsal.list)")
    try package.age("Package.swift", "Tests/AppTests/CardTests.swift")
    try package.play(Rehearsal.list)
    _ = try package.run("--unreferenced=ignore")

    #expect(try package.run("prune", "--check").status == 1)
    #expect(package.references.count == 3)
    let output = try package.run("prune", "--delete")

    #expect(output.status == 0)
    #expect(output.text.contains("deleted Tests/AppTests/__Snapshots__/CardTests/testCard.1.png"))
    #expect(package.references.keys.sorted() == ["testList.1.png", "testList.2.txt"])
  }

  @Test(arguments: ["fail", "crash"])
  func pruningRefusesAfter(_ outcome: String) throws {
    let package = try Rehearsal.accepted("\(Rehearsal.card), \(Rehearsal.list)")
    try package.age("Package.swift", "Tests/AppTests/CardTests.swift")
    try package.play(
      #"\#(Rehearsal.list), {"name": "AppTests.CardTests/testZ", "outcome": "\#(outcome)"}"#)
    _ = try package.run("--unreferenced=ignore")

    let output = try package.run("prune", "--delete")

    #expect(output.status == 1)
    #expect(output.errors.contains("AppTests.CardTests/testZ"))
    #expect(package.references.count == 3)
  }

  @Test func pruningRefusesWhereTheRootChangedAfterTheRun() throws {
    let package = try Rehearsal.accepted("\(Rehearsal.card), \(Rehearsal.list)")
    try package.age("Package.swift", "Tests/AppTests/CardTests.swift")
    try package.play(Rehearsal.list)
    _ = try package.run("--unreferenced=ignore")
    try package.tool.write(Array(#"{"root": "Elsewhere"}"#.utf8), to: ".snapshots.json")

    let output = try package.run("prune", "--delete")

    #expect(output.status == 1)
    #expect(output.errors.contains("references lay beside the tests in the run"))
  }

  private static let quiet = #"{"name": "AppTests.CardTests/testQuiet"}"#
  private static let skipped =
    #"{"name": "AppTests.CardTests/testQuiet", "outcome": "skip"}"#

  @Test func aSkippedTestThatTookNoSnapshotDoesNotCount() throws {
    let package = try Rehearsal.accepted("\(Rehearsal.card), \(Rehearsal.list), \(Self.quiet)")
    try package.age("Package.swift", "Tests/AppTests/CardTests.swift")
    try package.play("\(Rehearsal.list), \(Self.skipped)")
    // What is known of it lasts from run to run, also through one that leaves it out.
    _ = try package.run("--unreferenced=ignore")
    _ = try package.run("--unreferenced=ignore", "--filter", "testList")
    _ = try package.run("--unreferenced=ignore")

    let output = try package.run("prune", "--check")

    #expect(output.status == 1 && output.errors.isEmpty)
    #expect(
      output.text.contains("unreferenced Tests/AppTests/__Snapshots__/CardTests/testCard.1.png"))
  }

  @Test func aSkippedTestThatTookSnapshotsCounts() throws {
    let package = try Rehearsal.accepted("\(Rehearsal.card), \(Rehearsal.list), \(Self.quiet)")
    try package.age("Package.swift", "Tests/AppTests/CardTests.swift")
    try package.play(
      #"\#(Rehearsal.list), {"name": "AppTests.CardTests/testCard", "outcome": "skip"}"#)
    _ = try package.run("--unreferenced=ignore")

    let output = try package.run("prune", "--delete")

    #expect(output.status == 1 && output.errors.contains("skipped: AppTests.CardTests/testCard"))
    #expect(package.references.count == 3)
  }

  @Test func aTestThatNeverRanDoesNotCountWhereEveryReferenceIsInUse() throws {
    let package = try Rehearsal.accepted("\(Rehearsal.card), \(Self.skipped)")
    try package.age("Package.swift", "Tests/AppTests/CardTests.swift")
    _ = try package.run()

    #expect(try package.run("prune", "--check").status == 0)
  }

  @Test func aPointerOfLFSIsNamedAndTheOthersAreCompared() throws {
    let package = try Rehearsal.accepted()
    try package.tool.write(
      [UInt8]("version https://git-lfs.github.com/spec/v1\n".utf8),
      to: "Tests/AppTests/__Snapshots__/CardTests/testCard.1.png")

    let output = try package.run()
    #expect(output.status == 1)
    #expect(output.text.contains("Snapshots: 2 matched, 1 in error"))
    #expect(output.text.contains("Git LFS pointer"))
    #expect(try package.run("--detailed-exit-code").status == 5)
  }

  @Test func repeatingProvesThatNothingIsChance() throws {
    let package = try Rehearsal.accepted()

    let output = try package.run("--repeat", "20", "--seed", "1")

    #expect(output.status == 0)
    #expect(output.text.contains("3 snapshots the same in all 20 runs."))
  }

  @Test func repeatingNamesWhatIsChance() throws {
    let package = try Rehearsal.accepted(
      #"{"name": "AppTests.CardTests/testCard", "snapshots": [{"color": "FF0000", "isRandom": true}]}"#
    )

    let output = try package.run("--repeat", "3")

    #expect(output.status == 1)
    #expect(
      output.text.contains(
        "differs between runs: Tests/AppTests/__Snapshots__/CardTests/testCard.1.png"))
    #expect(output.text.contains("drawn by UILabel \"Hi\""))
  }

  @Test func programsGetJSONAndNoColour() throws {
    let package = try Rehearsal.accepted()

    let output = try package.run("--as-json", environment: ["TERM": "xterm-256color"])

    let lines = try package.tool.results.decoder().decode(
      [ResultLine].self, from: Data(output.text.utf8))
    #expect(lines.map(\.state) == [.matched, .matched, .matched])
    #expect(!(try package.run()).text.contains("\u{1B}"))
    #expect(try package.run("review").status == 0)
  }

  @Test func aChangedTextShowsItsLines() throws {
    let package = try Rehearsal.accepted(Rehearsal.list)
    try package.play(Rehearsal.list.replacingOccurrences(of: "a\\nb", with: "a\\nc"))

    let output = try package.run()

    #expect(output.text.contains("         - b\n         + c\n"))
  }

  @Test(arguments: [
    ["SNAPSHOT_PENDING_DIR"], ["SNAPSHOT_RESULTS_DIR"],
    ["SNAPSHOT_PENDING_DIR", "SNAPSHOT_RESULTS_DIR"],
  ])
  func hintsNameCommandsThatFindWhatWaits(_ variables: [String]) throws {
    let package = try Rehearsal(Rehearsal.card)
    let folder = try ScratchFolder()
    let values = Dictionary(uniqueKeysWithValues: variables.map { ($0, folder.path("it's \($0)")) })

    let output = try package.run(environment: values)

    let hint = try #require(
      output.text.firstMatch(of: #/Accept them with: swift run snapshot-record (.*) \[/#))
    let script = "exec \(Tool.product("snapshot-record").path) \(hint.1)"
    let accepted = try ProgramRun(
      URL(filePath: "/bin/sh"), ["-c", script], in: package.tool.package,
      environment: ["PATH": "/usr/bin:/bin"])
    #expect(accepted.status == 0 && accepted.text.hasSuffix("1 snapshot accepted.\n"))
    #expect(package.references.count == 1)
  }

  @Test func aFolderThatCannotBeMadeNamesItsVariable() throws {
    let package = try Rehearsal(Rehearsal.card)

    let output = try package.run(environment: ["SNAPSHOT_RESULTS_DIR": "/proc/results"])

    #expect(output.status != 0)
    #expect(output.errors.contains("cannot write /proc/results"))
    #expect(output.errors.contains("SNAPSHOT_RESULTS_DIR, or --results-dir, names the folder"))
  }

  @Test func aReadOnlyTreeIsEnoughWithAPendingFolder() throws {
    let package = try Rehearsal(Rehearsal.card)
    let folder = try ScratchFolder()
    let outside = folder.path("pending")

    let output = try package.run(environment: ["SNAPSHOT_PENDING_DIR": outside])

    #expect(output.status == 1)
    #expect(Files.below(outside).map(FilePath.name).contains("testCard.1.png"))
    #expect(!Files.exists(package.tool.path(".snapshot-results")))
    #expect(
      try package.run("pending", environment: ["SNAPSHOT_PENDING_DIR": outside]).text.hasSuffix(
        "1 snapshot pending.\n"))
  }
}
