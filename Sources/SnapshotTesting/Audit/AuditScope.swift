import DarkroomSnapshotStore

/// The audits that a picture undergoes, and the severity of their findings.
struct AuditScope: Sendable {
  var audit = _SnapshotAudit.all
  var severity = AuditSeverity.fail
}
