/// How an audit reports the faults that it finds.
package enum AuditSeverity: String, Sendable {
  /// The fault is printed to standard error.
  case warn
  /// The assertion fails.
  case fail
}
