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
    for pattern in patterns where !all.contains(where: { $0.line.matches(pattern) }) {
      Console.warn("Nothing that waits matches \"\(pattern)\"; see `snapshot-record pending`.")
      throw ExitCode.failure
    }
    snapshots =
      patterns.isEmpty
      ? all : all.filter { snapshot in patterns.contains(where: snapshot.line.matches) }
  }
}
