import DarkroomSnapshotStore
import Foundation
import Testing

/// Changes in the summary, by their numbers on the command line.
struct ChangeCommandTests {
  typealias Rehearsal = RehearsedPackage

  private func left(_ package: Rehearsal) -> [String: Int] {
    Dictionary(grouping: package.pending) {
      String($0.split(separator: ".")[1].prefix { $0 != "-" })
    }
    .mapValues(\.count)
  }

  @Test func theSummaryNamesEachChangeOnce() throws {
    let package = try ManyChanges.package()

    let text = try package.run("test").text

    #expect(text.contains("Snapshots: 44 changed\nChanges:   4 in 44 snapshots\n"))
    #expect(text.contains("1  changed  28 snapshots: \(ManyChanges.badge)\n"))
    #expect(text.contains("2  changed  10 snapshots: \(ManyChanges.gapTitle)\n"))
    #expect(text.contains("3  changed  4 snapshots: \(ManyChanges.button)\n"))
    #expect(text.contains("4  changed  2 snapshots: \(ManyChanges.gap)"))
    #expect(text.contains("testInbox.row-2.png  (Tests/AppTests/CardTests.swift:11)\n"))
    #expect(text.contains("… and 24 more\n"))
    #expect(text.split(separator: "\n").count < 30)
  }

  /// What a change is told with is what accepting it decides, and nothing that differs for another reason.
  @Test func acceptingAChangeAcceptsAllOfItsSnapshots() throws {
    let package = try ManyChanges.package()

    let first = try package.run("accept", "--change", "1")

    #expect(first.status == 0)
    #expect(first.text.contains("28 snapshots accepted."))
    #expect(left(package) == ["screen": 10, "tab": 2, "offer": 4])

    // The numbers stay.
    #expect(try package.run("reject", "--change", "3").text.contains("4 snapshots rejected."))
    #expect(try package.run("accept", "--change=2").text.contains("10 snapshots accepted."))
    #expect(try package.run("accept", "--change=4").text.contains("2 snapshots accepted."))
    #expect(package.pending.isEmpty)
  }

  @Test func whatWasTakenBackHasToBeAcceptedAgain() throws {
    let package = try ManyChanges.package()
    _ = try package.run("accept", "--change", "1")
    #expect(try package.run("undo").text.contains("28 snapshots pending again."))

    #expect(
      try package.run("accept", "--change", "1", "--change", "2").text.contains(
        "38 snapshots accepted."))
  }

  @Test func aNumberThatNoChangeHasListsThoseThereAre() throws {
    let package = try ManyChanges.package()

    for command in ["accept", "reject"] {
      let output = try package.run(command, "--change", "5")

      #expect(output.status == 1)
      #expect(output.errors.contains("The last run has no change 5; it has:\n  1  color #FF3B30"))
      #expect(output.errors.contains("\n  3  \(ManyChanges.button)  (4 snapshots)\n"))
    }
    #expect(try package.run("accept", "--change", "1", "row").status == 2)
    #expect(package.pending.count == ManyChanges.count)
  }

  @Test func rejectedValuesWaitAgain() throws {
    let package = try ManyChanges.package()
    _ = try package.run("reject", "--change", "2")
    #expect(package.pending.count == 34)

    #expect(try package.run("undo").status == 0)

    #expect(package.pending.count == ManyChanges.count)
  }

  @Test func reportersNameTheChanges() throws {
    let package = try ManyChanges.package()
    let (json, xml) = (package.tool.path("out.json"), package.tool.path("out.xml"))
    let summary = package.tool.path("summary.md")
    _ = try package.run(
      ["--reporter", "json=\(json)", "--reporter", "junit=\(xml)", "--reporter", "github"],
      environment: ["GITHUB_STEP_SUMMARY": summary])
    let table = String(decoding: try #require(try Files.read(summary)), as: UTF8.self)
    #expect(table.contains("Changes: 4 in 44 snapshots\n\n1. 28 snapshots: `color #FF3B30"))

    let document = try JSONSerialization.jsonObject(
      with: Data(try #require(try Files.read(json))))
    let changes = try #require((document as? [String: Any])?["changes"] as? [[String: Any]])
    #expect(changes.map { $0["number"] as? Int } == [1, 2, 3, 4])
    #expect(changes.map { $0["words"] as? [String] }[0] == [ManyChanges.badge])
    #expect(changes.map { ($0["snapshots"] as? [String])?.count } == [28, 10, 4, 2])
    #expect(changes.map { $0["kind"] as? String } == ["views", "views", "views", "views"])
    let text = String(decoding: try #require(try Files.read(xml)), as: UTF8.self)
    #expect(text.contains("change 1, as in 27 other snapshots"))
    #expect(text.contains("<system-out>change 1 (28 snapshots): color #FF3B30"))
    #expect(
      try package.run("report", "--markdown").text
        .contains("\n\nChanges: 4 in 44 snapshots\n\n1. 28 snapshots: `color #FF3B30"))
  }

  @Test func snapshotsOfOneChangeEachAreListedAsTheyWere() throws {
    let package = try Rehearsal.accepted(Rehearsal.card)
    try package.play(Rehearsal.blueCard)

    let text = try package.run("test").text

    #expect(!text.contains("Changes:"))
    #expect(text.contains("1  changed  Tests/AppTests/__Snapshots__/CardTests/testCard.1.png  ("))
    #expect(try package.run("accept", "--change", "1").text.contains("1 snapshot accepted."))
  }
}
