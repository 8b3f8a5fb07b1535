import DarkroomSnapshotStore
import Foundation
import FoundationXML
import Testing

/// The files and lines that other programs read.
struct ReporterTests {
  typealias Rehearsal = RehearsedPackage

  let package: Rehearsal

  init() throws {
    package = try Rehearsal("\(Rehearsal.card), \(Rehearsal.list)")
    _ = try package.run("-u")
    try package.play("\(Rehearsal.blueCard), \(Rehearsal.list), \(RunTests.failing)")
  }

  @Test func listAndDotShowTestsAsTheyEnd() throws {
    let list = try package.run("--reporter", "list")
    #expect(list.text.contains("✓ CardTests.testCard"))
    #expect(list.text.contains("✗ CardTests.testZ"))

    #expect(try package.run("--reporter", "dot").text.contains("F"))
  }

  @Test func aRedRunsFirstLineIsRed() throws {
    let output = try package.run("--color", "always")

    #expect(
      output.text.hasPrefix("\u{1B}[31;1m1 failed, 1 snapshot changed\u{1B}[0m\n"),
      Comment(rawValue: output.text))
  }

  @Test func anotherAttemptIsSaid() throws {
    let flaky = try RehearsedPackage(#"{"name": "AppTests.CardTests/testF", "outcome": "flaky"}"#)

    let list = try flaky.run("--reporter", "list", "--retries", "2")

    let lines = list.text.split(separator: "\n").prefix(3).map { $0.prefix { $0 != "(" } }
    #expect(
      lines == [
        "✗ CardTests.testF  ", "again, attempt 2: 1 test", "✓ CardTests.testF  ",
      ])
  }

  @Test func manyUnreferencedFilesAreOneLine() throws {
    let cards = (1...5).map {
      #"{"name": "AppTests.CardTests/test\#($0)", "snapshots": [{"text": "\#($0)"}]}"#
    }
    let package = try RehearsedPackage.accepted(cards.joined(separator: ","))
    try package.age("Package.swift", "Tests/AppTests/CardTests.swift")
    try package.play(cards[0])

    let green = try package.run()
    #expect(green.status == 0)
    #expect(green.text.contains("\n4 unreferenced files; `snapshot-record prune` lists them\n"))
    #expect(!green.text.contains("test5.1.txt"))
    let red = try package.run("--unreferenced=reject")
    #expect(red.text.contains("unreferenced Tests/AppTests/__Snapshots__/CardTests/test5.1.txt"))
    let gone = try package.run("--unreferenced=delete")
    #expect(gone.text.contains("\n4 deleted files; `snapshot-record undo` restores them\n"))
  }

  @Test func junitNamesTestsAndDifferences() throws {
    _ = try package.run("--reporter", "junit=out/results.xml", "--reporter", "none")

    let data = Data(try #require(try Files.read(package.tool.path("out/results.xml"))))
    let suite = try #require(
      try XMLDocument(data: data).rootElement()?.elements(forName: "testsuite").first)
    let cases = suite.elements(forName: "testcase")
    let failed = cases.filter { !$0.elements(forName: "failure").isEmpty }

    #expect(cases.count == 3)
    #expect(
      failed.compactMap { $0.attribute(forName: "name")?.stringValue } == ["testCard", "testZ"])
    #expect(suite.attribute(forName: "failures")?.stringValue == "2")
  }

  @Test func jsonHoldsEverything() throws {
    _ = try package.run("--reporter", "json=out.json")

    let bytes = try #require(try Files.read(package.tool.path("out.json")))
    let object = try #require(try JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any])
    #expect((object["counts"] as? [String: Int])?["changed"] == 1)
    #expect((object["tests"] as? [String: String])?["AppTests.CardTests/testZ"] == "failed")
    #expect((object["snapshots"] as? [Any])?.count == 3)
  }

  @Test func githubGetsAnnotationsAndATable() throws {
    let output = try package.run(
      "--reporter", "github",
      environment: ["GITHUB_STEP_SUMMARY": package.tool.path("summary.md")])

    #expect(
      output.text.contains(
        "::error file=Tests/AppTests/CardTests.swift,line=10,title=Snapshot changed::changed "))
    #expect(output.text.contains("%0A"))
    let table = try #require(try package.tool.text("summary.md"))
    #expect(table.contains("| changed | `Tests/AppTests/__Snapshots__/CardTests/testCard.1.png` |"))
    #expect(table.contains(".snapshot-results/pending/"))
  }

  @Test func theSummaryOfAStepHasTheLinesOfAChangedText() throws {
    let package = try RehearsedPackage.accepted(RehearsedPackage.list)
    try package.play(RehearsedPackage.list.replacing(#"a\nb\n"#, with: #"a\nc|\n"#))

    _ = try package.run(
      "--reporter", "github",
      environment: ["GITHUB_STEP_SUMMARY": package.tool.path("summary.md")])

    let table = try #require(try package.tool.text("summary.md"))
    #expect(table.contains("| - b<br>+ c\\| |"), Comment(rawValue: table))
  }

  @Test func whatLetsPicturesDifferIsReportedToMachines() throws {
    let loose = "compared loosely: "

    let output = try package.run(
      [
        "--skip", "testZ", "--max-diff-pixels", "24", "--reporter", "github", "--reporter",
        "junit=out.xml",
      ], environment: ["GITHUB_STEP_SUMMARY": package.tool.path("summary.md")])

    #expect(output.status == 0)
    #expect(output.text.contains("::notice title=Snapshots::\(loose)"))
    #expect(try package.tool.text("summary.md")?.contains("\n\(loose)") == true)
    let xml = try #require(try package.tool.text("out.xml"))
    #expect(xml.contains(#/<system-out>[^<]*compared loosely: /#))
    _ = try package.run("--reporter", "junit=out.xml")
    #expect(try package.tool.text("out.xml")?.contains("system-out") == false)
  }

  @Test func onGitHubAnnotationsNeedNoAskingFor() throws {
    let environment = ["GITHUB_ACTIONS": "true"]

    let output = try package.run(environment: environment)
    #expect(output.text.contains("::error file=Tests/AppTests/CardTests.swift,line=10"))
    #expect(output.text.contains("Snapshots: "))
    let asked = try package.run("--reporter", "line", environment: environment)
    #expect(!asked.text.contains("::error"))
  }

  @Test func htmlCopiesOnlyWhatChanged() throws {
    _ = try package.run("--reporter", "html=report")

    let files = Files.below(package.tool.path("report")).map {
      FilePath.relative($0, to: package.tool.path("report")) ?? ""
    }
    #expect(files.filter { $0.hasPrefix("images/") }.count == 3)
    #expect(files.contains("index.html") && files.contains("data.js"))
    let data = try #require(try package.tool.text("report/data.js"))
    #expect(data.contains("moved from (1, 1) to (3, 1)"))
    #expect(!data.contains("testList.2.txt"))
  }

  @Test func anUnknownReporterIsWrongUsage() throws {
    let output = try package.run("--reporter", "pdf")

    #expect(output.status == 2 && output.errors.contains("junit=PATH"))
  }
}
