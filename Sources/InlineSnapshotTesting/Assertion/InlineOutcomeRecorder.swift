import DarkroomRaster
import DarkroomSnapshotStore
import DarkroomSnapshotTesting
import Glibc

/// Logs the result line of an outcome, stores the new value, and schedules literals to be written when the process
/// exits.
struct InlineOutcomeRecorder {
  let assertion: InlineAssertion

  private var mode: RecordMode { assertion.mode }
  private var results: ResultsDirectory { assertion.results }

  func record(_ outcome: InlineOutcome) -> InlineRecord {
    if mode == .all, !assertion.isForced || outcome.patch != nil { return written(outcome) }
    switch outcome {
    case .matched:
      Files.remove(results.pending(for: assertion.reference.path))
      let line = line(.matched)
      log(line)
      return InlineRecord(outcome: outcome, line: line)
    case .missing: return mode.recordsMissing ? written(outcome) : kept(outcome)
    case .changed: return mode == .failed ? written(outcome) : kept(outcome)
    }
  }

  private func kept(_ outcome: InlineOutcome) -> InlineRecord {
    var record = keep(outcome)
    // The tool shows the pending value after the run.
    record.isExcused =
      assertion.environment.forcesPass && mode == .pending && record.problem == nil
    return record
  }

  /// Schedules the literal to be written when the process exits; the value stays pending if the process is killed
  /// first.
  private func written(_ outcome: InlineOutcome) -> InlineRecord {
    var record = keep(outcome)
    record.isWritten = true
    if record.line.edit != nil {
      record.problem = nil
      assertion.recorder.add(
        assertion.snapshot, of: assertion.place.file, line: record.line, in: results)
    }
    return record
  }

  /// Stores the new value, with the edit that accepts it, where `snapshot-record accept` finds them.
  private func keep(_ outcome: InlineOutcome) -> InlineRecord {
    var line = line(assertion.expected == nil ? .added : .changed)
    do {
      let edit = try assertion.sources.edit(for: assertion.snapshot, at: assertion.place.file)
      let value = [UInt8]((assertion.actual ?? "").utf8)
      let pending = results.pending(for: line.reference.path)
      try results.prepare()
      try assertion.sources.keep(edit.digest, at: assertion.place.file, in: KeptSources(results))
      try Files.write(value, to: pending, durably: false)
      line.pending = ContainedPath(own: pending)
      line.digest = ContentHash(value).hex
      line.edit = edit
    } catch {
      log(line)
      return InlineRecord(outcome: outcome, line: line, problem: "\(error)")
    }
    return InlineRecord(outcome: outcome, line: line, problem: log(line).map { "\($0)" })
  }

  private func line(_ state: ResultState) -> ResultLine {
    let test = assertion.test
    var line = ResultLine(
      run: ResultLog.process.run, process: getpid(), runner: test.runner, test: test.id,
      file: assertion.place.file, line: Int(assertion.place.line), mode: mode, state: state,
      reference: assertion.reference, package: results.package)
    line.looseness = assertion.looseness.isEmpty ? nil : assertion.looseness
    line.arguments = test.arguments
    return line
  }

  @discardableResult
  private func log(_ line: ResultLine) -> StoreError? {
    let problem = ResultLog.process.append(line, in: results)
    if let problem { Warnings.process.say("snapshot results are lost: \(problem)") }
    return problem
  }
}
