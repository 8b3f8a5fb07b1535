import DarkroomRaster

/// The values that wait to be accepted, and what happens to them.
package struct PendingStore: Sendable {
  package let results: ResultsDirectory
  package let journal: UndoJournal

  /// `journal` keeps what accepting replaces; where it is nil, the process's own does.
  package init(_ results: ResultsDirectory, journal: UndoJournal? = nil) {
    self.results = results
    self.journal = journal ?? .process(results)
  }

  /// What waits, ordered by the tests' files and lines.
  package func all() -> [PendingSnapshot] {
    var last: [ContainedPath: PendingSnapshot] = [:]
    for line in RunHistory(results).lines() {
      guard let path = line.pending, Files.exists(path.path) else { continue }
      last[line.reference] = PendingSnapshot(line: line, path: path)
    }
    return last.values.map { (ResultLine.Order($0.line), $0) }.sorted { $0.0 < $1.0 }.map(\.1)
  }

  /// Lines whose paths leave where they may lie; what they speak of does not wait.
  package func refused() -> [ContainedPathError] { RunHistory(results).contents().refused }

  /// Those that one of `patterns` means, as `SnapshotPatterns` reads them; all of them when there are none.
  package func matching(_ patterns: [String]) -> [PendingSnapshot] {
    SnapshotPatterns.selected(all(), by: patterns, \.line)
  }

  /// Makes the value the reference.
  package func accept(
    _ snapshot: PendingSnapshot, replacingForeign: Bool = false, by command: String = "accept"
  ) throws(StoreError) {
    try accept(
      [snapshot], replacingForeign: replacingForeign, by: command
    ) { _, error throws(StoreError) in
      if let error { throw error }
    }
  }

  /// Makes the values the references.
  ///
  /// What they replace is kept first, all at once, so that `UndoHistory` can take back the whole; `command` is the word
  /// that a person knows the command by. `each` is told of each snapshot in turn, with nil for one that is accepted.
  package func accept(
    _ snapshots: [PendingSnapshot], replacingForeign: Bool = false, by command: String,
    _ each: (PendingSnapshot, StoreError?) throws(StoreError) -> Void
  ) throws(StoreError) {
    var changes: [UndoJournal.Change] = []
    var problems = DraftPictures(snapshots).finish()
    var inline = InlineAcceptance(snapshots, in: results)
    for snapshot in snapshots where problems[snapshot.path] == nil && snapshot.line.edit == nil {
      do throws(StoreError) {
        let bytes = try acceptable(snapshot, replacingForeign: replacingForeign)
        changes.append(
          UndoJournal.Change(
            snapshot.line.reference, after: ContentHash(bytes), pending: snapshot.path))
      } catch {
        problems[snapshot.path] = error
      }
    }
    try journal.keep(changes + inline.changes, by: command)
    inline.write(snapshots)
    for snapshot in snapshots {
      var problem = problems[snapshot.path] ?? inline.problems[snapshot.path]
      if problem == nil { problem = replace(snapshot, replacingForeign: replacingForeign) }
      try each(snapshot, problem)
    }
  }

  private func replace(_ snapshot: PendingSnapshot, replacingForeign: Bool) -> StoreError? {
    do throws(StoreError) {
      if snapshot.line.edit != nil {
        remove(snapshot)
        return nil
      }
      let bytes = try acceptable(snapshot, replacingForeign: replacingForeign)
      try Files.write(bytes, to: snapshot.line.reference.path)
      remove(snapshot)
      return nil
    } catch {
      return error
    }
  }

  /// The value's bytes, where it may become the reference.
  private func acceptable(_ snapshot: PendingSnapshot, replacingForeign: Bool) throws(StoreError)
    -> [UInt8]
  {
    let path = snapshot.path.path
    guard let bytes = try Files.read(path) else {
      throw .pendingUnusable(path: path, reason: "it is gone")
    }
    if let problem = ReferenceInspection(bytes, path: path).problem {
      throw .pendingUnusable(path: path, reason: problem.words)
    }
    let reference = snapshot.line.reference.path
    guard let old = try Files.read(reference) else { return bytes }
    let inspection = ReferenceInspection(old, path: reference)
    if let problem = inspection.problem, !problem.isReplaceable {
      throw .referenceUnusable(path: reference, problem)
    }
    if inspection.isForeign, !replacingForeign { throw .foreignReference(path: reference) }
    return bytes
  }

  /// Drops the values and the pictures of their differences.
  ///
  /// They are kept first, as for accepting.
  package func reject(_ snapshots: [PendingSnapshot], by command: String) throws(StoreError) {
    try journal.keep([], dropping: snapshots, by: command)
    snapshots.forEach(remove)
  }

  /// Drops the value and the picture of its difference, which nobody has to decide about any more.
  package func remove(_ snapshot: PendingSnapshot) {
    Files.remove(snapshot.path.path)
    if let difference = snapshot.line.difference { Files.remove(difference.path) }
  }
}
