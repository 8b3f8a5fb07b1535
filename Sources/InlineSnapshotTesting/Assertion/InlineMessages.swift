import DarkroomSnapshotStore
import DarkroomSnapshotTesting

/// Builds the failure messages of inline snapshots from the outcome and from what was recorded.
struct InlineMessages {
  let assertion: InlineAssertion

  /// Returns the failure, or nil if the assertion passes.
  ///
  /// - Parameter message: the caller's message, which replaces the first line of a difference.
  func failure(of record: InlineRecord, _ message: () -> String) -> InlineFailure? {
    if record.isExcused { return nil }
    switch record.outcome {
    case .changed(let patch) where assertion.mode != .all:
      return .atClosure(changed(patch, record, message()))
    case _ where record.isWritten: return .atCall(recorded(record))
    case .missing: return .atCall(missing(record))
    case .matched, .changed: return nil
    }
  }

  private func recorded(_ record: InlineRecord) -> String {
    if let problem = record.problem { return notRecorded(problem) }
    let label = assertion.syntaxDescriptor.trailingClosureLabel
    let isPlain = label == InlineSnapshotSyntaxDescriptor.defaultTrailingClosureLabel
    let headline =
      "Automatically recorded a new snapshot" + (isPlain ? "" : " for \"\(label)\"") + "."
    let difference = record.outcome.patch.map { " Difference: …\n\n\(Self.indented($0))" } ?? ""
    return "\(headline)\(difference)\n\n\(rerun)"
  }

  private func missing(_ record: InlineRecord) -> String {
    let words = "No expected value to assert against."
    if assertion.mode == .never { return words }
    return "\(words)\n\n\(advice(record))"
  }

  private func changed(_ patch: String, _ record: InlineRecord, _ message: String) -> String {
    let headline = message.isEmpty ? "Snapshot did not match. Difference: …" : message
    let shown = Self.indented(patch)
    let parts =
      record.isWritten
      ? [headline, shown, record.problem.map(notRecorded) ?? rerun]
      : [headline, advice(record), shown]
    return parts.joined(separator: "\n\n")
  }

  private var rerun: String {
    "Re-run \"\(assertion.place.function)\" to assert against the newly-recorded snapshot."
  }

  private func notRecorded(_ problem: String) -> String {
    "The snapshot is not recorded: \(problem)"
  }

  /// Returns how to accept the pending value, or why no value is pending.
  private func advice(_ record: InlineRecord) -> String {
    if let problem = record.problem { return "The new snapshot is not kept: \(problem)" }
    let name = ResultsDirectory.quoted(record.line.shortReference)
    return "Accept it with: \(assertion.results.commandLine("accept \(name)"))"
  }

  private static func indented(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "" : "  \($0)" }.joined(separator: "\n")
  }
}
