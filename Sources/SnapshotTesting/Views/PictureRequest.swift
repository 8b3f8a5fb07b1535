import DarkroomSnapshotStore

/// What an assertion, and the strategies around the one that takes a picture of views, ask of it.
struct PictureRequest {
  /// The strategies' around, the innermost last.
  var masks: [MaskRequest] = []
  /// What the picture is looked through for; nil for nothing.
  var audit: AuditScope?

  /// - Parameter environment: its `SNAPSHOT_AUDIT` counts if no strategy audits.
  init(_ environment: SnapshotEnvironment = .process) {
    audit = (try? environment.audit()).flatMap { $0 }.map { AuditScope(severity: $0) }
  }
}
