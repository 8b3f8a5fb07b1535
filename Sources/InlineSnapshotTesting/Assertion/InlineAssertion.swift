import DarkroomRaster
import DarkroomSnapshotStore
import DarkroomSnapshotTesting
import Foundation
import Glibc

/// Decides about one value and the literal in the source.
struct InlineAssertion {
  let place: InlinePlace
  let syntaxDescriptor: InlineSnapshotSyntaxDescriptor
  let mode: RecordMode
  /// The mode comes from the tool, not from the test.
  let isForced: Bool
  /// What the closure returned; nil where the call has none.
  let expected: String?
  /// Nil where there should be no closure.
  let actual: String?
  private let environment: SnapshotEnvironment
  private let recorder: InlineRecorder
  private let sources: SourceCache
  private let results: ResultsDirectory
  private let test: RunningTest
  private let looseness: [String]

  init(
    _ request: InlineRequest, mode: RecordMode, isForced: Bool, expected: String?, actual: String?
  ) throws(StoreError) {
    place = request.place
    syntaxDescriptor = request.syntaxDescriptor
    self.mode = mode
    self.isForced = isForced
    self.expected = expected
    self.actual = actual
    environment = request.environment
    recorder = request.recorder
    sources = request.sources
    results = try TestSource.at(place.file, in: environment).results
    test = RunningTest.current(fileID: place.source.fileID, testName: place.function)
    looseness =
      mode == .pending && environment.forcesPassByItself(in: results)
      ? ["SNAPSHOT_FORCE_PASS=1"] : []
    for words in looseness { Warnings.process.say("snapshots are compared loosely: \(words)") }
  }

  /// - Returns: what is wrong, or nil.
  func check(with diffing: Diffing<String>, message: @autoclosure () -> String) -> InlineFailure? {
    let patch = difference(diffing)
    let isAbsent = expected == nil && actual == nil
    if mode == .all, !(isForced && patch == nil) { return recorded(patch) }
    if isAbsent || (expected != nil && patch == nil) { return matched() }
    if expected == nil { return mode.recordsMissing ? recorded(patch) : missing() }
    return changed(patch ?? "", message: message())
  }

  private func difference(_ diffing: Diffing<String>) -> String? {
    diffing.diff(expected ?? "", actual ?? "")?.0
  }

  private func matched() -> InlineFailure? {
    Files.remove(results.pending(for: reference.path))
    log(line(.matched))
    return nil
  }

  private func recorded(_ patch: String?) -> InlineFailure {
    var words = "Automatically recorded a new snapshot"
    let label = syntaxDescriptor.trailingClosureLabel
    if label != InlineSnapshotSyntaxDescriptor.defaultTrailingClosureLabel {
      words += " for \"\(label)\""
    }
    if let problem = record() { return .atCall("The snapshot is not recorded: \(problem)") }
    words += "."
    if let patch { words += " Difference: …\n\n\(Self.indented(patch))" }
    return .atCall("\(words)\n\n\(rerun)")
  }

  private var rerun: String {
    "Re-run \"\(place.function)\" to assert against the newly-recorded snapshot."
  }

  private func missing() -> InlineFailure? {
    let (line, problem) = keep(.added)
    if isExcused(line, problem) { return nil }
    let words = "No expected value to assert against."
    if mode == .never { return .atCall(words) }
    return .atCall(([words] + advice(line, problem)).joined(separator: "\n\n"))
  }

  private func changed(_ patch: String, message: String) -> InlineFailure? {
    let headline = message.isEmpty ? "Snapshot did not match. Difference: …" : message
    let shown = Self.indented(patch)
    if mode == .failed {
      let outcome = record().map { "The snapshot is not recorded: \($0)" } ?? rerun
      return .atClosure("\(headline)\n\n\(shown)\n\n\(outcome)")
    }
    let (line, problem) = keep(.changed)
    if isExcused(line, problem) { return nil }
    return .atClosure(([headline] + advice(line, problem) + [shown]).joined(separator: "\n\n"))
  }

  /// How to accept what waits, or why nothing does.
  private func advice(_ line: ResultLine, _ problem: String?) -> [String] {
    if let problem { return ["The new snapshot is not kept: \(problem)"] }
    let name = ResultsDirectory.quoted(line.shortReference)
    return ["Accept it with: \(results.commandLine("accept \(name)"))"]
  }

  /// Whether the tool shows what waits after the run, so that it is no failure.
  private func isExcused(_ line: ResultLine, _ problem: String?) -> Bool {
    environment.forcesPass && mode == .pending && problem == nil
  }

  private static func indented(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "" : "  \($0)" }.joined(separator: "\n")
  }
}

extension InlineAssertion {
  private var snapshot: InlineSnapshot {
    InlineSnapshot(
      expected: expected, actual: actual, wasRecording: mode.recordsChanges,
      syntaxDescriptor: syntaxDescriptor, function: place.function, line: place.line,
      column: place.column)
  }

  /// Below the source, where no file can be: `CardTests.swift/testCard.12-24.txt`.
  var reference: ContainedPath {
    let label = syntaxDescriptor.trailingClosureLabel
    let isPlain = label == InlineSnapshotSyntaxDescriptor.defaultTrailingClosureLabel
    let name =
      "\(SnapshotName.sanitized(place.function)).\(place.line)-\(place.column)"
      + (isPlain ? "" : ".\(SnapshotName.sanitized(label))") + ".txt"
    return ContainedPath(own: FilePath.joined(FilePath.absolute(place.file), name))
  }

  private func line(_ state: ResultState) -> ResultLine {
    var line = ResultLine(
      run: ResultLog.process.run, process: getpid(), runner: test.runner, test: test.id,
      file: place.file, line: Int(place.line), mode: mode, state: state,
      reference: reference, package: results.package)
    line.looseness = looseness.isEmpty ? nil : looseness
    return line
  }

  @discardableResult
  private func log(_ line: ResultLine) -> StoreError? {
    let problem = ResultLog.process.append(line, in: results)
    if let problem { Warnings.process.say("snapshot results are lost: \(problem)") }
    return problem
  }

  /// Leaves the new value, and what accepting it does, where `snapshot-record accept` finds them.
  private func keep(_ state: ResultState) -> (line: ResultLine, problem: String?) {
    var line = line(state)
    do {
      let edit = try sources.edit(for: snapshot, at: place.file)
      let value = [UInt8]((actual ?? "").utf8)
      let pending = results.pending(for: line.reference.path)
      try results.prepare()
      try sources.keep(edit.digest, at: place.file, in: KeptSources(results))
      try Files.write(value, to: pending, durably: false)
      line.pending = ContainedPath(own: pending)
      line.digest = ContentHash(value).hex
      line.edit = edit
    } catch {
      log(line)
      return (line, "\(error)")
    }
    return (line, log(line).map { "\($0)" })
  }

  /// Has the literal written when the process ends; if it is killed before, the value waits.
  ///
  /// - Returns: why it cannot be written.
  private func record() -> String? {
    let (line, problem) = keep(expected == nil ? .added : .changed)
    guard line.edit != nil else { return problem }
    recorder.add(snapshot, of: place.file, line: line, in: results)
    return nil
  }
}
