extension SnapshotEnvironment {
  /// Every variable that affects what is drawn, compared or recorded, or where it is stored.
  package static let decisiveNames = [
    "CI", "DARKROOM_KERNELS", "DARKROOM_THREADS", "SNAPSHOT_AUDIT", "SNAPSHOT_COMPATIBILITY",
    "SNAPSHOT_DESCRIPTIONS", "SNAPSHOT_DIFF_TOOL", "SNAPSHOT_FONT_DIR", "SNAPSHOT_FORCE_PASS",
    "SNAPSHOT_MATRIX", "SNAPSHOT_MAX_DIFF_PIXELS", "SNAPSHOT_MAX_DIFF_PIXEL_RATIO",
    "SNAPSHOT_PENDING_DIR", "SNAPSHOT_RECORD_FORCE", "SNAPSHOT_REFERENCE_DIR", "SNAPSHOT_RESTAMP",
    "SNAPSHOT_RESULTS_DIR", "SNAPSHOT_RUN_ID", "SNAPSHOT_SAMPLE", "SNAPSHOT_SCALE",
    "SNAPSHOT_SCREEN_SIZE", "SNAPSHOT_TESTING_RECORD", "SNAPSHOT_THRESHOLD", "SNAPSHOT_VERIFY",
  ]

  /// The variables that code of the process has changed; empty for values that do not come from a process.
  package var changes: [ChangedVariable] {
    guard let now else { return [] }
    return Self.decisiveNames.compactMap { name in
      let (old, new) = (values[name], now(name))
      return old == new ? nil : ChangedVariable(name: name, old: old, new: new)
    }
  }

  /// The failure message if a test has changed variables that affect it; nil if nothing has changed.
  package var changeWords: String? {
    let changes = changes
    guard !changes.isEmpty else { return nil }
    let replacements = changes.compactMap { change in
      change.replacement.map { "Instead of \(change.name), use \($0)." }
    }
    return
      (changes.map { "\($0)." } + [
        "",
        "Only the environment at the start of the process counts, so nothing was compared or recorded. "
          + "Set variables before the tests start.",
      ] + replacements).joined(separator: "\n")
  }
}
