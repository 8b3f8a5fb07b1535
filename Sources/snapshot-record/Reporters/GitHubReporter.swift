import DarkroomSnapshotStore
import FoundationEssentials

/// Writes annotations for files and lines, and a table into the summary of the step.
final class GitHubReporter: Reporter {
  private let environment: [String: String]

  init(environment: [String: String] = ProcessInfo.processInfo.environment) {
    self.environment = environment
  }

  func end(_ outcome: RunOutcome) throws(StoreError) {
    annotations(outcome).forEach(Console.give)
    guard let path = environment["GITHUB_STEP_SUMMARY"], !path.isEmpty else { return }
    let old = try Files.read(path) ?? []
    try Files.write(old + [UInt8](table(outcome).rendered.utf8), to: path)
  }

  /// Paths are relative to the repository, whose path is in `GITHUB_WORKSPACE`.
  private func path(_ file: String, _ outcome: RunOutcome) -> String {
    let root = environment["GITHUB_WORKSPACE"] ?? outcome.package.root
    return FilePath.relative(file, to: root) ?? file
  }

  func annotations(_ outcome: RunOutcome) -> [WorkflowCommand] {
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
      WorkflowCommand("notice", ["title": "Snapshots"], $0)
    }
    let conflicts = outcome.conflicts.map { conflict in
      WorkflowCommand("warning", ["title": "Constraints of \(conflict.subject)"], conflict.text)
    }
    return snapshots + issues + crashes + notices + conflicts
  }

  private func annotation(
    _ file: String, _ line: Int, title: String, _ words: String
  ) -> WorkflowCommand {
    WorkflowCommand("error", ["file": file, "line": "\(line)", "title": title], words)
  }

  func table(_ outcome: RunOutcome) -> MarkdownText {
    var text: MarkdownText = "### Snapshots: \(outcome.summary.words)\n\n"
    if let headline = Headline(outcome).text { text += "\(headline)\n\n" }
    for words in outcome.summary.remarks { text += "\(words)\n\n" }
    guard !outcome.open.isEmpty else { return text }
    for words in ReportMarkdown.changes(outcome.summary.changes) { text += "\(words)\n" }
    text += "| state | snapshot | test | what changed | new picture |\n|---|---|---|---|---|\n"
    for line in outcome.open { text += row(line, outcome) }
    text += "\nThe pictures are in the job's artifacts when it uploads `.snapshot-results`.\n"
    return text
  }

  private func row(_ line: ResultLine, _ outcome: RunOutcome) -> MarkdownText {
    let words = line.words ?? TextDifference.words(of: line, limit: 4)
    let said = (words.prefix(4) + (words.count > 4 ? ["…"] : [])).map { MarkdownText($0) }
    let numbers = [line.numbers?.words].compactMap(\.self).map { MarkdownText($0) }
    let picture = line.pending.map { MarkdownText(code: path($0.path, outcome)) } ?? ""
    return """
      | \(line.state.rawValue) | \(code: line.title) | \(code: line.place) \
      | \((said + numbers).joined(separator: "<br>")) | \(picture) |

      """
  }
}
