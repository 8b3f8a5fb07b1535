import ArgumentParser
import DarkroomSnapshotStore

/// The changes of the last run that a command line selects by number.
struct ChangeSelection {
  private let chosen: [SnapshotChange]

  /// Returns nil if no number is given; an unknown number is an error that lists the valid ones.
  init?(_ numbers: [Int], in package: PackageSnapshots) throws(ExitCode) {
    guard !numbers.isEmpty else { return nil }
    let run = package.lastRun
    let changes = run.map { package.summary(of: $0).changes } ?? SnapshotChanges([])
    if let unknown = numbers.first(where: { changes[$0] == nil }) {
      Console.warn(
        "The last run has no change \(unknown)\(changes.all.isEmpty ? "." : "; it has:")")
      Self.list(changes).forEach { Console.warn(TerminalText($0)) }
      throw ExitCode.failure
    }
    chosen = numbers.compactMap { changes[$0] }
  }

  private static func list(_ changes: SnapshotChanges) -> [String] {
    let shown = changes.all.prefix(20).map { change in
      "  \(change.number)  \(change.title)  (\(Console.plural(change.lines.count, "snapshot")))"
    }
    let rest = changes.all.count - shown.count
    return shown + (rest > 0 ? ["  and \(rest) more"] : [])
  }

  /// The snapshots in `waiting` that show one of the changes.
  func members(of waiting: [PendingSnapshot]) -> [PendingSnapshot] {
    let references = Set(chosen.flatMap(\.lines).map(\.reference))
    return waiting.filter { references.contains($0.line.reference) }
  }
}
