import DarkroomSnapshotStore

/// What changed, as Markdown for a comment on a pull request.
struct ReportMarkdown {
  private let items: [ReportItem]
  private let changes: SnapshotChanges
  /// Without a slash at its end.
  private let imageBase: String?

  /// GitHub takes 65,536 characters in a comment.
  private static let limit = 60_000
  private static let rows = 50

  /// - Parameter imageBase: the address of the report's folder; nil for words alone.
  init(_ items: [ReportItem], _ changes: SnapshotChanges, imageBase: String?) {
    self.items = items
    self.changes = changes
    self.imageBase = imageBase.map { base in
      base.hasSuffix("/") ? String(base.dropLast()) : base
    }
  }

  /// - Parameter words: of the run: `12 matched, 1 changed`.
  func text(_ words: String) -> String {
    // A script finds its own comment by the first line.
    var text = "<!-- snapshot-record -->\n### Snapshots: \(Self.cell(words))\n"
    guard !items.isEmpty else { return text + "\nNothing waits." }
    for words in Self.changes(changes) { text += "\n\(words)" }
    let pictures = imageBase == nil ? [] : ["reference", "new", "difference"]
    let heads = ["state", "snapshot", "what changed"] + pictures
    text +=
      "\n| \(heads.joined(separator: " | ")) |\n|\(String(repeating: "---|", count: heads.count))\n"
    var shown = 0
    for item in items.prefix(Self.rows) {
      let row = "| \(cells(item).joined(separator: " | ")) |\n"
      guard text.utf8.count + row.utf8.count < Self.limit else { break }
      text += row
      shown += 1
    }
    let rest = items.count - shown
    if rest > 0 { text += "\n… and \(rest) more.\n" }
    return text + "\nTake them with `snapshot-record accept`."
  }

  /// A list of what changed, where several snapshots show one change.
  static func changes(_ changes: SnapshotChanges) -> [String] {
    guard let count = ChangeSummary.count(changes) else { return [] }
    let list = changes.all.prefix(rows).map { change in
      "\(change.number). \(Console.plural(change.lines.count, "snapshot")): \(code(change.title))"
    }
    let rest = changes.all.count - list.count
    return ["Changes: \(count)", ""] + list + (rest > 0 ? ["", "and \(rest) more"] : []) + [""]
  }

  private func cells(_ item: ReportItem) -> [String] {
    let said = item.words ?? Self.changes(item) ?? [item.summary]
    let words = said.prefix(4)
    let more = said.count > 4 ? ["…"] : []
    let numbers = [item.numbers?.words].compactMap(\.self)
    let place = "\(Self.code(item.name))<br>\(Self.code("\(item.file):\(item.line)"))"
    var cells = [
      item.state.rawValue, place, (words + more + numbers).map(Self.cell).joined(separator: "<br>"),
    ]
    if let imageBase {
      cells += [item.reference, item.actual, item.difference].map { picture in
        picture.map { "<img src=\"\(imageBase)/\($0.src)\" width=\"\(min(240, $0.w))\">" } ?? ""
      }
    }
    return cells
  }

  /// Of a text: its lines that went and that came; nil where there was none before.
  private static func changes(_ item: ReportItem) -> [String]? {
    guard item.state == .changed, let lines = item.lines else { return nil }
    return lines.filter { $0.k == "+" || $0.k == "-" }.map { "\($0.k ?? "") \($0.t ?? "")" }
  }

  private static func code(_ text: String) -> String {
    "`\(text.map { $0 == "|" ? "\\|" : $0 == "`" ? "'" : String($0) }.joined())`"
  }

  /// Text of tests is no markup: a label may hold any character.
  static func cell(_ text: String) -> String {
    text.map { character in
      switch character {
      case "&": "&amp;"
      case "<": "&lt;"
      case ">": "&gt;"
      case "\n", "\r\n": " "
      case "|", "\\", "`", "*", "_", "[", "]", "~", "#", "@": "\\\(character)"
      default: String(character)
      }
    }.joined()
  }
}
