import DarkroomSnapshotStore

/// The changes as Markdown, for a comment on a pull request.
struct ReportMarkdown {
  private let items: [ReportItem]
  private let changes: SnapshotChanges
  /// The address of the report's folder, without a trailing slash.
  private let imageBase: String?

  /// GitHub limits a comment to 65,536 characters.
  private static let limit = 60_000
  private static let rows = 50

  /// - Parameter imageBase: the address of the report's folder; nil for text without pictures.
  init(_ items: [ReportItem], _ changes: SnapshotChanges, imageBase: String?) {
    self.items = items
    self.changes = changes
    self.imageBase = imageBase.map { base in
      base.hasSuffix("/") ? String(base.dropLast()) : base
    }
  }

  /// - Parameter words: the summary of the run, such as `12 matched, 1 changed`.
  func text(_ words: String) -> MarkdownText {
    // A script finds its own comment by the first line.
    var text: MarkdownText = "<!-- snapshot-record -->\n### Snapshots: \(words)\n"
    guard !items.isEmpty else { return "\(text)\nNo snapshot is pending." }
    for words in Self.changes(changes) { text += "\n\(words)" }
    let pictures: [MarkdownText] = imageBase == nil ? [] : ["reference", "new", "difference"]
    let heads: [MarkdownText] = ["state", "snapshot", "what changed"] + pictures
    text +=
      "\n| \(heads.joined(separator: " | ")) |\n|\(heads.map { _ -> MarkdownText in "---|" }.joined())\n"
    var shown = 0
    for item in items.prefix(Self.rows) {
      let row: MarkdownText = "| \(cells(item).joined(separator: " | ")) |\n"
      guard text.rendered.utf8.count + row.rendered.utf8.count < Self.limit else { break }
      text += row
      shown += 1
    }
    let rest = items.count - shown
    if rest > 0 { text += "\n… and \(rest) more.\n" }
    return "\(text)\nAccept them with `snapshot-record accept`."
  }

  /// A list of the changes, if several snapshots show the same change.
  static func changes(_ changes: SnapshotChanges) -> [MarkdownText] {
    guard let count = ChangeSummary.count(changes) else { return [] }
    let list = changes.all.prefix(rows).map { change -> MarkdownText in
      "\(change.number). \(Console.plural(change.lines.count, "snapshot")): \(code: change.title)"
    }
    let rest = changes.all.count - list.count
    let more: [MarkdownText] = rest > 0 ? ["", "and \(rest) more"] : []
    return ["Changes: \(count)", ""] + list + more + [""]
  }

  private func cells(_ item: ReportItem) -> [MarkdownText] {
    let said = item.words ?? Self.changes(item) ?? [item.summary]
    let words = said.prefix(4)
    let more = said.count > 4 ? ["…"] : []
    let numbers = [item.numbers?.words].compactMap(\.self)
    let place: MarkdownText = "\(code: item.title)<br>\(code: "\(item.file):\(item.line)")"
    var cells: [MarkdownText] = [
      "\(item.state.rawValue)", place,
      (words + more + numbers).map { MarkdownText($0) }.joined(separator: "<br>"),
    ]
    if let imageBase {
      cells += [item.reference, item.actual, item.difference].map { picture in
        picture.map { picture -> MarkdownText in
          let source = MarkdownText(address: "\(imageBase)/\(picture.src)")
          return "<img src=\"\(source)\" width=\"\(min(240, picture.w))\">"
        } ?? ""
      }
    }
    return cells
  }

  /// The removed and added lines of a text; nil if there was no text before.
  private static func changes(_ item: ReportItem) -> [String]? {
    guard item.state == .changed, let lines = item.lines else { return nil }
    return lines.filter { $0.k == "+" || $0.k == "-" }.map { "\($0.k ?? "") \($0.t ?? "")" }
  }
}
