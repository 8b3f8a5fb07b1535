import DarkroomSnapshotStore

/// An outcome, and what the recorder stored for it.
struct InlineRecord {
  var outcome: InlineOutcome
  /// The result line as it was logged.
  var line: ResultLine
  /// The reason why the new value is not stored or its literal is not written; nil if nothing went wrong.
  var problem: String?
  /// Whether the literal is written when the process exits.
  var isWritten = false
  /// Whether the tool shows the value after the run, so that the difference isn't reported as a failure.
  var isExcused = false
}
