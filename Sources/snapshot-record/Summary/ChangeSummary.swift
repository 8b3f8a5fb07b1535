import DarkroomSnapshotStore

/// The changes of a run for a terminal: one entry for each decision.
struct ChangeSummary {
  /// The largest number of snapshots that are listed for a change.
  private static let namedSnapshots = 4
  /// The largest number of changes that are listed for one snapshot.
  private static let toldWords = 6

  private let changes: SnapshotChanges
  private let detail: ConsoleSummary.Detail

  init(_ changes: SnapshotChanges, detail: ConsoleSummary.Detail) {
    self.changes = changes
    self.detail = detail
  }

  /// The count in words, such as `3 in 44 snapshots`; nil if each snapshot is a change of its own.
  static func count(_ changes: SnapshotChanges) -> String? {
    let snapshots = Set(changes.all.flatMap(\.lines).map(\.reference)).count
    guard changes.all.count < snapshots else { return nil }
    return "\(changes.all.count) in \(Console.plural(snapshots, "snapshot"))"
  }

  /// - Parameter open: the snapshots that are still pending.
  func lines(open: Set<ContainedPath>) -> [TerminalText] {
    changes.all.flatMap { change -> [TerminalText] in
      var change = change
      change.lines.removeAll { !open.contains($0.reference) }
      return change.lines.isEmpty ? [] : lines(change)
    }
  }

  private func lines(_ change: SnapshotChange) -> [TerminalText] {
    let indentation = String(repeating: " ", count: max(0, width - "\(change.number)".count))
    let number = Console.styled("\(indentation)\(change.number)", .bold)
    guard change.lines.count > 1, let first = change.lines.first else {
      return single(change).enumerated().map {
        $0.offset == 0 ? "\(number)  \($0.element)" : $0.element
      }
    }
    let state = ConsoleSummary.colored(first.state, "\(first.state.rawValue)")
    let head: TerminalText =
      "\(number)  \(state)  \(Console.plural(change.lines.count, "snapshot")): \(change.words[0])"
    let more = change.words.dropFirst().prefix(Self.toldWords - 1)
    let rest = change.words.count - 1 - more.count
    guard detail == .diff else { return [head] }
    let further: [TerminalText] = rest > 0 ? ["\(indent)… and \(rest) more"] : []
    return [head] + more.map { "\(indent)\($0)" } + further
      + names(change).map { Console.styled("\(indent)\($0)", .dim) }
  }

  private var width: Int { "\(changes.all.count)".count }
  private var indent: String { String(repeating: " ", count: width + 11) }

  private func names(_ change: SnapshotChange) -> [String] {
    let named = change.lines.prefix(Self.namedSnapshots).map { line in
      "\(line.title)  (\(line.place))"
    }
    let rest = change.lines.count - named.count
    return named + (rest > 0 ? ["… and \(rest) more"] : [])
  }

  private func single(_ change: SnapshotChange) -> [TerminalText] {
    change.lines.first.map { Self.lines(of: $0, detail: detail) } ?? []
  }

  /// The description of a single snapshot.
  static func lines(of line: ResultLine, detail: ConsoleSummary.Detail) -> [TerminalText] {
    let words = LineText.describe(line, limit: detail == .diff ? toldWords : 0)
    let changes = TextDifference.words(of: line, limit: toldWords).map { "         \($0)" }
    let head = words.prefix(1).map { text -> TerminalText in
      let state = line.state.rawValue
      return
        "\(ConsoleSummary.colored(line.state, "\(state)"))\(text.dropFirst(state.count))"
    }
    guard detail == .diff else { return head }
    return head + (words.dropFirst() + changes).map { TerminalText($0) }
  }
}
