import DarkroomSnapshotStore
import Foundation
import FoundationXML
import Testing

/// An artifact whose every text would steer a terminal, give orders to a CI system or be markup.
///
/// It goes through `merge`, as an artifact of a fork does, and through all that is said of it afterwards.
struct HostileTextTests {
  /// Erases the screen, sets the title, forges a line, orders GitHub's runner, goes on in a table.
  static let text =
    "\u{1B}[2J\u{1B}]0;t\u{7}\u{9B}1A\r\n::stop-commands::x\n##[group]y\u{202E}\u{2028}`|<b>*@octocat* #12 [l](http://e.org)\u{FFFE}\u{8}"
  private let tool: Tool

  init() throws {
    tool = try Tool()
    try artifact()
  }

  /// A reference, its value and a record, each with the text in every field.
  private func artifact() throws {
    let folder = "artifact\u{1B}[2J"
    let package = "/home/ci/app"
    let results = ResultsDirectory(package: package, environment: SnapshotEnvironment([:]))
    let text = Self.text
    var lines: [ResultLine] = []
    for (index, state) in [ResultState.changed, .added, .error].enumerated() {
      let name = "__Snapshots__/T/testA.\(index).txt"
      var line = ResultLine(
        run: "r", process: 1, runner: text, test: "T/\(text)",
        file: "\(package)/Tests/\(text).swift",
        line: 3, mode: .pending, state: state,
        reference: ContainedPath(own: "\(package)/\(name)"), package: package)
      line.sequence = index + 1
      line.pending = ContainedPath(own: results.pending(for: line.reference.path))
      line.words = index == 0 ? nil : [text, text]
      line.problem = state == .error ? text : nil
      line.looseness = [text]
      line.faults = [text]
      line.arguments = text
      lines.append(line)
      try tool.write([UInt8]("new \(text)\n".utf8), to: "\(folder)/pending/\(name)")
      try tool.write([UInt8]("old \(text)\n".utf8), to: name)
    }
    var record = RunRecord(run: "r", package: package, started: 1)
    (record.ended, record.status) = (2, 1)
    record.tests = ["T.T/a", text]
    (record.failed, record.crashed, record.unfinished) = ([text], [text], [text])
    (record.absent, record.limits, record.skipped) = ([text], [text], [text])
    try tool.write([UInt8](JSONEncoder().encode(record)), to: "\(folder)/events/r/run.json")
    let bytes: [UInt8] = lines.flatMap { (line: ResultLine) -> [UInt8] in line.encoded() + [0x0A] }
    try tool.write(bytes, to: "\(folder)/events/r/1.jsonl")
  }

  private func merged(_ arguments: String...) throws -> ProgramRun {
    try tool.run(
      ["merge", "artifact\u{1B}[2J"] + arguments,
      environment: ["GITHUB_STEP_SUMMARY": tool.path("summary.md")])
  }

  /// Nothing but line feeds, and no line that is an order.
  private func check(_ text: String, _ words: Comment) {
    let scalars = text.unicodeScalars.filter { $0 != "\n" && VisibleCharacters.hides($0) }
    #expect(scalars.map(\.value) == [], words)
    for line in text.split(separator: "\n") where line.hasPrefix("::") || line.contains("##[") {
      Issue.record("an order: \(line)")
    }
  }

  @Test func aTerminalGetsNoControlsFromAnArtifact() throws {
    let commands: [[String]] = [
      ["pending"], ["show", "testA.0"], ["show", "T/a"], ["review", "--no-input"], ["prune"],
      ["pending", "--format", "references"], ["pending", "--format", "new"],
      ["pending", "--as-json"],
      ["pending", "--sizes"], ["report"], ["report", "--markdown"], ["diff", "testA.1"],
      ["doctor"],
      ["doctor", "--verbose"], ["pending", "x\u{1B}[2J"], ["show", "x\n::error::y"],
      ["--color", "x\u{1B}"], ["x\u{1B}]0;t\u{7}"], ["merge", "x\u{1B}\n::error::"], ["accept"],
      ["undo"],
    ]

    for arguments in [["merge", "artifact\u{1B}[2J"]] + commands {
      let output = try tool.run(arguments, environment: ["GITHUB_ACTIONS": "true"])
      check(output.text, "\(arguments)")
      check(output.errors, "\(arguments)")
    }
  }

  /// A line feed of the artifact adds no line.
  @Test func aSummaryHasTheLinesOfItsStructure() throws {
    let lines = try merged().text.split(separator: "\n", omittingEmptySubsequences: false)

    #expect(lines.count { $0.hasPrefix("CRASHED ") } == 1)
    #expect(lines.count { $0.hasPrefix("CUT SHORT ") } == 1)
    #expect(lines.count { $0.hasPrefix("DID NOT RUN ") } == 1)
    #expect(
      lines.contains { $0.contains("added    __Snapshots__/T/testA.1.txt with ") }
    )
    #expect(!lines.contains { $0.hasPrefix("::") || $0.hasPrefix("##") || $0.hasPrefix("new ") })
  }

  @Test func annotationsAreTheOnlyOrders() throws {
    let lines = try merged("--reporter", "github").text.split(separator: "\n")

    let orders = lines.filter { $0.hasPrefix("::") }
    #expect(orders.count == 5)
    #expect(orders.allSatisfy { $0.hasPrefix("::error file=") || $0.hasPrefix("::notice title=") })
  }

  @Test func theTableOfAStepKeepsItsRowsAndCells() throws {
    _ = try merged("--reporter", "github")

    try checkTable(try #require(try tool.text("summary.md")), columns: 5)
  }

  @Test func aCommentKeepsItsRowsAndCells() throws {
    _ = try merged()

    try checkTable(try tool.run("report", "--markdown").text, columns: 3)
  }

  private func checkTable(_ text: String, columns: Int) throws {
    check(text, "table")
    let rows = text.split(separator: "\n").filter { $0.hasPrefix("| ") }
    #expect(rows.count == 4, Comment(rawValue: text))
    for row in rows {
      // As cmark-gfm splits rows: a backslash takes the next character with it, whatever it is.
      let bare = row.replacing(#/\\./#, with: "")
      #expect(bare.count { $0 == "|" } == columns + 1, Comment(rawValue: String(row)))
      #expect(!bare.contains("<b>") && !bare.contains("](") && !bare.contains("*"))
      let shown = row.replacing(#/&#\d+;/#, with: "")
      #expect(!shown.contains("@octocat") && !shown.contains("#12") && !shown.contains("http://"))
    }
  }

  @Test func junitIsWellFormedAndKeepsTheText() throws {
    _ = try merged("--reporter", "junit=out.xml")

    let bytes = try #require(try Files.read(tool.path("out.xml")))
    let document = try XMLDocument(data: Data(bytes))
    let suite = try #require(document.rootElement()?.elements(forName: "testsuite").first)
    let names = suite.elements(forName: "testcase").map {
      // What follows the last slash is the name.
      "\($0.attribute(forName: "classname")?.stringValue ?? "")/\($0.attribute(forName: "name")?.stringValue ?? "")"
    }
    let allowed = Self.text.replacing("\u{1B}", with: "\\u{1b}").replacing("\u{7}", with: "\\u{7}")
      .replacing("\u{8}", with: "\\u{8}").replacing("\u{FFFE}", with: "\\u{fffe}")
    #expect(names.contains { Array($0.unicodeScalars) == Array(allowed.unicodeScalars) })
  }

  @Test func theReportIsAScriptOfPlainTexts() throws {
    _ = try merged()
    _ = try tool.run("report")

    let script = try #require(try tool.text(".snapshot-results/report/data.js"))
    #expect(!script.contains("<") && script.split(separator: "\n").count == 1)
    #expect(!script.unicodeScalars.contains { $0 != "\n" && VisibleCharacters.hides($0) })
  }
}
