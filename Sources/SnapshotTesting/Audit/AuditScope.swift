import DarkroomSnapshotStore

/// What the pictures of an assertion are looked through for, and what becomes of what is found.
struct AuditScope: Sendable {
  /// The strategy's; nil where it asks for none.
  @TaskLocal static var current: AuditScope?

  var audit = _SnapshotAudit.all
  var severity = AuditSeverity.fail

  /// The strategy's, or else that of `SNAPSHOT_AUDIT`.
  static func inForce(_ environment: SnapshotEnvironment = .process) -> AuditScope? {
    if let current { return current }
    return (try? environment.audit()).flatMap { $0 }.map { AuditScope(severity: $0) }
  }
}
