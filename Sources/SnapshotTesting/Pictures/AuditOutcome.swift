import DarkroomSnapshotStore
import DarkroomUIKit

/// The findings of an audit in a picture.
struct AuditOutcome: Sendable {
  /// A sentence each.
  var faults: [String]
  /// What becomes of them.
  var severity: AuditSeverity
  /// The picture with a mark at each finding; nil if there are none.
  var marked: CGImage?
}
