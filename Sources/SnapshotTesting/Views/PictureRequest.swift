import DarkroomSnapshotStore

/// The requirements for a picture of views, from the assertion and from the strategies around the one that takes it.
struct PictureRequest {
  /// The masks of the strategies around it, the innermost last.
  var masks: [MaskRequest] = []
  /// The audit of the picture; nil for none.
  var audit: AuditScope?

  /// - Parameter environment: Its `SNAPSHOT_AUDIT` applies if no strategy audits.
  init(_ environment: SnapshotEnvironment = .process) {
    audit = (try? environment.audit()).flatMap { $0 }.map { AuditScope(severity: $0) }
  }
}
