import DarkroomSnapshotStore
import DarkroomTerminalPictures

/// What stands above a snapshot that shows a change with others, or several changes.
struct ReviewHeading {
  /// How many changes of one snapshot are named.
  private static let namedOthers = 2

  private var entry: ReviewQueue.Entry?
  private var place: Int?
  private var total = 0
  private var others: [SnapshotChange] = []
  private var rank = 0

  init() {}

  init(_ queue: ReviewQueue) {
    guard let entry = queue.entry, entry.snapshots.count > 1 || !queue.others.isEmpty else {
      return
    }
    self.entry = entry
    place = queue.opened
    total = queue.entries.count
    rank = queue.index + 1
    others = queue.others
  }

  var isEmpty: Bool { entry == nil }

  /// `1/3  12 snapshots: UILabel #badge: background #FF3B30 → #FF9500`.
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
      + others.prefix(Self.namedOthers).map {
        Console.styled(
          TerminalColumns.clipped("     also shows: \($0.title)", size.columns - 1),
          .yellow)
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
