import DarkroomSnapshotStore

/// What happens after a run: which snapshots are accepted, and how unreferenced files are handled.
struct RunPolicy {
  var update: UpdateMode
  var unreferenced: UnreferencedPolicy
  /// Whether the policy was requested; if so, a run that cannot determine unreferenced files fails.
  var isExplicit: Bool
  var isCI: Bool
  var replaceForeign: Bool

  /// Nothing is accepted or deleted, because `prune` is a separate command.
  static let merge = RunPolicy(
    update: .none, unreferenced: .ignore, isExplicit: false, isCI: false, replaceForeign: false)

  /// Detects renamed snapshots, then accepts and prunes according to the policy.
  func conclude(_ outcome: inout RunOutcome) throws(StoreError) {
    guard outcome.buildFailure == nil, !outcome.isEmpty else { return }
    let found = unreferenced == .ignore ? nil : unused(outcome)
    if let found { note(RenamedSnapshots(outcome.summary, unused: found.paths), &outcome) }
    if update != .none { outcome.acceptance = accept(outcome) }
    guard var found, isExplicit || found.refusals.isEmpty else { return }
    found.leaveOut(outcome.summary.lines.compactMap(\.renamedFrom?.path))
    outcome.unreferenced = found
    outcome.isRedForUnreferenced =
      isExplicit && !found.refusals.isEmpty || unreferenced == .reject && !found.paths.isEmpty
    guard unreferenced == .delete else { return }
    try outcome.package.writer.delete(found.paths, by: "test --unreferenced=delete")
    outcome.deleted = found.paths
  }

  private func unused(_ outcome: RunOutcome) -> UnreferencedFiles {
    UnreferencedFiles(
      outcome.record, RunContents(outcome.summary.lines), in: outcome.package)
  }

  /// Adds the renamed snapshots to the lines of the run, so that a later decision knows them too.
  private func note(_ renamed: RenamedSnapshots, _ outcome: inout RunOutcome) {
    guard !renamed.lines.isEmpty else { return }
    let log = ResultLog(run: outcome.record.run)
    for line in renamed.lines { log.append(line, in: outcome.package.results) }
    outcome.summary = outcome.summary.noting(renamed)
  }

  private func accept(_ outcome: RunOutcome) -> Acceptance {
    let wanted = outcome.summary.lines.filter { line in
      switch update {
      case .missing: line.state == .added
      case .none: false
      case .changed: line.state == .added || line.state == .changed
      case .all: line.pending != nil
      }
    }
    let references = Set(wanted.map(\.reference))
    let store = outcome.package.pending
    let waiting = store.all().filter { references.contains($0.line.reference) }
    return store.accept(waiting, replacingForeign: replaceForeign, by: "test --update")
  }
}
