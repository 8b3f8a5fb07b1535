import DarkroomSnapshotStore

/// The values that a decision about several snapshots did not accept, because each must be looked at: new files and
/// edits of source files that come from another machine.
struct UnseenValues {
  /// The largest number of values that are shown; `pending` lists all of them.
  private static let shownValues = 20

  private let snapshots: [PendingSnapshot]

  init(_ snapshots: [PendingSnapshot]) { self.snapshots = snapshots }

  var isEmpty: Bool { snapshots.isEmpty }

  /// A message for a place where the reviewer can look at the values one by one; nil if there are none.
  var words: String? {
    isEmpty ? nil : "\(subject) accepted one by one, after you have looked at them"
  }

  /// Reports and shows the values that were not accepted, so that the next command line can name them.
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
