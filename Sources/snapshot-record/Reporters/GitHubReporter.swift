import DarkroomSnapshotStore
import FoundationEssentials

/// Annotations at file and line, and a table in the step's summary.
final class GitHubReporter: Reporter {
  private let environment: [String: String]

  init(environment: [String: String] = ProcessInfo.processInfo.environment) {
    self.environment = environment
  }

  func end(_ outcome: RunOutcome) throws(StoreError) {
    annotations(outcome).forEach(Console.say)
    guard let path = environment["GITHUB_STEP_SUMMARY"], !path.isEmpty else { return }
    let old = try Files.read(path) ?? []
    try Files.write(old + [UInt8](table(outcome).utf8), to: path)
  }

  /// Paths are seen from the repository, which GitHub knows by `GITHUB_WORKSPACE`.
  private func path(_ file: String, _ outcome: RunOutcome) -> String {
    let root = environment["GITHUB_WORKSPACE"] ?? outcome.package.root
    return FilePath.relative(file, to: root) ?? file
  }

  func annotations(_ outcome: RunOutcome) -> [String] {
    let snapshots = outcome.open.map { line in
      annotation(
        path(line.file, outcome), line.line, title: "Snapshot \(line.state.rawValue)",
        LineText.describe(line).joined(separator: "\n"))
    }
    let issues = outcome.issues.map { issue in
      annotation(
        path(issue.file ?? "", outcome), issue.line ?? 1, title: "\(issue.test) failed",
        issue.message)
    }
    let crashes = outcome.crashes.map { crash in
      annotation(
        path(crash.file ?? "", outcome), crash.line ?? 1, title: "\(crash.subject) crashed",
        crash.message)
    }
    let notices = outcome.summary.remarks.map {
      "::notice title=Snapshots::\(Self.data.applied(to: $0))"
    }
    return snapshots + issues + crashes + notices
  }

  private func annotation(_ file: String, _ line: Int, title: String, _ words: String) -> String {
    "::error file=\(Self.property.applied(to: file)),line=\(line),title=\(Self.property.applied(to: title))"
      + "::\(Self.data.applied(to: words))"
  }

  private static let dataEscapes: [Unicode.Scalar: String] = [
    "%": "%25", "\r": "%0D", "\n": "%0A",
  ]
  private static let data = TextEscapes(dataEscapes)
  private static let property = TextEscapes(
    dataEscapes.merging([":": "%3A", ",": "%2C"]) { $1 })
  private static let cell = TextEscapes(["|": "\\|", "\n": " "])

  func table(_ outcome: RunOutcome) -> String {
    var text = "### Snapshots: \(outcome.summary.words)\n\n"
    if let headline = Headline(outcome).text { text += "\(headline)\n\n" }
    for words in outcome.summary.remarks { text += "\(words)\n\n" }
    guard !outcome.open.isEmpty else { return text }
    for words in ReportMarkdown.changes(outcome.summary.changes) { text += "\(words)\n" }
    text += "| state | snapshot | test | what changed | new picture |\n|---|---|---|---|---|\n"
    for line in outcome.open {
      let words = (line.words ?? []).prefix(3) + [line.numbers?.words].compactMap { $0 }
      let cells = [
        line.state.rawValue, "`\(line.shortReference)`", "`\(line.place)`",
        words.joined(separator: "<br>"), line.pending.map { "`\(path($0.path, outcome))`" } ?? "",
      ]
      text += "| \(cells.map(Self.cell.applied).joined(separator: " | ")) |\n"
    }
    return text + "\nThe pictures are in the job's artifacts when it uploads `.snapshot-results`.\n"
  }
}
