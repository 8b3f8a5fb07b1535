import ArgumentParser
import DarkroomSnapshotStore

/// What happens after a run: what is accepted, and what becomes of unreferenced files.
///
/// Flags beat the environment, which beats `.snapshots.json`.
struct RunPolicy {
  var update: UpdateMode
  var unreferenced: UnreferencedPolicy
  /// The policy was asked for; then a run that cannot tell is a failure.
  var isExplicit: Bool
  var isCI: Bool
  var replaceForeign: Bool

  init(_ command: TestCommand, _ package: PackageSnapshots) throws {
    let settings = package.settings
    isCI =
      command.ci ?? (settings.ci != false && package.environment.isContinuousIntegration)
    let asked =
      command.forceUpdate
      ? .all : command.update?.mode ?? command.record?.update ?? (command.accept ? .changed : nil)
    let configured = try Self.word(settings.update, UpdateMode.self, "update")
    update = asked ?? (command.check || isCI ? .none : configured ?? .none)
    let policy = try Self.word(settings.unreferenced, UnreferencedPolicy.self, "unreferenced")
    isExplicit = command.unreferenced != nil
    replaceForeign = command.replaceForeign
    let wish = command.unreferenced ?? policy ?? .auto
    if command.unreferenced == nil, policy == .delete {
      throw ValidationError(
        "\"unreferenced\" in \(SnapshotSettings.fileName) cannot be \"delete\": files go by --unreferenced=delete "
          + "or `prune --delete` alone.")
    }
    unreferenced = wish == .auto ? (isCI ? .reject : .warn) : wish
  }

  private static func word<Word: RawRepresentable<String>>(
    _ text: String?, _ type: Word.Type, _ key: String
  ) throws -> Word? {
    guard let text else { return nil }
    guard let word = Word(rawValue: text) else {
      throw ValidationError("\"\(key)\" in \(SnapshotSettings.fileName) cannot be \"\(text)\".")
    }
    return word
  }

  /// Accepts and prunes as the policy says.
  func conclude(_ outcome: inout RunOutcome) throws {
    guard outcome.buildFailure == nil, !outcome.isEmpty else { return }
    if update != .none { outcome.acceptance = accept(outcome) }
    guard unreferenced != .ignore else { return }
    let found = UnreferencedFiles(
      outcome.record, RunContents(outcome.summary.lines), in: outcome.package)
    guard isExplicit || found.refusals.isEmpty else { return }
    outcome.unreferenced = found
    outcome.isRedForUnreferenced =
      isExplicit && !found.refusals.isEmpty || unreferenced == .reject && !found.paths.isEmpty
    guard unreferenced == .delete else { return }
    try UndoJournal.process(outcome.package.results).delete(
      found.paths, by: "test --unreferenced=delete")
    outcome.deleted = found.paths
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
    return Acceptance(
      waiting, in: store, replacingForeign: replaceForeign, by: "test --update")
  }
}
