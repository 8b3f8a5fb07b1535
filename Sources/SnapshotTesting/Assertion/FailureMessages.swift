import DarkroomSnapshotStore
import Foundation

/// Creates all failure messages from outcomes and records.
///
/// First and last lines are the same as upstream's, so scripts that parse them keep working.
struct FailureMessages {
  let assertion: SnapshotAssertion

  /// The absolute path of the reference.
  private var reference: String { assertion.reference }
  private var results: ResultsDirectory { assertion.location.results }
  private var mode: RecordMode { assertion.mode }
  private var shownTest: String { SnapshotName.sanitized(assertion.testName) }
  private var url: String { URL(fileURLWithPath: reference).absoluteString }

  /// The failure message; nil if the assertion passes.
  func words(of record: AssertionRecord) -> String? {
    if record.isExcused { return nil }
    switch record.outcome {
    case .matched, .tolerated: return mode == .all && !assertion.isForced ? recordModeIsOn : nil
    case .refused(let refusal): return words(of: refusal)
    case _ where record.isWritten && mode == .all: return recordModeIsOn
    case .missing: return record.isWritten ? recordedMissing : missing(record)
    case .changed(let difference): return changed(difference, record)
    case .unreadable(let problem): return unreadable(problem, record)
    }
  }

  /// The command that makes the new value the reference.
  private var acceptCommand: String {
    let name = FilePath.relative(reference, to: results.package) ?? reference
    return results.commandLine("accept \(ResultsDirectory.quoted(name))")
  }

  private var recordModeIsOn: String {
    """
    Record mode is on. Automatically recorded snapshot: …

    open "\(url)"

    Turn record mode off and re-run "\(shownTest)" to assert against the newly-recorded snapshot
    """
  }

  private var recordedMissing: String {
    """
    No reference was found on disk. Automatically recorded snapshot: …

    open "\(url)"

    Re-run "\(shownTest)" to assert against the newly-recorded snapshot.
    """
  }

  private var recordedInThisRun: String {
    """
    The reference was recorded in this run, so it proves nothing yet: \(reference)

    Re-run "\(shownTest)" to assert against it.
    """
  }

  private func missing(_ record: AssertionRecord) -> String {
    guard mode != .never else {
      return
        "No reference was found on disk. New snapshot was not recorded because recording is disabled"
    }
    let headline = "No reference was found on disk. The new snapshot is pending."
    return ([headline, ""] + paths(record, hasDifference: false)).joined(separator: "\n")
  }

  private func unreadable(_ problem: ReferenceProblem, _ record: AssertionRecord) -> String {
    let commands = problem.isReplaceable ? [] : ["", "First \(problem.advice)."]
    let note = problem == .stamp ? assertion.rules.sampleWords : nil
    let lines = paths(record, hasDifference: false, isAcceptable: problem.isReplaceable)
    return
      (["The reference cannot be used: \(problem.words)"] + [note].compactMap { $0 } + [""]
      + lines + commands).joined(separator: "\n")
  }

  /// The sentence in the result line of a reference that cannot be used.
  func sentence(of problem: ReferenceProblem) -> String {
    "The reference cannot be used: \(problem.words); \(problem.advice)."
  }

  private var linkedToPending: String {
    """
    The reference is a symbolic link to a file of the results, so it proves nothing: \(reference)

    Replace the link by the picture or text.
    """
  }

  private func collision(with earlier: String) -> String {
    let advice =
      assertion.test.isParameterized
      ? #"Give each case of the test a name of its own, by its argument: named: "\(argument)"."#
      : "Give one of them a name of its own with 'named:'."
    return """
      Two assertions use one reference: \(earlier) and this one resolve to \(reference), with different contents \
      or both to be recorded.

      \(advice)
      """
  }

  /// The message of a difference: the changes, numbers, paths and the command, and at the end the strategy's own
  /// message.
  private func changed(_ difference: Difference, _ record: AssertionRecord) -> String {
    let wasRecorded = record.isWritten
    let isUpstreams = assertion.policy.saysOnlyUpstreamsWords
    var headline =
      assertion.name.map { "Snapshot \"\($0)\" does not match reference." }
      ?? "Snapshot does not match reference."
    if wasRecorded { headline += " A new snapshot was automatically recorded." }
    let message = difference.message.trimmingCharacters(in: .whitespacesAndNewlines)
    let failed = (isUpstreams || wasRecorded ? assertion.artifact : nil) ?? record.pending ?? ""
    var parts = [headline]
    if isUpstreams {
      parts.append(assertion.diffTool(currentFilePath: reference, failedFilePath: failed))
    } else {
      let isPicture = difference.numbers != nil
      let paths = wasRecorded ? [] : self.paths(record, isPicture: isPicture)
      parts += [toolWords(failed, isPicture), told(difference, isPicture)]
      parts.append(paths.joined(separator: "\n"))
    }
    return (parts + [message]).filter { !$0.isEmpty }.joined(separator: "\n\n")
  }

  /// The output of the diff tool for the two files.
  ///
  /// For a picture, the text of the default tool would repeat the paths. For texts, the hint about choosing another
  /// tool is given once per process.
  private func toolWords(_ failed: String, _ isPicture: Bool) -> String {
    let diffTool = assertion.diffTool
    guard diffTool.isDefault else {
      return diffTool(currentFilePath: reference, failedFilePath: failed)
    }
    if isPicture { return "" }
    return assertion.warnings.isFirst("diff tool")
      ? diffTool(currentFilePath: reference, failedFilePath: failed)
      : SnapshotTestingConfiguration.DiffTool.urls(reference, failed)
  }

  /// The description of the difference.
  ///
  /// It starts with the file name, so that the image and text failures of one test can be told apart.
  private func told(_ difference: Difference, _ isPicture: Bool) -> String {
    let file = isPicture ? ["In \(FilePath.name(reference)):"] : []
    let words = difference.words.isEmpty ? [] : file + difference.words.map { "  \($0)" }
    let parts = [
      words, difference.details.isEmpty ? [] : (words.isEmpty ? file : []) + difference.details,
    ]
    return parts.filter { !$0.isEmpty }.map { $0.joined(separator: "\n") }
      .joined(separator: "\n\n")
  }

  /// The paths of the files; for a text the diff tool has already printed them.
  private func paths(_ record: AssertionRecord, isPicture: Bool) -> [String] {
    if isPicture { return paths(record, hasDifference: true) }
    if let problem = record.problem { return [notKept(problem)] }
    return record.pending == nil ? [] : [accept]
  }

  private var accept: String { "Accept it with: \(acceptCommand)" }

  private var report: String { "See it with:    \(results.commandLine("report --open"))" }

  private func notKept(_ problem: StoreError) -> String {
    "The new snapshot is not kept: \(problem)"
  }

  /// The path relative to the package, as the tool shows it.
  private func short(_ path: String) -> String {
    FilePath.relative(path, to: results.package) ?? path
  }

  private func paths(
    _ record: AssertionRecord, hasDifference: Bool, isAcceptable: Bool = true
  ) -> [String] {
    var lines = ["reference:  \(short(reference))"]
    if let pending = record.pending { lines.append("new:        \(short(pending))") }
    if hasDifference, let difference = record.difference {
      lines.append("difference: \(short(difference))")
    }
    if let problem = record.problem { lines.append(notKept(problem)) }
    if record.pending != nil { lines += [""] + (isAcceptable ? [accept] : []) + [report] }
    return lines
  }
}

// MARK: Refusals

extension FailureMessages {
  func words(of refusal: Refusal) -> String {
    switch refusal {
    case .request(let error): error.description
    case .environment(let words): words
    case .illegalValue(let value): "\(value)."
    case .thrown(let error): error.localizedDescription
    case .capture(let problem): problem.words
    case .emptyPicture: EmptyPicture.words
    case .masked:
      "The masks hide the whole picture, so every picture would pass. Nothing was compared or recorded: "
        + "mask only the views that change."
    case .linkedToPending: linkedToPending
    case .collision(let source): collision(with: source)
    case .recordedInThisRun: recordedInThisRun
    case .store(let error): "\(error)"
    case .encoding(let error): "The picture has no PNG form: \(error)"
    }
  }
}

// MARK: Several assertions

extension FailureMessages {
  /// The message about a picture, followed by the findings of an audit.
  static func words(_ failure: String?, and audit: AuditOutcome) -> String? {
    guard audit.severity == .fail else { return failure }
    return failure.map { "\($0)\n\n\(words(of: audit))" } ?? words(of: audit)
  }

  /// The faults under a headline.
  static func words(of audit: AuditOutcome) -> String {
    let faults = audit.faults
    let head = faults.count == 1 ? "A fault is" : "\(faults.count) faults are"
    return "\(head) in the picture:\n\n" + faults.map { "  \($0)" }.joined(separator: "\n")
  }

  /// The message of a matrix, with control characters in values and names made visible; nil if every cell passes.
  static func words(of reports: [AssertionReport]) -> String? {
    let failures = reports.compactMap(\.words)
    guard !failures.isEmpty else { return nil }
    return VisibleCharacters.applied(toLinesOf: failures.joined(separator: "\n\n"))
  }

  /// The message of `assertSnapshots(of:as:across:)`: the cells that differ, and the path of the sheet with all of
  /// them.
  static func words(of matrix: Result<MatrixReport, RequestError>) -> String? {
    switch matrix {
    case .failure(let error): return error.description
    case .success(let report):
      let failures = report.failures
      guard !failures.isEmpty else { return nil }
      let names = failures.map(\.cell).joined(separator: ", ")
      let place = report.sheet.map { "\nAll of them on one sheet: \($0)" } ?? ""
      let summary = "\(failures.count) of \(report.cells.count) pictures do not match: \(names)."
      return ([summary + place] + failures.map(\.words)).joined(separator: "\n\n")
    }
  }
}
