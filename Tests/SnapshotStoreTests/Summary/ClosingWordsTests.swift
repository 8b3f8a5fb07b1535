import DarkroomTestSupport
import Testing

@testable import DarkroomSnapshotStore

/// The one line at the end of a run without the tool.
struct ClosingWordsTests {
  let folder: ScratchFolder
  let results: ResultsDirectory
  let nothing = SnapshotEnvironment([:])

  init() throws {
    folder = try ScratchFolder()
    results = ResultsDirectory(package: folder.path, environment: SnapshotEnvironment([:]))
  }

  /// - Parameter waits: whether the value was kept, and not recorded.
  private func append(
    _ states: [ResultState], waits: Bool = true, to log: ResultLog = ResultLog(run: "run")
  ) throws {
    for (index, state) in states.enumerated() {
      var line = ResultLine(
        run: "run", process: 1, runner: "XCTest", test: "t", file: folder.path("T.swift"),
        line: index, mode: .never, state: state,
        reference: ContainedPath(own: folder.path("r\(index).txt")), package: folder.path)
      if waits { line.pending = ContainedPath(own: results.pending(for: line.reference.path)) }
      #expect(log.append(line, in: results) == nil)
    }
  }

  private var words: String? {
    ClosingWords.words(of: "run", in: results, environment: nothing)
  }

  @Test func aGreenRunSaysNothing() throws {
    try append([.matched, .tolerated, .error])

    #expect(words == nil)
  }

  @Test(arguments: [
    ([ResultState.changed], "1 differs"), ([.changed, .matched, .changed], "2 differ"),
    ([.added], "1 is new"), ([.added, .changed, .added], "1 differs, 2 are new"),
  ])
  func whatDiffersAndWhatIsNewIsCounted(_ states: [ResultState], _ counts: String) throws {
    try append(states)

    #expect(
      words == "Snapshots: \(counts). Look at them with: swift run snapshot-record review")
  }

  /// Pictures with dotted boxes are recorded as others are, so each run says it, a green one too.
  @Test func symbolsWithoutAPictureAreSaidInEachRun() throws {
    let log = ResultLog(run: "run")
    for index in 0..<2 {
      var line = ResultLine(
        run: "run", process: 1, runner: "XCTest", test: "t", file: folder.path("T.swift"),
        line: index, mode: .never, state: .matched,
        reference: ContainedPath(own: folder.path("r\(index).txt")), package: folder.path)
      line.symbols = MissingSymbols(undrawn: ["foo.bar": 2], unlisted: [:])
      #expect(log.append(line, in: results) == nil)
    }
    #expect(words?.hasPrefix("1 symbol has no picture here: foo.bar (4). Bring your own") == true)

    try append([.changed], to: log)
    let lines = words?.split(separator: "\n")
    #expect(lines?.count == 2 && lines?.first?.hasPrefix("Snapshots: 1 differs. ") == true)
  }

  @Test func processesOfARunAreCountedTogether() throws {
    try append([.changed])
    try append([.matched, .changed])

    #expect(words?.hasPrefix("Snapshots: 1 differs.") == true)
    #expect(RunSummary(RunHistory(results).lines(of: "run")).open.count == 1)
  }

  @Test func aSnapshotThatMatchesInTheEndIsNotCounted() throws {
    let log = ResultLog(run: "run")
    try append([.changed], to: log)
    try append([.matched], to: log)

    #expect(words == nil)
  }

  @Test func whatWasRecordedNeedsNoTool() throws {
    try append([.added], waits: false)

    #expect(
      words == "Snapshots: 1 is new. Recorded snapshots are compared from the next run on.")
  }

  @Test func theToolSpeaksForItsRuns() throws {
    try RunRecord(run: "run", package: folder.path, started: 1).write(in: results)
    try append([.changed])

    #expect(
      ClosingWords.words(
        of: "run", in: results, environment: SnapshotEnvironment(["SNAPSHOT_RUN_ID": "run"]))
        == nil)
  }
}
