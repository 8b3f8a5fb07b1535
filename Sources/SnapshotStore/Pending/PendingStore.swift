import DarkroomPNG

/// The pending values, and the operations on them.
package struct PendingStore: Sendable {
  package let results: ResultsDirectory
  package let writer: ReferenceWriter

  /// `journal` keeps what accepting replaces; if it is nil, the process's own journal does.
  package init(_ results: ResultsDirectory, journal: UndoJournal? = nil) {
    self.results = results
    writer = ReferenceWriter(results, journal: journal)
  }

  /// The pending values, ordered by the tests' files and lines.
  package func all() -> [PendingSnapshot] { contents().snapshots }

  /// The pending values with everything that a decision needs; the lines are read once.
  package func contents() -> PendingContents {
    let history = RunHistory(results)
    let contents = history.contents()
    return PendingContents(
      contents, isOwn: history.isOwn, otherPackage: history.otherPackage(contents))
  }

  /// Replaces references with those values that may become references; `command` is the command as a person types it.
  package func accept(
    _ snapshots: [PendingSnapshot], replacingForeign: Bool = false, by command: String
  ) -> Acceptance {
    accept(snapshots, waitAgain: true, by: command) { snapshot throws(StoreError) in
      try acceptable(snapshot, replacingForeign: replacingForeign)
    }
  }

  /// Replaces references with values that show exactly the same pictures but have different metadata.
  ///
  /// Values with different pictures stop being pending, and none of the values is after this is undone; values that
  /// could not be written stay pending.
  package func restamp(_ snapshots: [PendingSnapshot], by command: String) -> Acceptance {
    accept(snapshots, waitAgain: false, by: command) { snapshot throws(StoreError) in
      try restamped(snapshot)
    }
  }

  /// - Parameter value: returns the bytes of a value, if it may become the reference.
  private func accept(
    _ snapshots: [PendingSnapshot], waitAgain: Bool, by command: String,
    _ value: (PendingSnapshot) throws(StoreError) -> [UInt8]
  ) -> Acceptance {
    var problems: [ContainedPath: StoreError] = [:]
    do throws(StoreError) {
      try results.prepare()
    } catch {
      for snapshot in snapshots { problems[snapshot.path] = error }
    }
    for snapshot in snapshots {
      if let reason = snapshot.line.error {
        problems[snapshot.path] = .valueInError(path: snapshot.line.reference.path, reason: reason)
      }
    }
    let waiting = snapshots.filter { problems[$0.path] == nil }
    problems.merge(DraftPictures(waiting).finish()) { $1 }
    let inline = InlineAcceptance(waiting, in: results)
    problems.merge(inline.problems) { $1 }
    var changes = inline.changes
    for snapshot in snapshots where problems[snapshot.path] == nil && snapshot.line.edit == nil {
      do throws(StoreError) {
        changes.append(
          ReferenceChange(
            snapshot.line.reference, waitingAt: snapshot.path, try value(snapshot),
            waitsAgain: waitAgain))
      } catch {
        problems[snapshot.path] = error
      }
    }
    let unwritten = withExtendedLifetime(inline) { write(changes, by: command) }
    removeOldNames(
      of: snapshots.filter { problems[$0.path] == nil }, without: unwritten, by: command)
    var result = Acceptance()
    for snapshot in snapshots {
      let place = snapshot.line.edit?.source ?? snapshot.line.reference
      let problem = problems[snapshot.path] ?? unwritten[place]
      if problem == nil { ReferenceWriter.drop(snapshot) }
      result.add(snapshot, refusedFor: problem)
    }
    return result
  }

  /// Removes the old references of renamed snapshots.
  ///
  /// A reference stays if its content has changed, or if only another machine says that no test uses it.
  private func removeOldNames(
    of snapshots: [PendingSnapshot], without unwritten: [ContainedPath: StoreError],
    by command: String
  ) {
    let moved = snapshots.filter { snapshot in
      guard let old = snapshot.line.renamedFrom, snapshot.isOwn,
        unwritten[snapshot.line.reference] == nil,
        let content = SnapshotContent(at: old.path)
      else { return false }
      return old != snapshot.line.reference
        && content == SnapshotContent(at: snapshot.line.reference.path)
    }
    let deletions = moved.compactMap {
      $0.line.renamedFrom.map { ReferenceChange.deletion(of: $0.path) }
    }
    // An old reference that cannot be removed stays unreferenced, as before.
    if !deletions.isEmpty { _ = write(deletions, by: command) }
  }

  /// - Returns: the reason for everything that could not be written; if the old files could not be kept, that is
  ///   everything.
  private func write(
    _ changes: [ReferenceChange], by command: String
  ) -> [ContainedPath: StoreError] {
    do throws(StoreError) {
      return try writer.apply(changes, by: command)
    } catch {
      return Dictionary(changes.map { ($0.reference, error) }) { $1 }
    }
  }

  private func acceptable(_ snapshot: PendingSnapshot, replacingForeign: Bool) throws(StoreError)
    -> [UInt8]
  {
    let path = snapshot.path.path
    let bytes = try waiting(snapshot)
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

  private func restamped(_ snapshot: PendingSnapshot) throws(StoreError) -> [UInt8] {
    let bytes = try waiting(snapshot)
    let old = try Files.read(snapshot.line.reference.path)
    guard let old, let before = try? PNGDecoder.decode(old).pixmap,
      let after = try? PNGDecoder.decode(bytes).pixmap, before == after
    else {
      ReferenceWriter.drop(snapshot)
      throw .pendingUnusable(path: snapshot.path.path, reason: "it shows another picture")
    }
    return bytes
  }

  private func waiting(_ snapshot: PendingSnapshot) throws(StoreError) -> [UInt8] {
    let path = snapshot.path.path
    guard let bytes = try Files.read(path) else {
      throw .pendingUnusable(path: path, reason: "it is gone")
    }
    return bytes
  }

  /// Removes the values and the pictures of their differences; this can be undone.
  package func reject(_ snapshots: [PendingSnapshot], by command: String) throws(StoreError) {
    try writer.apply([], dropping: snapshots, by: command)
  }
}
