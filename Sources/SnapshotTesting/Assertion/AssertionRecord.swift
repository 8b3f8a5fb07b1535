import DarkroomSnapshotStore

/// An outcome, and the files that the recorder has stored for it.
struct AssertionRecord {
  /// The outcome of the check; it is a refusal if another assertion or the file system was in conflict.
  var outcome: AssertionOutcome
  /// The path at which the new value was stored, even if it has become the reference since; nil if it was not stored.
  var pending: String?
  /// The path of the picture of the difference; nil if there is none.
  var difference: String?
  /// The reason why the new value was not stored; nil if it was, or if there is none.
  var problem: StoreError?
  /// Whether the new value has become the reference.
  var isWritten = false
  /// Whether the difference is not a failure, because the tool reports it after the run.
  var isExcused = false

  /// Nothing is left.
  init(_ outcome: AssertionOutcome) { self.outcome = outcome }

  /// - Parameter line: The result line as it was logged, or as it would be if the new value had not become the
  ///   reference.
  init(_ outcome: AssertionOutcome, _ line: ResultLine, _ problem: StoreError? = nil) {
    self.outcome = outcome
    self.problem = problem
    pending = line.pending?.path
    difference = line.difference?.path
  }
}
