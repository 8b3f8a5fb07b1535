import DarkroomSnapshotStore
import DarkroomUIKit

/// What an audit has found in a picture.
struct AuditOutcome: Sendable {
  /// A sentence each; there is one at least.
  var faults: [String]
  /// What becomes of them.
  var severity: AuditSeverity
  /// The picture with a mark at each.
  var marked: CGImage?

  /// The faults under a headline, as an assertion says them.
  var words: String {
    let head = faults.count == 1 ? "A fault is" : "\(faults.count) faults are"
    return "\(head) in the picture:\n\n" + faults.map { "  \($0)" }.joined(separator: "\n")
  }
}
