import DarkroomSnapshotStore
import DarkroomTerminalPictures

/// The heading above a snapshot that shares a change with others.
struct ReviewHeading {
  private var entry: ReviewQueue.Entry?
  private var place: Int?
  private var total = 0
  private var rank = 0

  init() {}

  init(_ queue: ReviewQueue) {
    guard let entry = queue.entry, entry.snapshots.count > 1 else { return }
    self.entry = entry
    place = queue.opened
    total = queue.entries.count
    rank = queue.index + 1
  }

  var isEmpty: Bool { entry == nil }

  /// The heading: `1/3  12 snapshots: UILabel #badge: background #FF3B30 → #FF9500`.
  func lines(_ position: String, _ size: TerminalSize) -> [TerminalText] {
    guard let entry else { return [] }
    let count = Console.plural(entry.snapshots.count, "snapshot")
    let start = "\(rank)/\(total)  \(count): "
    let title = TerminalColumns.clipped(
      TerminalText(entry.change.title), max(0, size.columns - start.count - 1))
    let first: TerminalText =
      "\(Console.styled("\(rank)/\(total)", .dim))  \(Console.styled("\(count): ", .bold))\(title)"
    return [first]
      + [hint(entry)].compactMap(\.self).map {
        TerminalColumns.clipped(TerminalText($0), size.columns - 1)
      }
  }

  private func hint(_ entry: ReviewQueue.Entry) -> String? {
    guard entry.snapshots.count > 1 else { return nil }
    guard let place else {
      return "     a, r and s decide all of them; ⏎ shows them one by one. The first:"
    }
    return "     a, r and s decide this one: \(place + 1)/\(entry.snapshots.count); Esc goes back"
  }
}
