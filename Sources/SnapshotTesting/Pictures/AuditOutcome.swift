import DarkroomSnapshotStore
import DarkroomUIKit

/// What an audit has found in a picture.
struct AuditOutcome: Sendable {
  /// A sentence each.
  var faults: [String]
  /// What becomes of them.
  var severity: AuditSeverity
  /// The picture with a mark at each; nil if there are none.
  var marked: CGImage?
}
