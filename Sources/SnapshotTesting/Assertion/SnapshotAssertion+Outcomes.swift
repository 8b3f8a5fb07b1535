import DarkroomRaster
import DarkroomSnapshotStore
import Foundation

extension SnapshotAssertion {
  func matched(
    _ state: ResultState, _ old: [UInt8], stale: [String] = [], restamped: [UInt8]? = nil,
    numbers: DifferenceNumbers? = nil
  ) -> String? {
    if let collision = collision(digest: ContentHash(old), wouldWrite: false) {
      return fail(collision)
    }
    rules.equals?.note(reference: old)
    location.clearPending()
    if !compatibility.isUpstream,
      RecordedReferences.process.contains(reference, in: location.results)
    {
      return fail(messages.recordedInThisRun, state: .error, problem: "recorded-in-this-run")
    }
    var line = line(state)
    line.stale = stale.isEmpty ? nil : stale
    line.numbers = numbers
    if let restamped { _ = keep(restamped, difference: nil, &line) }
    log(line)
    return mode == .all && !isForced ? messages.recordModeIsOn : nil
  }

  func missing(_ value: some AssertedValue) -> String? {
    var line = line(.added)
    let bytes: [UInt8]
    switch file(of: value, isRecorded: mode.recordsMissing, for: &line) {
    case .success(let file): bytes = file
    case .failure(let problem): return fail(problem.words)
    }
    let digest = ContentHash(bytes)
    if let collision = collision(digest: digest, wouldWrite: true) { return fail(collision) }
    line.digest = digest.hex
    switch mode {
    case .all, .failed, .missing:
      return record(
        bytes, &line, message: mode == .all ? messages.recordModeIsOn : messages.recordedMissing)
    case .never, .pending:
      let problem = keep(bytes, difference: nil, &line)
      if let collision = lateCollision { return fail(collision) }
      if isExcused(problem, log(line)) { return nil }
      attach(bytes)
      return messages.missing(mode: mode, pending: line.pending?.path, problem: problem)
    }
  }

  func changed(
    _ difference: Difference, _ value: some AssertedValue, _ old: [UInt8]
  ) -> String? {
    var line = line(.changed)
    let picture = mode == .all ? nil : difference.picture?()
    let bytes: [UInt8]
    switch file(of: value, difference, for: &line) {
    case .success(let file): bytes = file
    case .failure(let problem): return fail(problem.words)
    }
    let digest = ContentHash(bytes)
    if let collision = collision(digest: digest, wouldWrite: true) { return fail(collision) }
    line.digest = digest.hex
    line.words = difference.words.isEmpty ? nil : difference.words
    line.numbers = difference.numbers
    line.evidence = difference.evidence ?? TextEvidence(old, bytes).evidence
    line.foreign = difference.isForeign ? true : nil
    if mode == .all { return record(bytes, &line, message: messages.recordModeIsOn) }
    let problem = keep(bytes, difference: picture, &line)
    if let collision = lateCollision { return fail(collision) }
    keepArtifacts(bytes, reference: old, difference: picture)
    attach(bytes, reference: old, difference: picture, difference.attachments)
    let message = messages.changed(
      difference, line: line, wasRecorded: mode == .failed, problem: problem)
    if mode == .failed { return record(bytes, &line, message: message) }
    return isExcused(problem, log(line)) ? nil : message
  }

  /// The file that waits, which may be packed already, or becomes the reference.
  private func file(
    of value: some AssertedValue, _ difference: Difference, for line: inout ResultLine
  ) -> Result<[UInt8], EncodingProblem> {
    guard let draft = difference.draft else {
      return file(of: value, isRecorded: mode.recordsChanges, for: &line)
    }
    return shared(draft.value, for: &line)
  }

  /// Whether the tool promotes what waits after the run, so that a difference that could be kept, and told to
  /// the tool, is no failure.
  private func isExcused(_ problems: StoreError?...) -> Bool {
    environment.forcesPass && mode == .pending && problems.allSatisfy { $0 == nil }
  }

  func unreadable(
    _ problem: ReferenceProblem, _ value: some AssertedValue, _ old: [UInt8]
  ) -> String? {
    if compatibility.isUpstream {
      return changed(Difference(message: "Reference image could not be loaded."), value, old)
    }
    var line = line(.error)
    line.problem = problem.code
    line.words = ["The reference cannot be used: \(problem.words); \(problem.advice)."]
    if case .success(let bytes) = file(of: value, isRecorded: mode == .all, for: &line) {
      line.digest = ContentHash(bytes).hex
      _ = keep(bytes, difference: nil, &line)
      if mode == .all {
        return record(bytes, &line, message: messages.recordModeIsOn)
      }
    }
    log(line)
    return messages.unreadable(
      problem, note: problem == .stamp ? rules.sampleWords : nil, pending: line.pending?.path)
  }

  /// Something else than a difference, of which nothing is pending: no value is known to be the right one.
  func fail(_ words: String, state: ResultState = .error, problem: String = "error") -> String {
    var line = line(state)
    line.problem = problem
    line.words = words.split(separator: "\n").map(String.init)
    location.clearPending()
    log(line)
    return words
  }

  /// Writes the reference.
  ///
  /// The assertion fails with `message` all the same.
  private func record(_ bytes: [UInt8], _ line: inout ResultLine, message: String) -> String {
    do throws(StoreError) {
      try RecordedReferences.process.insert(reference, in: location.results)
      try Files.write(bytes, to: reference)
    } catch {
      return fail("\(error)")
    }
    location.clearPending()
    line.pending = nil
    line.difference = nil
    line.wrote = true
    log(line)
    return message
  }
}
