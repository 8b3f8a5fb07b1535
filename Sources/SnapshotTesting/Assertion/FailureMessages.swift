import DarkroomSnapshotStore
import Foundation

/// The words of failures.
///
/// First lines are upstream's, so that scripts which read them keep working.
struct FailureMessages {
  /// The absolute path of the reference.
  var reference: String
  var results: ResultsDirectory
  var testName: String
  var name: String?

  private var shownTest: String { SnapshotName.sanitized(testName) }
  private var url: String { URL(fileURLWithPath: reference).absoluteString }

  /// The command that makes the new value the reference.
  var acceptCommand: String {
    let name = Path.relative(reference, to: results.package) ?? reference
    return results.commandLine("accept \(ResultsDirectory.quoted(name))")
  }

  var recordModeIsOn: String {
    """
    Record mode is on. Automatically recorded snapshot: …

    open "\(url)"

    Turn record mode off and re-run "\(shownTest)" to assert against the newly-recorded snapshot
    """
  }

  var recordedMissing: String {
    """
    No reference was found on disk. Automatically recorded snapshot: …

    open "\(url)"

    Re-run "\(shownTest)" to assert against the newly-recorded snapshot.
    """
  }

  var recordedInThisRun: String {
    """
    The reference was recorded in this very run, so it proves nothing yet: \(reference)

    Re-run "\(shownTest)" to assert against it.
    """
  }

  func missing(mode: RecordMode, pending: String?, problem: StoreError?) -> String {
    let headline =
      mode == .never
      ? "No reference was found on disk. New snapshot was not recorded because recording is disabled"
      : "No reference was found on disk. The new snapshot waits to be accepted."
    return ([headline, ""] + paths(pending: pending, difference: nil, problem: problem))
      .joined(separator: "\n")
  }

  func unreadable(_ problem: ReferenceProblem, note: String?, pending: String?) -> String {
    let commands = problem.isReplaceable ? [] : ["", "First \(problem.advice)."]
    let lines = paths(
      pending: pending, difference: nil, problem: nil, isAcceptable: problem.isReplaceable)
    return
      (["The reference cannot be used: \(problem.words)"] + [note].compactMap { $0 } + [""]
      + lines + commands).joined(separator: "\n")
  }

  var leadsToWhatWaits: String {
    """
    The reference is a symbolic link to what the tests leave, so it proves nothing: \(reference)

    Put the picture or text itself there.
    """
  }

  func collision(with earlier: String) -> String {
    """
    Two assertions use one reference: \(earlier) and this one resolve to \(reference), with different contents \
    or both to be recorded.

    Give one of them a name of its own with 'named:'.
    """
  }

  /// What differs in words, then numbers, then the paths, then the command.
  func changed(
    _ difference: Difference, line: ResultLine, wasRecorded: Bool, problem: StoreError?
  ) -> String {
    var headline =
      name.map { "Snapshot \"\($0)\" does not match reference." }
      ?? "Snapshot does not match reference."
    if wasRecorded { headline += " A new snapshot was automatically recorded." }
    let tool = _diffTool
    let comparison = tool(currentFilePath: reference, failedFilePath: line.pending?.path ?? "")
    var parts = [headline]
    let isPicture = difference.numbers != nil || !difference.words.isEmpty
    if !isPicture || !tool.isDefault { parts.append(comparison) }
    if !difference.words.isEmpty {
      parts.append(difference.words.map { "  \($0)" }.joined(separator: "\n"))
    }
    parts.append(difference.message.trimmingCharacters(in: .whitespacesAndNewlines))
    if !wasRecorded {
      parts.append(
        paths(
          pending: line.pending?.path, difference: line.difference?.path, problem: problem
        )
        .joined(separator: "\n"))
    }
    return parts.filter { !$0.isEmpty }.joined(separator: "\n\n")
  }

  private func paths(
    pending: String?, difference: String?, problem: StoreError?, isAcceptable: Bool = true
  ) -> [String] {
    var lines = ["reference:  \(reference)"]
    if let pending { lines.append("new:        \(pending)") }
    if let difference { lines.append("difference: \(difference)") }
    if let problem { lines.append("The new snapshot is not kept: \(problem)") }
    if pending != nil, isAcceptable { lines += ["", "Accept it with: \(acceptCommand)"] }
    return lines
  }
}

extension SnapshotAssertion {
  var messages: FailureMessages {
    FailureMessages(
      reference: reference, results: location.results, testName: testName, name: name)
  }
}
