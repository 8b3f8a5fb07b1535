import DarkroomSnapshotStore
import Testing

/// Values of snapshots in error are nobody's: run, list, review and accept count alike.
struct ValuesInErrorTests {
  typealias Rehearsal = RehearsedPackage

  private static let colliding = """
    {"name": "AppTests.CardTests/testTwice", "snapshots": [
      {"name": "x", "text": "a"}, {"name": "x", "text": "b"}]}
    """

  @Test func theCountsOfAllCommandsAgree() throws {
    let package = try Rehearsal("\(Rehearsal.card), \(Self.colliding)")

    let run = try package.run()
    let list = try package.run("pending")
    let review = try package.run("review", "--no-input")
    let accepted = try package.run("accept")

    #expect(run.status == 1)
    #expect(run.text.contains("Snapshots: 1 added, 2 in error"))
    #expect(run.text.contains("testTwice.x.txt is used with different contents by"))
    #expect(
      list.text.hasSuffix(
        "1 snapshot in error, whose values are not pending.\n1 snapshot pending.\n"))
    #expect(review.text.hasSuffix("1 snapshot pending.\n"))
    #expect(accepted.text.hasSuffix("1 snapshot accepted.\n"))
    #expect(package.references.keys.sorted() == ["testCard.1.png"])
  }

  /// `try XCTSkipIf(true)`, in a run after a test was renamed.
  @Test func aTestThatWasAlwaysSkippedLeavesOrphansVisible() throws {
    let skipped = #"{"name": "AppTests.CardTests/testOff", "outcome": "skip"}"#
    let package = try Rehearsal.accepted("\(Rehearsal.card), \(Rehearsal.list), \(skipped)")
    try package.age("Package.swift", "Tests/AppTests/CardTests.swift")
    try package.play("\(Rehearsal.list), \(skipped)")

    let run = try package.run()
    let pruned = try package.run("prune", "--delete")

    #expect(run.text.contains("unreferenced Tests/AppTests/__Snapshots__/CardTests/testCard.1.png"))
    #expect(pruned.status == 0 && package.references.count == 2)
  }
}
