import ArgumentParser
import DarkroomSnapshotStore

/// The pending values that patterns mean.
///
/// A pattern that means none is an error: it is probably misspelt.
struct PendingSelection {
  let snapshots: [PendingSnapshot]
  /// Lines that name paths which nobody follows; the reasons are already said.
  let refused: [ContainedPathError]

  init(_ store: PendingStore, _ patterns: [String]) throws {
    let all = store.all()
    refused = store.refused()
    for error in refused { Console.warn("refused  \(error)") }
    for pattern in patterns
    where SnapshotPatterns.selected(all, by: [pattern], \.line).isEmpty {
      Console.warn("Nothing that waits matches \"\(pattern)\"; see `snapshot-record pending`.")
      throw ExitCode.failure
    }
    snapshots = SnapshotPatterns.selected(all, by: patterns, \.line)
  }
}
