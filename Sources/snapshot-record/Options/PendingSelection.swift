import ArgumentParser
import DarkroomSnapshotStore

/// The pending values that patterns mean.
///
/// A pattern that means none is an error: it is probably misspelt.
struct PendingSelection {
  let snapshots: [PendingSnapshot]

  init(_ store: PendingStore, _ patterns: [String]) throws {
    let all = store.all()
    for pattern in patterns where !all.contains(where: { $0.matches(pattern) }) {
      Console.warn("Nothing that waits matches \"\(pattern)\"; see `snapshot-record pending`.")
      throw ExitCode.failure
    }
    snapshots =
      patterns.isEmpty
      ? all : all.filter { snapshot in patterns.contains(where: snapshot.matches) }
  }
}
