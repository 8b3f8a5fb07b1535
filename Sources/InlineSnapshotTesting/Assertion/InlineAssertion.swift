import DarkroomSnapshotStore
import DarkroomSnapshotTesting

/// A comparison of one value with the literal in the source.
struct InlineAssertion {
  let place: InlinePlace
  let syntaxDescriptor: InlineSnapshotSyntaxDescriptor
  let mode: RecordMode
  /// Whether the record mode comes from the tool and not from the test.
  let isForced: Bool
  /// The text that the closure returned; nil if the call has no closure.
  let expected: String?
  /// The value as text; nil if the call should have no closure.
  let actual: String?
  let environment: SnapshotEnvironment
  let recorder: InlineRecorder
  let sources: SourceCache
  /// The absolute path of the source.
  private let file: String
  let results: ResultsDirectory
  let test: RunningTest
  let looseness: [String]

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
    let source = try TestSource.at(place.file, in: environment)
    file = FilePath.joined(source.path, FilePath.name(place.file))
    results = source.results
    test = RunningTest.current(fileID: place.source.fileID, testName: place.function)
    looseness =
      mode == .pending && environment.forcesPassByItself(in: results)
      ? ["SNAPSHOT_FORCE_PASS=1"] : []
    for words in looseness { Warnings.process.say("snapshots are compared loosely: \(words)") }
  }

  /// Compares the two texts without writing or reporting anything.
  func check(with diffing: Diffing<String>) -> InlineOutcome {
    let patch = diffing.diff(expected ?? "", actual ?? "")?.0
    guard expected != nil else { return actual == nil ? .matched : .missing(patch: patch) }
    return patch.map { .changed(patch: $0) } ?? .matched
  }

  var snapshot: InlineSnapshot {
    InlineSnapshot(
      expected: expected, actual: actual, wasRecording: mode.recordsChanges,
      syntaxDescriptor: syntaxDescriptor, function: place.function, line: place.line,
      column: place.column)
  }

  /// A path below the source's own, where no real file can be: `CardTests.swift/testCard.12-24.txt`.
  var reference: ContainedPath {
    let label = syntaxDescriptor.trailingClosureLabel
    let isPlain = label == InlineSnapshotSyntaxDescriptor.defaultTrailingClosureLabel
    let name =
      "\(SnapshotName.sanitized(place.function)).\(place.line)-\(place.column)"
      + (isPlain ? "" : ".\(SnapshotName.sanitized(label))") + ".txt"
    return ContainedPath(own: FilePath.joined(file, name))
  }
}
