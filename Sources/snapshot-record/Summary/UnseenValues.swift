import DarkroomSnapshotStore

/// What a decision about several snapshots has left, because somebody has to look at each: new files, and edits of
/// sources, that another machine sent.
struct UnseenValues {
  /// How many values are shown; more are for `pending`.
  private static let shownValues = 20

  private let snapshots: [PendingSnapshot]

  init(_ snapshots: [PendingSnapshot]) { self.snapshots = snapshots }

  var isEmpty: Bool { snapshots.isEmpty }

  /// In a line, where the reviewer can look at them one by one; nil if nothing was left.
  var words: String? {
    isEmpty ? nil : "\(subject) accepted one by one, after you have looked at them"
  }

  /// Says what was left, and shows it, so that the next command line can name it.
  func warn() {
    guard !isEmpty else { return }
    Console.warn(
      TerminalText("\(subject) accepted by name, or with --new, after you have looked at them:"))
    for snapshot in snapshots.prefix(Self.shownValues) {
      ForeignValue(snapshot)?.lines.forEach(Console.warn)
    }
    let rest = snapshots.count - min(snapshots.count, Self.shownValues)
    if rest > 0 { Console.warn("and \(rest) more; `snapshot-record pending` shows all") }
  }

  private var subject: String {
    "\(Console.plural(snapshots.count, "snapshot")) left: new files and edits of sources that came with `merge` or "
      + "`import` are"
  }
}
