import DarkroomSnapshotStore
import Foundation

/// Annotations at file and line, and a table in the step's summary.
final class GitHubReporter: Reporter {
  private let environment: [String: String]

  init(environment: [String: String] = ProcessInfo.processInfo.environment) {
    self.environment = environment
  }

  func end(_ outcome: RunOutcome) throws {
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
    let notices = outcome.summary.remarks.map { "::notice title=Snapshots::\(Self.data($0))" }
    return snapshots + issues + crashes + notices
  }

  private func annotation(_ file: String, _ line: Int, title: String, _ words: String) -> String {
    "::error file=\(Self.property(file)),line=\(line),title=\(Self.property(title))"
      + "::\(Self.data(words))"
  }

  private static func data(_ text: String) -> String {
    text.replacingOccurrences(of: "%", with: "%25").replacingOccurrences(of: "\r", with: "%0D")
      .replacingOccurrences(of: "\n", with: "%0A")
  }

  private static func property(_ text: String) -> String {
    data(text).replacingOccurrences(of: ":", with: "%3A").replacingOccurrences(of: ",", with: "%2C")
  }

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
      text += "| \(cells.map(Self.cell).joined(separator: " | ")) |\n"
    }
    return text + "\nThe pictures are in the job's artifacts when it uploads `.snapshot-results`.\n"
  }

  private static func cell(_ text: String) -> String {
    text.replacingOccurrences(of: "|", with: "\\|").replacingOccurrences(of: "\n", with: " ")
  }
}
