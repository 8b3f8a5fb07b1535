/// A variable that code of the process has set or removed.
package struct ChangedVariable: Equatable, Sendable {
  package var name: String
  /// The value when the process started; nil if it was not set.
  package var old: String?
  /// The current value; nil if it is not set.
  package var new: String?

  /// What a test should use instead for the same effect; nil if only the start of the process can decide it.
  var replacement: String? {
    switch name {
    case "CI", "SNAPSHOT_RECORD_FORCE", "SNAPSHOT_TESTING_RECORD":
      "withSnapshotTesting(record:) or the trait .snapshots(record:)"
    case "SNAPSHOT_MAX_DIFF_PIXELS", "SNAPSHOT_MAX_DIFF_PIXEL_RATIO", "SNAPSHOT_THRESHOLD":
      "an argument of the strategy, such as precision:, or tolerances in .snapshots.json"
    case "SNAPSHOT_REFERENCE_DIR": "snapshotDirectory: of verifySnapshot or root in .snapshots.json"
    case "SNAPSHOT_RESULTS_DIR": "results in .snapshots.json"
    case "SNAPSHOT_PENDING_DIR": "pending in .snapshots.json"
    case "SNAPSHOT_MATRIX": "assertSnapshots(of:as:across:) or matrix in .snapshots.json"
    case "SNAPSHOT_AUDIT": "the strategy's auditing()"
    case "SNAPSHOT_DIFF_TOOL": "withSnapshotTesting(diffTool:)"
    case "SNAPSHOT_COMPATIBILITY":
      "the trait .snapshots(compatibility:) or compatibility in .snapshots.json"
    case "SNAPSHOT_SCALE", "SNAPSHOT_SCREEN_SIZE":
      "the trait .snapshots(screen:scale:) or screen in .snapshots.json"
    case "SNAPSHOT_FONT_DIR": "fonts in .snapshots.json"
    default: nil
    }
  }
}

extension ChangedVariable: CustomStringConvertible {
  /// The message: `SNAPSHOT_VERIFY was "full" when the process started, and is not set now`.
  package var description: String {
    "\(name) was \(Self.words(old)) when the process started, and is \(Self.words(new)) now"
  }

  private static func words(_ value: String?) -> String { value.map { "\"\($0)\"" } ?? "not set" }
}
