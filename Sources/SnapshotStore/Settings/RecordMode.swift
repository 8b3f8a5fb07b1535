/// What an assertion may write.
package enum RecordMode: String, Codable, CaseIterable, Sendable {
  case all, failed, missing, never
  /// Writes nothing into the source folders: changed and missing values become pending among the results.
  ///
  /// Only the tool requests this mode.
  case pending

  /// Whether a value without a reference becomes one at once.
  package var recordsMissing: Bool { [.all, .failed, .missing].contains(self) }
  /// Whether a value that differs replaces its reference at once.
  package var recordsChanges: Bool { [.all, .failed].contains(self) }
}
