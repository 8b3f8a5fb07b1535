import DarkroomRaster
import DarkroomSnapshotStore
import DarkroomUIKit
import Foundation
import Glibc

/// Logs the result line of an outcome and writes its files: the pending value, the reference, artifacts and
/// attachments.
struct OutcomeRecorder {
  let assertion: SnapshotAssertion

  init(_ assertion: SnapshotAssertion) { self.assertion = assertion }

  private var messages: FailureMessages { FailureMessages(assertion: assertion) }
  var location: SnapshotLocation { assertion.location }
  private var mode: RecordMode { assertion.mode }
  private var policy: CompatibilityPolicy { assertion.policy }

  /// - Parameter old: the bytes of the reference; empty if there is none.
  func record(
    _ outcome: AssertionOutcome, of value: any AssertedValue, replacing old: [UInt8]
  ) -> AssertionRecord {
    do throws(Refusal) {
      switch outcome {
      case .matched(let stale): return try match(outcome, stale: stale, of: value, old)
      case .tolerated: return try match(outcome, of: value, old)
      case .changed(let difference): return try change(difference, of: value, old)
      case .missing: return try addition(of: value)
      case .unreadable(let problem): return try unreadable(problem, value)
      case .refused(let refusal): return refused(refusal)
      }
    } catch {
      return refused(error)
    }
  }

  /// Records a refusal.
  ///
  /// Nothing becomes pending, because no value is known to be right.
  func refused(_ refusal: Refusal) -> AssertionRecord {
    let refusal = refusal.saidOnce(assertion.warnings)
    let outcome = AssertionOutcome.refused(refusal)
    var line = line(outcome)
    line.problem = refusal.code
    line.words = messages.words(of: refusal).split(separator: "\n").map(String.init)
    location.clearPending()
    log(line)
    return AssertionRecord(outcome)
  }

  private func match(
    _ outcome: AssertionOutcome, stale: [String] = [], of value: any AssertedValue, _ old: [UInt8]
  ) throws(Refusal) -> AssertionRecord {
    let fresh = isRestamped(outcome, stale) ? try? reference(of: value) : nil
    try claim(ContentHash(old), wouldWrite: false)
    assertion.rules.equals?.note(reference: old)
    location.clearPending()
    if !policy.trustsNewReferences,
      RecordedReferences.process.contains(assertion.reference, in: location.results)
    {
      throw .recordedInThisRun
    }
    var line = line(outcome)
    line.stale = stale.isEmpty ? nil : stale
    if case .tolerated(let numbers) = outcome { line.numbers = numbers }
    if let fresh { _ = keep(fresh, difference: nil, &line) }
    log(line)
    return AssertionRecord(outcome)
  }

  private func isRestamped(_ outcome: AssertionOutcome, _ stale: [String]) -> Bool {
    guard case .matched = outcome else { return false }
    let environment = assertion.environment
    return environment.rewritesAll || (environment.restamps && !stale.isEmpty)
  }

  private func addition(of value: any AssertedValue) throws(Refusal) -> AssertionRecord {
    var line = line(.missing)
    let bytes = try file(of: value, isRecorded: mode.recordsMissing, for: &line)
    let digest = ContentHash(bytes)
    try claim(digest, wouldWrite: true)
    line.digest = digest.hex
    if mode.recordsMissing { return try write(bytes, .missing, line) }
    let problem = keep(bytes, difference: nil, &line)
    try checkLateClaims()
    let result = finished(.missing, line, problem)
    if !result.isExcused { attach(bytes) }
    return result
  }

  private func change(
    _ difference: Difference, of value: any AssertedValue, _ old: [UInt8]
  ) throws(Refusal) -> AssertionRecord {
    let outcome = AssertionOutcome.changed(difference)
    var line = line(outcome)
    let picture = mode == .all ? nil : difference.picture?()
    let bytes = try file(of: value, difference, for: &line)
    let digest = ContentHash(bytes)
    try claim(digest, wouldWrite: true)
    line.digest = digest.hex
    line.words = difference.words.isEmpty ? nil : difference.words
    line.numbers = difference.numbers
    line.evidence = difference.evidence ?? TextEvidence(old, bytes).evidence
    line.foreign = difference.isForeign ? true : nil
    if mode == .all { return try write(bytes, outcome, line) }
    let problem = keep(bytes, difference: picture, &line)
    try checkLateClaims()
    keepArtifacts(bytes, reference: old, difference: picture)
    attach(bytes, reference: old, difference: picture, difference.attachments)
    if mode == .failed { return try write(bytes, outcome, line, problem) }
    return finished(outcome, line, problem)
  }

  private func unreadable(
    _ problem: ReferenceProblem, _ value: any AssertedValue
  ) throws(Refusal) -> AssertionRecord {
    let outcome = AssertionOutcome.unreadable(problem)
    var line = line(outcome)
    line.problem = problem.code
    line.words = [messages.sentence(of: problem)]
    if let bytes = try? file(of: value, isRecorded: mode == .all, for: &line) {
      line.digest = ContentHash(bytes).hex
      _ = keep(bytes, difference: nil, &line)
      if mode == .all { return try write(bytes, outcome, line) }
    }
    log(line)
    return AssertionRecord(outcome, line)
  }

  /// Completes a record.
  ///
  /// A difference isn't a failure if the tool promotes the pending value after the run, and the value was stored and
  /// logged.
  private func finished(
    _ outcome: AssertionOutcome, _ line: ResultLine, _ problem: StoreError?
  ) -> AssertionRecord {
    var record = AssertionRecord(outcome, line, problem)
    let isKept = log(line) && problem == nil
    record.isExcused = isKept && mode == .pending && assertion.environment.forcesPass
    return record
  }

  /// Writes the reference; the assertion still fails.
  private func write(
    _ bytes: [UInt8], _ outcome: AssertionOutcome, _ line: ResultLine, _ problem: StoreError? = nil
  ) throws(Refusal) -> AssertionRecord {
    do throws(StoreError) {
      try RecordedReferences.process.insert(assertion.reference, in: location.results)
      try Files.write(bytes, to: assertion.reference)
    } catch {
      throw .store(error)
    }
    location.clearPending()
    var record = AssertionRecord(outcome, line, problem)
    record.isWritten = true
    var line = line
    line.pending = nil
    line.difference = nil
    line.wrote = true
    log(line)
    return record
  }
}

// MARK: Lines and claims

extension OutcomeRecorder {
  private func line(_ outcome: AssertionOutcome) -> ResultLine {
    let test = assertion.test
    var line = ResultLine(
      run: ResultLog.process.run, process: getpid(), runner: test.runner, test: test.id,
      file: assertion.source.filePath, line: assertion.source.line, mode: mode,
      state: outcome.state, reference: ContainedPath(own: assertion.reference),
      package: location.results.package)
    line.looseness = assertion.looseness.isEmpty ? nil : assertion.looseness
    line.faults = assertion.faults.isEmpty ? nil : assertion.faults
    line.upstream = policy.mark
    line.arguments = test.arguments
    return line
  }

  /// Logs a result line.
  ///
  /// A failure to log does not fail the test, but the tool would miss the result.
  ///
  /// - Returns: Whether the line was logged.
  @discardableResult
  private func log(_ line: ResultLine) -> Bool {
    var line = line
    let symbols = SymbolRequests.take()
    line.symbols = MissingSymbols(undrawn: symbols.undrawn, unlisted: symbols.unlisted)
    let problem = ResultLog.process.append(line, in: location.results)
    if let problem { assertion.warnings.say("snapshot results are lost: \(problem)") }
    return problem == nil
  }

  /// Claims the reference for this assertion; throws if another assertion of this process uses it and both cannot be
  /// right.
  private func claim(_ digest: ContentHash, wouldWrite: Bool) throws(Refusal) {
    if policy.sharesReferences { return }
    let claim = PathClaims.Claim(
      source: assertion.source.short, digest: digest, wouldWrite: wouldWrite)
    if let earlier = PathClaims.process.insert(claim, for: assertion.reference) {
      throw .collision(source: earlier.source)
    }
  }

  /// Checks again for an assertion that claimed the reference while this one stored its value.
  private func checkLateClaims() throws(Refusal) {
    if !policy.sharesReferences,
      let other = PathClaims.process.contender(for: assertion.reference)
    {
      throw .collision(source: other.source)
    }
  }
}
