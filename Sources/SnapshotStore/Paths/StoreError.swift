/// A reason why snapshots on disk cannot be read or written.
package enum StoreError: Error, Equatable, Sendable {
  case cannotRead(path: String, reason: String)
  case cannotWrite(path: String, reason: String)
  /// The written bytes differ when they are read back.
  case notWrittenAsMeant(path: String)
  /// The folder in `SNAPSHOT_RESULTS_DIR`, `SNAPSHOT_PENDING_DIR` or the settings does not belong to this user.
  case resultsUnusable(path: String, reason: String)
  /// `.snapshots.json` is not usable.
  case settings(path: String, reason: String)
  /// Another renderer drew the reference, and replacing it was not allowed explicitly.
  case foreignReference(path: String)
  /// The existing file at the reference's path may not be replaced.
  case referenceUnusable(path: String, ReferenceProblem)
  /// The pending value no longer exists, or it is damaged.
  case pendingUnusable(path: String, reason: String)
  /// The place of an inline snapshot has changed since its test ran.
  case sourceChanged(path: String, line: Int)
  /// The pending value would change more of a source than the literal of an inline snapshot.
  case sourceEditUnusable(path: String, line: Int)
  /// A command would write or delete a file that is not a reference.
  case noReference(path: String, ContainedPathError.Reason)
  /// The assertion that left the value ended with an error, such as two assertions that use one reference.
  case valueInError(path: String, reason: String)
}

extension StoreError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .cannotRead(let path, let reason): "cannot read \(path): \(reason)"
    case .cannotWrite(let path, let reason): "cannot write \(path): \(reason)"
    case .notWrittenAsMeant(let path):
      "\(path) does not read back as it was written; does another program remove files there?"
    case .resultsUnusable(let path, let reason): "results cannot be in \(path): \(reason)"
    case .settings(let path, let reason): "\(path): \(reason)"
    case .foreignReference(let path):
      "\(path) was recorded by another renderer; accept it with --replace-foreign"
    case .referenceUnusable(let path, let problem):
      "\(path) is not replaced: \(problem.words); \(problem.advice)"
    case .pendingUnusable(let path, let reason):
      "\(path) cannot be accepted: \(reason); run the tests again"
    case .sourceChanged(let path, let line):
      "\(path):\(line) is not edited: the source has changed there since the test ran; run the test again"
    case .noReference(let path, let reason):
      "\(path) is left as it is, because it isn't a reference: \(reason.words)"
    case .valueInError(let path, let reason):
      "\(path) is not accepted, because its snapshot is in error: \(reason)"
    case .sourceEditUnusable(let path, let line):
      "\(path):\(line) is not edited: the result names more than the literal of an inline snapshot"
    }
  }
}
