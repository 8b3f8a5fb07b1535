import DarkroomSnapshotStore
public import DarkroomUIKit

extension Snapshotting where Format == UIImage {
  /// The same picture, whose views are looked through for faults: a failure lists them, beside what differs.
  ///
  /// For views and controllers; other pictures have no views.
  ///
  /// - Parameters:
  ///   - audit: what to look for.
  ///   - warnsOnly: what is found is said on standard error, and is no failure.
  @_disfavoredOverload
  public func auditing(
    _ audit: _SnapshotAudit = .all, warnsOnly: Bool = false
  ) -> Snapshotting {
    audited(AuditScope(audit: audit, severity: warnsOnly ? .warn : .fail))
  }

  private func audited(_ scope: AuditScope) -> Snapshotting {
    var result = self
    let inner = snapshot
    result.snapshot = { value in
      Async { callback in
        AuditScope.$current.withValue(scope) { inner(value).run(callback) }
      }
    }
    return result
  }
}
