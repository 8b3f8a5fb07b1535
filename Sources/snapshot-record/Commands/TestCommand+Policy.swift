import ArgumentParser
import DarkroomSnapshotStore

extension RunPolicy {
  /// Flags override the environment, which overrides `.snapshots.json`.
  init(_ command: TestCommand, _ package: PackageSnapshots) throws(ValidationError) {
    let settings = package.settings
    let isCI =
      command.ci ?? (settings.ci != false && package.environment.isContinuousIntegration)
    let asked =
      command.forceUpdate ? .all : command.update ?? (command.updatesChanged ? .changed : nil)
    let configured = try Self.word(settings.update, UpdateMode.self, "update")
    let policy = try Self.word(settings.unreferenced, UnreferencedPolicy.self, "unreferenced")
    let wish = command.unreferenced ?? policy ?? .auto
    if command.unreferenced == nil, policy == .delete {
      throw ValidationError(
        "\"unreferenced\" in \(SnapshotSettings.fileName) cannot be \"delete\": use --unreferenced=delete "
          + "or `prune --delete` instead.")
    }
    self.init(
      update: asked ?? (command.check || isCI ? .none : configured ?? .none),
      unreferenced: wish == .auto ? (isCI ? .reject : .warn) : wish,
      isExplicit: command.unreferenced != nil, isCI: isCI, replaceForeign: command.replaceForeign)
  }

  private static func word<Word: RawRepresentable<String>>(
    _ text: String?, _ type: Word.Type, _ key: String
  ) throws(ValidationError) -> Word? {
    guard let text else { return nil }
    guard let word = Word(rawValue: text) else {
      throw ValidationError("\"\(key)\" in \(SnapshotSettings.fileName) cannot be \"\(text)\".")
    }
    return word
  }
}
