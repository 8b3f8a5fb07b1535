import ArgumentParser
import DarkroomSnapshotStore

/// The pending values that patterns select, in every command.
///
/// A pattern that matches nothing is an error, because it is probably misspelled.
struct PendingSelection {
  let snapshots: [PendingSnapshot]
  /// Lines with paths that are not followed; the reasons have already been reported.
  let refused: [ContainedPathError]
  /// Snapshots with errors, whose values are not pending.
  let inError: [ResultLine]

  /// - Parameters:
  ///   - meansElse: whether a pattern selects something else that the command handles.
  ///   - code: the exit status of the command if a pattern matches nothing.
  init(
    _ store: PendingStore, _ patterns: [String], or meansElse: (String) -> Bool = { _ in false },
    else code: ExitCode = .failure
  ) throws(ExitCode) {
    let contents = store.contents()
    if let other = contents.otherPackage {
      Console.warn(TerminalText(store.results.words(ofPackage: other)))
      throw .failure
    }
    let all = contents.snapshots
    (refused, inError) = (contents.refused, contents.inError)
    for error in refused { Console.warn("refused  \(error)") }
    for pattern in patterns
    where SnapshotPatterns.selected(all, by: [pattern], \.line).isEmpty && !meansElse(pattern) {
      Console.warn("No pending snapshot matches \"\(pattern)\"; see `snapshot-record pending`.")
      throw code
    }
    snapshots = SnapshotPatterns.selected(all, by: patterns, \.line)
  }
}
