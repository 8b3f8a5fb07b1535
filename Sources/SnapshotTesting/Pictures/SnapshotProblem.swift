/// Why a strategy cannot make its snapshot, or why what it has made proves nothing.
package struct SnapshotProblem: Error, Sendable {
  package var words: String
  /// For programs.
  var code = "error"
  /// Instead of the same words if a failure of this process has said them; nil if each failure says them.
  var shortWords: String?

  /// With the short words if a failure of this process has said the others.
  package func saidOnce(_ warnings: Warnings) -> SnapshotProblem {
    guard let shortWords, !warnings.isFirst(words) else { return self }
    var result = self
    result.words = shortWords
    return result
  }
}
