import DarkroomSnapshotStore
import Foundation
import Testing

@testable import DarkroomSnapshotRecord

struct ReportMarkdownTests {
  typealias Rehearsal = RehearsedPackage

  @Test func aCommentHasWordsAndCounts() throws {
    let package = try Rehearsal.accepted()
    try package.play("\(Rehearsal.blueCard), \(Rehearsal.list)")
    _ = try package.run()

    let output = try package.run("report", "--markdown")

    #expect(output.status == 0)
    let lines = output.text.split(separator: "\n").map(String.init)
    #expect(lines[0] == "<!-- snapshot-record -->")
    #expect(lines[1] == "### Snapshots: 2 matched, 1 changed")
    #expect(lines[2] == "| state | snapshot | what changed |" && lines[3] == "|---|---|---|")
    #expect(
      lines[4] == "| changed | `Tests/AppTests/__Snapshots__/CardTests/testCard.1.png`<br>"
        + "`Tests/AppTests/CardTests.swift:10` | UILabel \"Hi\" in UIView moved from (1, 1) to (3, 1)<br>"
        + "24 of 48 pixels differ (50.00 %), by up to 255 of 255, within x 1 y 1 6×4 |")
    #expect(lines.last == "Accept them with `snapshot-record accept`.")
  }

  @Test func picturesAreShownFromWhereTheFolderWasUploaded() throws {
    let package = try Rehearsal.accepted(Rehearsal.card)
    try package.play(Rehearsal.blueCard)
    _ = try package.run()

    let output = try package.run(
      "report", "--markdown", "--image-base", "https://example.org/run/7/")

    let sources = output.text.matches(
      of: #/<img src="https:\/\/example\.org\/run\/7\/(images\/[^"]+)"/#)
    #expect(sources.count == 3)
    for source in sources {
      #expect(Files.exists(package.tool.path(".snapshot-results/report/\(source.1)")))
    }
    #expect(try package.run("report", "--image-base", "x").status == 2)
  }

  @Test func aChangedTextShowsItsLines() throws {
    let package = try Rehearsal.accepted(Rehearsal.list)
    try package.play(Rehearsal.list.replacing(#"a\nb\n"#, with: #"a\nc|\n"#))
    _ = try package.run()

    let output = try package.run("report", "--markdown")

    #expect(output.text.contains("| - b<br>+ c\\| |"), Comment(rawValue: output.text))
  }

  @Test func nothingIsSaid() throws {
    let package = try Rehearsal.accepted(Rehearsal.card)
    _ = try package.run()

    #expect(
      try package.run("report", "--markdown").text.hasSuffix(
        "1 matched\n\nNo snapshot is pending.\n"))
  }
}
