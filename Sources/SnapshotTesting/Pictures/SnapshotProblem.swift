/// The reason why a strategy cannot take its snapshot, or why its snapshot proves nothing.
package struct SnapshotProblem: Error, Sendable {
  package var words: String
  /// For programs.
  var code = "error"
  /// A shorter message for later failures of this process; nil if each failure has the full one.
  var shortWords: String?

  /// The problem with the short message if this process has already printed the full one.
  package func saidOnce(_ warnings: Warnings) -> SnapshotProblem {
    guard let shortWords, !warnings.isFirst(words) else { return self }
    var result = self
    result.words = shortWords
    return result
  }
}
