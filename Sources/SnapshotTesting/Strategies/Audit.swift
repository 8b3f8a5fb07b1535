import DarkroomSnapshotStore
public import DarkroomUIKit

extension Snapshotting where Format == UIImage {
  /// The same picture with an audit of its views: a failure lists the faults, besides any difference.
  ///
  /// It supports views and controllers; other pictures contain no views to audit.
  ///
  /// - Parameters:
  ///   - audit: the kinds of faults to find.
  ///   - warnsOnly: whether faults are only printed to standard error, without a failure.
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

  /// Fails for a picture of views that was not audited, because such a picture proves nothing.
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
