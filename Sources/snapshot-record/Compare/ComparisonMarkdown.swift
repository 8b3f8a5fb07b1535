import DarkroomSnapshotStore

/// The result of `compare` as Markdown, for a comment or the summary of a job.
struct ComparisonMarkdown {
  private static let rows = 50
  /// GitHub limits a comment to 65,536 characters.
  private static let limit = 60_000

  let comparison: SimulatorComparison
  /// The address of the report's folder without a trailing slash; nil for text without pictures.
  let imageBase: String?

  var text: MarkdownText {
    var text: MarkdownText = "<!-- snapshot-record compare -->\n### \(comparison.words)\n\n"
    if let words = comparison.unpairedWords { text += "Not paired: \(words).\n\n" }
    guard !comparison.causes.isEmpty else { return text }
    text += "| | what differs | snapshots |\n|---|---|---|\n"
    for cause in comparison.causes.prefix(Self.rows) { text += row(cause) }
    let rest = comparison.causes.count - Self.rows
    if rest > 0 { text += "\n… and \(rest) more.\n" }
    return text + table
  }

  private func row(_ cause: ComparisonCause) -> MarkdownText {
    let first = cause.snapshots.prefix(3).map { MarkdownText(code: $0) }.joined(separator: "<br>")
    let rest = cause.snapshots.count - 3
    let more: MarkdownText = rest > 0 ? "<br>and \(rest) more" : ""
    let kind: MarkdownText =
      cause.kind.isExpected ? "\(cause.kind.words)" : "**\(cause.kind.words)**"
    return "| \(kind) | \(cause.words) | \(first)\(more) |\n"
  }

  /// The snapshots that differ in more than their letters.
  private var table: MarkdownText {
    let shown = comparison.snapshots.filter { $0.state != .equal && $0.state != .letters }
    guard !shown.isEmpty else { return "" }
    let pictures: [MarkdownText] = imageBase == nil ? [] : ["iOS", "here", "difference"]
    let heads: [MarkdownText] = ["snapshot", "what differs"] + pictures
    var text: MarkdownText =
      "\n| \(heads.joined(separator: " | ")) |\n|\(heads.map { _ -> MarkdownText in "---|" }.joined())\n"
    var count = 0
    for snapshot in shown.prefix(Self.rows) {
      let line = row(snapshot)
      guard text.rendered.utf8.count + line.rendered.utf8.count < Self.limit / 2 else { break }
      text += line
      count += 1
    }
    let rest = shown.count - count
    return rest > 0 ? "\(text)\n… and \(rest) more.\n" : text
  }

  private func row(_ snapshot: ComparedSnapshot) -> MarkdownText {
    let words = snapshot.findings.filter { !$0.kind.isExpected }.map(\.words).counted
    let more = words.count > 4 ? ["…"] : []
    let said = (words.prefix(4) + more).map { MarkdownText($0) }.joined(separator: "<br>")
    var cells: [MarkdownText] = ["\(code: snapshot.name)", said]
    if let imageBase {
      let id = ComparisonReport.id(of: snapshot.name)
      cells += ["reference", "new", "difference"].map { part in
        "<img src=\"\(MarkdownText(address: "\(imageBase)/images/\(id)-\(part).png"))\" width=\"240\">"
      }
    }
    return "| \(cells.joined(separator: " | ")) |\n"
  }
}

extension MarkdownText {
  static func + (left: MarkdownText, right: MarkdownText) -> MarkdownText {
    var text = left
    text += right
    return text
  }
}
