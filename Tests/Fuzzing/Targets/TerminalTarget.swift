import DarkroomSnapshotStore
import Foundation
import FoundationXML

/// Texts of artifacts, tests and file names, in all that a run says: no text moves a cursor, adds a line, gives an
/// order to a CI system, ends a cell or breaks a document.
///
/// The folder `Tool` links to the tool's sources, because no library may depend on the tool, a program.
struct TerminalTarget: FuzzTarget {
  static let name = "terminal"

  private let package: PackageSnapshots

  /// The package has no files but its manifest.
  init() throws {
    let root = FileManager.default.temporaryDirectory.appending(path: "darkroom-fuzz-terminal").path
    try FileManager.default.createDirectory(atPath: root, withIntermediateDirectories: true)
    try Files.write([], to: FilePath.joined(root, "Package.swift"))
    package = try PackageSnapshots(containing: root, environment: SnapshotEnvironment([:]))
  }

  // MARK: Making

  /// Choices, which `run` reads.
  func input(_ random: inout FuzzRandom) -> [UInt8] { random.bytes(20 + random.length(upTo: 600)) }

  // MARK: Trying

  func run(_ input: [UInt8]) throws {
    var (reader, twin) = (HostileOutcome(input, in: package), HostileOutcome(input, in: package))
    twin.isHarmless = true
    let (hostile, harmless) = (reader.outcome(), twin.outcome())
    try checkSummary(hostile, harmless)
    try checkAnnotations(hostile)
    try checkTables(hostile, harmless)
    try checkXML(hostile)
    try checkScript(hostile)
    for text in reader.texts { try checkColumns(text) }
  }

  /// As many lines as where all texts are words.
  private func checkSummary(_ hostile: RunOutcome, _ harmless: RunOutcome) throws {
    for detail in ConsoleSummary.Detail.allCases {
      let lines = ConsoleSummary(detail: detail).lines(hostile)
      let twins = ConsoleSummary(detail: detail).lines(harmless)
      try FuzzFailure.check(
        lines.count == twins.count, "\(lines.count) lines of a summary, not \(twins.count)")
      for line in lines { try checkLine(line.rendered) }
      let text = lines.map(\.rendered).joined(separator: "\n")
      try checkOrders(LogCommands(["GITHUB_ACTIONS": "true"]).disarmed(text), lines.count)
    }
  }

  private func checkLine(_ line: String) throws {
    for scalar in line.unicodeScalars where scalar.properties.generalCategory == .control {
      try FuzzFailure.check(
        scalar == "\t", "a control character \(scalar.value) in \(line.debugDescription)")
    }
    let directions: [ClosedRange<UInt32>] = [
      0x200E...0x200F, 0x2028...0x202E, 0x2066...0x2069, 0x61C...0x61C, 0x200B...0x200B,
    ]
    for scalar in line.unicodeScalars
    where directions.contains(where: { $0.contains(scalar.value) }) {
      throw FuzzFailure("a hidden character \(scalar.value) in \(line.debugDescription)")
    }
  }

  /// As the runners of CI systems look for them.
  private func checkOrders(_ log: String, _ count: Int) throws {
    let lines = Array(log.utf8).split(separator: 0x0A, omittingEmptySubsequences: false)
    try FuzzFailure.check(lines.count == max(1, count), "\(lines.count) lines in a log of \(count)")
    for line in lines.map({ String(decoding: $0, as: UTF8.self) }) {
      let start = line.trimmingCharacters(in: .whitespacesAndNewlines)
      let isOrder =
        Array(start.utf8).starts(with: "::".utf8) || line.range(of: "##[", options: .literal) != nil
      try FuzzFailure.check(!isOrder, "an order: \(line.debugDescription)")
    }
  }

  private func checkAnnotations(_ outcome: RunOutcome) throws {
    let commands = GitHubReporter(environment: [:]).annotations(outcome).map(\.line)
    let count =
      outcome.open.count + outcome.issues.count + outcome.crashes.count
      + outcome.summary.remarks.count
    try FuzzFailure.check(commands.count == count, "\(commands.count) orders, not \(count)")
    for command in commands {
      try checkLine(command)
      // Two colons end the properties, and stand nowhere in them.
      let parts = command.components(separatedBy: "::")
      // The runner splits properties by units: a mark that begins a value changes nothing.
      let isError = parts.count > 2 && Array(parts[1].utf8).starts(with: "error file=".utf8)
      let isNotice = parts.count > 2 && parts[1] == "notice title=Snapshots"
      let commas = parts.count > 1 ? parts[1].utf8.count { $0 == UInt8(ascii: ",") } : 0
      try FuzzFailure.check(
        parts[0].isEmpty && (isNotice || isError && commas == 2), command.debugDescription)
    }
  }

  private func checkTables(_ hostile: RunOutcome, _ harmless: RunOutcome) throws {
    let tables = [hostile, harmless].map { outcome in
      (
        GitHubReporter(environment: [:]).table(outcome).rendered,
        ReportMarkdown(
          ReportItems(outcome.summary.open, in: package).items, outcome.summary.changes,
          imageBase: "https://example.org/\"><b>"
        ).text(outcome.summary.words).rendered
      )
    }
    try checkTable(tables[0].0, tables[1].0, columns: 5)
    try checkTable(tables[0].1, tables[1].1, columns: 6)
  }

  private func checkTable(_ text: String, _ twin: String, columns: Int) throws {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let count = twin.split(separator: "\n", omittingEmptySubsequences: false).count
    try FuzzFailure.check(lines.count == count, "\(lines.count) lines of Markdown, not \(count)")
    for line in lines.map(String.init) {
      try checkLine(line)
      guard line.hasPrefix("| ") else { continue }
      // As cmark-gfm splits rows: a backslash takes the next character with it, also in a span of code.
      var (bars, isEscaped) = (0, false)
      for byte in line.utf8 {
        if !isEscaped, byte == UInt8(ascii: "|") { bars += 1 }
        isEscaped = !isEscaped && byte == UInt8(ascii: "\\")
      }
      try FuzzFailure.check(bars == columns + 1, "\(bars) bars in \(line.debugDescription)")
    }
    let code =
      /`[^`]*`|<code>[^<]*<\/code>|<img src="[^"<>]*" width="\d+">|<br>|<!-- -->|<!-- snapshot-record -->/
    // Spans of code have no backslashes.
    let bare = text.replacing(#/\\[!-\/:-@\[-`{-~]/#.matchingSemantics(.unicodeScalar), with: " ")
      .replacing(code.matchingSemantics(.unicodeScalar), with: " ")
    for part in ["<", "`", "](", "*", "://", "@octocat", "#12"]
    where bare.range(of: part, options: .literal) != nil {
      throw FuzzFailure("\(part) in Markdown: \(bare.debugDescription)")
    }
  }

  /// Well-formed, and each name is read as it was, except for what XML has no place for.
  private func checkXML(_ outcome: RunOutcome) throws {
    let text = JUnitReporter(path: "").text(outcome).rendered
    guard let document = try? XMLDocument(data: Data(text.utf8)),
      let suite = document.rootElement()?.elements(forName: "testsuite").first
    else { throw FuzzFailure("no XML: \(text.debugDescription)") }
    let cases = suite.elements(forName: "testcase")
    let names = Set(cases.flatMap(Self.names))
    for test in outcome.verdicts.keys {
      try FuzzFailure.check(
        names.contains(Self.read(Self.inXML(test))),
        "\(test.debugDescription) is not in \(text.debugDescription)")
    }
  }

  /// The tests that a case may stand for: one without a suite has its name twice, and so has a test of its suite's
  /// name.
  private static func names(_ element: XMLElement) -> [[Unicode.Scalar]] {
    let suite = element.attribute(forName: "classname")?.stringValue ?? ""
    let name = element.attribute(forName: "name")?.stringValue ?? ""
    return (["\(suite)/\(name)"] + (suite == name ? [name] : [])).map(read)
  }

  /// Foundation takes U+FEFF at the beginning of an attribute for a byte order mark, and drops it.
  private static func read(_ text: String) -> [Unicode.Scalar] {
    text.unicodeScalars.filter { $0 != "\u{FEFF}" }
  }

  /// By the specification's production 2, "Char".
  private static func inXML(_ text: String) -> String {
    text.unicodeScalars.map { scalar in
      switch scalar.value {
      case 0x9, 0xA, 0xD, 0x20...0xD7FF, 0xE000...0xFFFD, 0x10000...0x10FFFF: String(scalar)
      default: "\\u{\(String(scalar.value, radix: 16))}"
      }
    }.joined()
  }

  /// A script of one statement, whose text no parser of HTML ends.
  private func checkScript(_ outcome: RunOutcome) throws {
    let items = ReportItems(outcome.summary.open, in: package).items
    let document = ReportDocument(
      title: outcome.record.failed.first ?? "", run: outcome.summary.words, items: items,
      changes: outcome.summary.changes.all.map { .init($0, accept: nil) }, refused: 0, matched: [])
    let text = String(decoding: try ReportFolder.script(document), as: UTF8.self)
    guard let json = text.wholeMatch(of: /window\.snapshotReport = (.*);\n/)?.1 else {
      throw FuzzFailure("no script of one line: \(text.debugDescription)")
    }
    try checkLine(String(json))
    let found = try? JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any]
    try FuzzFailure.check(
      !json.utf8.contains(UInt8(ascii: "<")) && (found?["items"] as? [Any])?.count == items.count,
      "another report: \(json.debugDescription)")
  }

  private func checkColumns(_ text: String) throws {
    let shown = TerminalText(text)
    for columns in [0, 1, 5, 20] {
      let clipped = TerminalColumns.clipped(shown, columns)
      try checkLine(clipped.rendered)
      try FuzzFailure.check(
        clipped.columns <= columns, "\(clipped.columns) columns, not \(columns)")
      try checkLine(TerminalColumns.ending(of: text, columns).rendered)
    }
    let again = VisibleCharacters.applied(to: shown.rendered)
    try FuzzFailure.check(again == shown.rendered, "shown twice: \(again.debugDescription)")
  }
}
