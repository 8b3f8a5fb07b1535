import DarkroomSnapshotStore

/// An outcome, and what the recorder has left of it.
struct InlineRecord {
  var outcome: InlineOutcome
  /// As it was logged.
  var line: ResultLine
  /// Why the new value is not kept, or its literal not written; nil if it is, or there is none.
  var problem: String?
  /// Whether the literal is written when the process ends.
  var isWritten = false
  /// Whether the tool shows the value after the run, so that it isn't a failure.
  var isExcused = false
}
