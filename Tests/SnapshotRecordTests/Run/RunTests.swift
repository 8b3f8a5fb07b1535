import DarkroomSnapshotStore
import Foundation
import Glibc
import Testing

/// Runs of the tests and what they say.
struct RunTests {
  typealias Rehearsal = RehearsedPackage

  static let failing = #"{"name": "AppTests.CardTests/testZ", "outcome": "fail"}"#

  @Test func otherFailuresAreShownWhole() throws {
    let package = try Rehearsal("\(Rehearsal.card), \(Self.failing)")

    let output = try package.run("-u")

    #expect(output.status == 1)
    #expect(output.text.contains("FAILED AppTests.CardTests/testZ"))
    #expect(output.text.contains("  rehearsed failure\n  with a second line"))
    #expect(output.text.contains("Tests:     1 passed, 1 failed"))
  }

  @Test func detailedCodesTellReasonsApart() throws {
    let package = try Rehearsal(Rehearsal.card)

    #expect(try package.run("--detailed-exit-code").status == 3)
    try package.play("\(Rehearsal.card), \(Self.failing)")
    #expect(try package.run("--detailed-exit-code").status == 1)
    #expect(try package.run("--no-such-flag").status == 2)
  }

  @Test func aFlakyTestRunsAgainButAPictureDoesNot() throws {
    let package = try Rehearsal(
      #"{"name": "AppTests.CardTests/testF", "outcome": "flaky"}, \#(Rehearsal.card)"#)

    let output = try package.run("--retries", "2")

    #expect(output.status == 1)
    #expect(output.text.contains("flaky: AppTests.CardTests/testF failed first"))
    #expect(output.text.contains("Snapshots: 1 added"))
    #expect(try package.run("accept").status == 0)
    #expect(try package.run().status == 0)
  }

  @Test func aTimeLimitEndsTheRun() throws {
    let package = try Rehearsal(#"{"name": "AppTests.CardTests/testZ", "outcome": "stall"}"#)

    let output = try package.run("--global-timeout", "5")

    #expect(output.status == 124)
    #expect(output.text.contains("CUT SHORT AppTests.CardTests/testZ"))
    #expect(
      output.text.hasPrefix(
        "the time limit of 5 s (--global-timeout) ended the run during AppTests.CardTests/testZ"))
  }

  @Test func missingOnlyAcceptsWhatIsNew() throws {
    let package = try Rehearsal(Rehearsal.card)
    _ = try package.run("-u")
    try package.play("\(Rehearsal.blueCard), \(Rehearsal.list)")

    #expect(try package.run("--update", "missing").status == 1)
    #expect(package.references.count == 3)
    #expect(package.pending == ["testCard.1.png"])
    #expect(try package.run("--update", "all").status == 0)
  }

  @Test func lastFailedRunsWhatWaits() throws {
    let package = try Rehearsal("\(Rehearsal.card), \(Rehearsal.list)")
    _ = try package.run("-u")
    try package.play("\(Rehearsal.blueCard), \(Rehearsal.list)")
    _ = try package.run()

    let output = try package.run("--last-failed")

    #expect(output.text.contains("Tests:     1 passed"))
    #expect(output.text.contains("Snapshots: 1 changed"))
    let both = try package.run("--last-failed", "--filter", "testList")
    #expect(both.text.contains("Tests:     0 passed"))
    #expect(try package.run("--snapshot", "testList.2.txt").text.contains("Snapshots: 2 matched"))
  }

  @Test func settingsSpeakWhereFlagsAreSilent() throws {
    let package = try Rehearsal(Rehearsal.card)
    try package.tool.write([UInt8](#"{"update": "changed"}"#.utf8), to: ".snapshots.json")

    #expect(try package.run("--check").status == 1)
    #expect(package.references.isEmpty)
    #expect(try package.run(environment: ["CI": "1"]).status == 1)
    #expect(try package.run().status == 0)
    #expect(package.references.count == 1)

    try package.tool.write([UInt8](#"{"update": "sometimes"}"#.utf8), to: ".snapshots.json")
    #expect(try package.run().errors.contains("cannot be \"sometimes\""))
  }

  @Test func aBuildThatFailsIsShown() throws {
    let package = try Rehearsal("")
    try package.tool.write(
      [UInt8](#"{"tests": [], "buildFails": true}"#.utf8), to: "rehearsal.json")

    let output = try package.run()

    #expect(output.status == 1)
    #expect(output.text.contains("error: rehearsed failure"))
  }

  @Test func whatAKilledRunLeftIsSaid() throws {
    let package = try Rehearsal(Rehearsal.card)
    var record = RunRecord(run: "tool-killed", package: package.tool.package, started: 1)
    record.ended = nil
    try record.write(in: package.tool.results)
    try package.tool.write(
      [1], to: "Tests/AppTests/__Snapshots__/CardTests/.999999999-1.snapshot-tmp")
    try package.tool.write([1], to: "Tests/AppTests/__Snapshots__/CardTests/testA.1.txt")

    let output = try package.run()

    #expect(output.text.contains("The last run was cut short after 0 snapshots"))
    #expect(output.text.contains("1 unfinished file of a killed program removed"))
    #expect(
      !Files.exists(
        package.tool.path("Tests/AppTests/__Snapshots__/CardTests/.999999999-1.snapshot-tmp")))
  }

  @Test func aProgramsUnfinishedFileStaysAndThatOfAnEarlierOneWithItsNumberGoes() throws {
    let package = try Rehearsal(Rehearsal.card)
    let own = ProcessIdentity(of: getpid())
    let earlier = ProcessIdentity(process: own.process, started: "1")
    let names = try [own, earlier].map { writer in
      var file = try #require(UnfinishedFile(name: ".1-1-1.snapshot-tmp"))
      file.writer = writer
      return "Tests/AppTests/__Snapshots__/CardTests/\(file.name)"
    }
    for name in names { try package.tool.write([1], to: name) }
    try package.tool.write([1], to: "Tests/AppTests/__Snapshots__/CardTests/testA.1.txt")

    let output = try package.run()

    #expect(output.text.contains("1 unfinished file of a killed program removed"))
    #expect(names.map { Files.exists(package.tool.path($0)) } == [true, false])
  }

  @Test func threeShardsAreOneRun() throws {
    let tests = (1...7).map {
      #"{"name": "AppTests.CardTests/test\#($0)", "snapshots": [{"color": "00000\#($0)"}]}"#
    }
    let whole = try Rehearsal(tests.joined(separator: ","))
    _ = try whole.run("-u")
    try whole.age("Package.swift", "Tests/AppTests/CardTests.swift")
    // The seventh reference has lost its test.
    try whole.play(tests.prefix(6).joined(separator: ","))
    _ = try whole.run("--unreferenced=ignore")
    let expected = try whole.run("prune", "--check")

    let folders = (0..<3).map { whole.tool.path("shard-\($0)") }
    try runTogether(whole, folders)
    let merged = try whole.run("merge", folders[0], folders[1], folders[2])
    let pruned = try whole.run("prune", "--check")

    #expect(merged.status == 0)
    #expect(merged.text.contains("Tests:     6 passed"))
    #expect(merged.text.contains("Snapshots: 6 matched"))
    #expect(pruned.status == 1 && pruned.text == expected.text)
    #expect(pruned.text.contains("test7.1.png"))
    _ = try whole.run("merge", folders[0], folders[2])
    #expect(try whole.run("prune", "--check").errors.contains("shard 2/3 is missing"))
    #expect(try whole.run("merge", folders[0], folders[0]).status == 2)
  }

  /// Each shard in a process of its own, at the same time, told by Bazel's variables.
  private func runTogether(_ package: Rehearsal, _ folders: [String]) throws {
    DispatchQueue.concurrentPerform(iterations: folders.count) { index in
      _ = try? package.run(
        environment: [
          "TEST_SHARD_INDEX": "\(index)", "TEST_TOTAL_SHARDS": "\(folders.count)",
          "SNAPSHOT_RESULTS_DIR": folders[index],
          "TEST_SHARD_STATUS_FILE": folders[index] + "/status",
        ])
    }
    #expect(folders.allSatisfy { Files.exists($0 + "/status") })
  }
}
