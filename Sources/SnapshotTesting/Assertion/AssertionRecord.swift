import DarkroomSnapshotStore

/// An outcome, and what the recorder has left of it.
struct AssertionRecord {
  /// As it was checked; refused if another assertion or the file system stood against it.
  var outcome: AssertionOutcome
  /// Where the new value was kept, even if it has become the reference since; nil if it was not.
  var pending: String?
  /// Where the picture of the difference is; nil if there is none.
  var difference: String?
  /// Why the new value was not kept; nil if it was, or there is none.
  var problem: StoreError?
  /// Whether the new value has become the reference.
  var isWritten = false
  /// Whether the tool names the difference after the run, so that it isn't a failure.
  var isExcused = false

  /// Nothing is left.
  init(_ outcome: AssertionOutcome) { self.outcome = outcome }

  /// - Parameter line: as it was logged, or would be if the new value did not become the reference.
  init(_ outcome: AssertionOutcome, _ line: ResultLine, _ problem: StoreError? = nil) {
    self.outcome = outcome
    self.problem = problem
    pending = line.pending?.path
    difference = line.difference?.path
  }
}
