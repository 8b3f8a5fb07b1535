import DarkroomSnapshotStore
import Foundation

/// The words of failures.
///
/// First and last lines are upstream's, so that scripts which read them keep working.
struct FailureMessages {
  /// The absolute path of the reference.
  var reference: String
  var results: ResultsDirectory
  var testName: String
  var name: String?
  /// Where upstream leaves the failing value; nil where it leaves none.
  var artifact: String?
  /// Nothing but upstream's words.
  var areUpstreams = false
  /// Says how to look at both files.
  var diffTool = SnapshotTestingConfiguration.DiffTool.default
  var warnings = Warnings.process

  private var shownTest: String { SnapshotName.sanitized(testName) }
  private var url: String { URL(fileURLWithPath: reference).absoluteString }

  /// The command that makes the new value the reference.
  var acceptCommand: String {
    let name = FilePath.relative(reference, to: results.package) ?? reference
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
    guard mode != .never else {
      return
        "No reference was found on disk. New snapshot was not recorded because recording is disabled"
    }
    let headline = "No reference was found on disk. The new snapshot waits to be accepted."
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

  func collision(with earlier: String, isParameterized: Bool) -> String {
    let advice =
      isParameterized
      ? #"Give each case of the test a name of its own, by its argument: named: "\(argument)"."#
      : "Give one of them a name of its own with 'named:'."
    return """
      Two assertions use one reference: \(earlier) and this one resolve to \(reference), with different contents \
      or both to be recorded.

      \(advice)
      """
  }

  /// What differs in words, then numbers, the paths, the command, and at the end what the strategy says.
  func changed(
    _ difference: Difference, line: ResultLine, wasRecorded: Bool, problem: StoreError?
  ) -> String {
    var headline =
      name.map { "Snapshot \"\($0)\" does not match reference." }
      ?? "Snapshot does not match reference."
    if wasRecorded { headline += " A new snapshot was automatically recorded." }
    let message = difference.message.trimmingCharacters(in: .whitespacesAndNewlines)
    let failed = (areUpstreams || wasRecorded ? artifact : nil) ?? line.pending?.path ?? ""
    var parts = [headline]
    if areUpstreams {
      parts.append(diffTool(currentFilePath: reference, failedFilePath: failed))
    } else {
      let isPicture = difference.numbers != nil
      let paths = wasRecorded ? [] : self.paths(line, isPicture: isPicture, problem)
      parts += [toolWords(failed, isPicture), told(difference, isPicture)]
      parts.append(paths.joined(separator: "\n"))
    }
    return (parts + [message]).filter { !$0.isEmpty }.joined(separator: "\n\n")
  }

  /// What a tool says of the two files.
  ///
  /// Of a picture, the words of the default tool would be the paths once more. Of texts, how to choose another one is
  /// said once in a process.
  private func toolWords(_ failed: String, _ isPicture: Bool) -> String {
    guard diffTool.isDefault else {
      return diffTool(currentFilePath: reference, failedFilePath: failed)
    }
    if isPicture { return "" }
    return warnings.isFirst("diff tool")
      ? diffTool(currentFilePath: reference, failedFilePath: failed)
      : SnapshotTestingConfiguration.DiffTool.urls(reference, failed)
  }

  /// Under the name of the file, because a picture and a text of one test differ in nothing else at their beginnings.
  private func told(_ difference: Difference, _ isPicture: Bool) -> String {
    let file = isPicture ? ["In \(FilePath.name(reference)):"] : []
    let words = difference.words.isEmpty ? [] : file + difference.words.map { "  \($0)" }
    let parts = [
      words, difference.details.isEmpty ? [] : (words.isEmpty ? file : []) + difference.details,
    ]
    return parts.filter { !$0.isEmpty }.map { $0.joined(separator: "\n") }
      .joined(separator: "\n\n")
  }

  /// Of a text, the tool has named them.
  private func paths(_ line: ResultLine, isPicture: Bool, _ problem: StoreError?) -> [String] {
    if isPicture {
      return paths(
        pending: line.pending?.path, difference: line.difference?.path, problem: problem)
    }
    if let problem { return [notKept(problem)] }
    return line.pending == nil ? [] : [accept]
  }

  private var accept: String { "Accept it with: \(acceptCommand)" }

  private var report: String { "See it with:    \(results.commandLine("report --open"))" }

  private func notKept(_ problem: StoreError) -> String {
    "The new snapshot is not kept: \(problem)"
  }

  /// Seen from the package, as the tool shows them.
  private func short(_ path: String) -> String {
    FilePath.relative(path, to: results.package) ?? path
  }

  private func paths(
    pending: String?, difference: String?, problem: StoreError?, isAcceptable: Bool = true
  ) -> [String] {
    var lines = ["reference:  \(short(reference))"]
    if let pending { lines.append("new:        \(short(pending))") }
    if let difference { lines.append("difference: \(short(difference))") }
    if let problem { lines.append(notKept(problem)) }
    if pending != nil { lines += [""] + (isAcceptable ? [accept] : []) + [report] }
    return lines
  }
}

extension SnapshotAssertion {
  var messages: FailureMessages {
    FailureMessages(
      reference: reference, results: location.results, testName: testName, name: name,
      artifact: artifact, areUpstreams: compatibility.isUpstream, diffTool: diffTool,
      warnings: warnings)
  }
}
