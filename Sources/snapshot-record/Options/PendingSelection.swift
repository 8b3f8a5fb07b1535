import ArgumentParser
import DarkroomSnapshotStore

/// The pending values that patterns mean, in every command.
///
/// A pattern that means none is an error: it is probably misspelt.
struct PendingSelection {
  let snapshots: [PendingSnapshot]
  /// Lines that name paths which nobody follows; the reasons are already said.
  let refused: [ContainedPathError]
  /// Snapshots in error, whose values are not pending.
  let inError: [ResultLine]

  /// - Parameters:
  ///   - meansElse: whether a pattern means something else that the command is about.
  ///   - code: that the command ends with where a pattern means nothing.
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
