/// What becomes of a fault that an audit finds.
package enum AuditSeverity: String, Sendable {
  /// It is said on standard error.
  case warn
  /// The assertion fails.
  case fail
}
