import DarkroomSnapshotStore

/// What a picture is looked through for, and what becomes of what is found.
struct AuditScope: Sendable {
  var audit = _SnapshotAudit.all
  var severity = AuditSeverity.fail
}
