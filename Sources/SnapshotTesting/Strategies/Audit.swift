import DarkroomSnapshotStore
public import DarkroomUIKit

extension Snapshotting where Format == UIImage {
  /// The same picture, whose views are looked through for faults: a failure lists them, beside what differs.
  ///
  /// For views and controllers; other pictures have no views.
  ///
  /// - Parameters:
  ///   - audit: what to look for.
  ///   - warnsOnly: whether faults are only reported on standard error, without a failure.
  @_disfavoredOverload
  public func auditing(
    _ audit: _SnapshotAudit = .all, warnsOnly: Bool = false
  ) -> Snapshotting {
    audited(AuditScope(audit: audit, severity: warnsOnly ? .warn : .fail))
  }

  private func audited(_ scope: AuditScope) -> Snapshotting {
    var result = self
    result.take = { value, asked in
      var asked = asked
      asked.audit = scope
      return Async { [asked] callback in
        take(value, asked).run { callback($0.flatMap(Self.audited)) }
      }
    }
    return result
  }

  /// A picture of views that was not looked through proves nothing.
  private static func audited(_ image: UIImage) -> Result<UIImage, SnapshotProblem> {
    guard let picture = Picture(of: image), picture.tree != nil, picture.audit == nil else {
      return .success(image)
    }
    return .failure(
      SnapshotProblem(
        words: "auditing() does not reach a strategy that another strategy calls: "
          + "call auditing() on that strategy, or use pullback."))
  }
}
