import DarkroomTestSupport
import Foundation
import Testing

@testable import DarkroomSnapshotStore

struct ResultTests {
  let folder: ScratchFolder
  let results: ResultsDirectory

  init() throws {
    folder = try ScratchFolder()
    results = ResultsDirectory(package: folder.path, environment: SnapshotEnvironment([:]))
  }

  func line(_ state: ResultState = .changed, run: String = "r", name: String = "a", line: Int = 1)
    -> ResultLine
  {
    var result = ResultLine(
      run: run, process: 1, runner: "XCTest", test: "T/test\(name)", file: "\(folder.path)/T.swift",
      line: line,
      mode: .pending, state: state,
      reference: ContainedPath(own: "\(folder.path)/__Snapshots__/T/\(name).txt"),
      package: folder.path)
    result.pending = ContainedPath(own: results.pending(for: result.reference.path))
    return result
  }

  @Test func linesComeBackInOrder() throws {
    let log = ResultLog(run: "r")

    for number in 1...3 { #expect(log.append(line(line: number), in: results) == nil) }

    #expect(RunHistory(results).lines(of: "r").map(\.line) == [1, 2, 3])
    #expect(try folder.text(".snapshot-results/.gitignore") == "*\n")
  }

  @Test func everyValueOfALineComesBack() throws {
    var line = line()
    line.sequence = 3
    line.time = 1.5
    line.draft = PNGSettings(level: 1, indexed: false)
    line.difference = ContainedPath(own: results.difference(for: line.reference.path))
    line.wrote = true
    line.digest = "abc"
    line.stale = ["fonts"]
    line.problem = "error"
    line.words = ["UILabel: \"text\"", "a/b"]
    line.numbers = DifferenceNumbers(
      width: 1, height: 2, referenceWidth: 3, referenceHeight: 4, differing: 5, largestChannel: 6)
    line.evidence = ChangeEvidence(unexplained: 7)
    line.looseness = ["SNAPSHOT_THRESHOLD=0.1"]
    line.faults = ["too small"]
    line.symbols = MissingSymbols(undrawn: ["tram": 2], unlisted: ["typo": 1])
    line.upstream = true
    line.renamedFrom = ContainedPath(own: "\(folder.path)/__Snapshots__/T/old.1.png")
    line.foreign = true
    line.arguments = "name → \"Anna\""
    line.edit = SourceEdit(
      source: ContainedPath(own: "\(folder.path)/T.swift"), base: [65, 10, 66], old: 2..<3,
      expected: "B")
    let unset = Mirror(reflecting: line).children.filter { child in
      let value = Mirror(reflecting: child.value)
      return value.displayStyle == .optional && value.children.isEmpty
    }
    #expect(unset.map(\.label) == [], "the test sets every value")

    let bytes = line.encoded()

    #expect(bytes.last == 0x0A)
    let again = try results.decoder().decode(ResultLine.self, from: Data(bytes))
    #expect(again == line)
  }

  /// Small times are written with an exponent, whole ones without a fraction.
  @Test(
    arguments: ["é/日本", "a\"b", "a\\b", "a\tb", "a\u{7F}b\u{2028}", "a\u{0}b"],
    [1_764_109_567.123456, 1.5, 3, 1e-7])
  func matchesAreWrittenAsFoundationWritesThem(name: String, time: Double) throws {
    var match = line(.matched, name: name)
    match.pending = nil
    match.sequence = 12
    match.time = time

    #expect(match.encoded() == match.encodedByFoundation())
  }

  @Test func whatIsMoreThanAMatchIsLeftToFoundation() throws {
    var match = line(.matched)
    match.time = 1.5
    #expect(match.encodedMatch() == nil, "something waits")
    match.pending = nil
    #expect(match.encodedMatch() != nil)
    match.foreign = false
    #expect(match.encodedMatch() == nil)
  }

  @Test func aLineThatACrashCutIsLeftOut() throws {
    ResultLog(run: "r").append(line(), in: results)
    let path = try #require(Files.below(results.events).first)
    let bytes = try #require(try Files.read(path))
    try Files.write(bytes + bytes.prefix(40), to: path)

    #expect(RunHistory(results).lines().count == 1)
  }

  @Test func processesDoNotShareAFile() {
    ResultLog(run: "r").append(line(), in: results)
    ResultLog(run: "r").append(line(), in: results)

    #expect(Files.below(results.events).count { $0.hasSuffix(".jsonl") } == 2)
  }

  @Test func acceptingMovesTheValueAndRejectingDropsIt() throws {
    let log = ResultLog(run: "r")
    for name in ["a", "b", "c"] {
      let line = line(name: name)
      try Files.write([UInt8]("new \(name)".utf8), to: try #require(line.pending?.path))
      log.append(line, in: results)
    }
    let store = PendingStore(results)

    func waiting(_ pattern: String) -> [PendingSnapshot] {
      SnapshotPatterns.selected(store.all(), by: [pattern], \.line)
    }

    #expect(store.accept(waiting("a.txt"), by: "accept").refused.isEmpty)
    try store.reject(waiting("T/b*"), by: "reject")

    #expect(try folder.text("__Snapshots__/T/a.txt") == "new a")
    #expect(try folder.text("__Snapshots__/T/b.txt") == nil)
    #expect(store.all().map(\.name) == ["__Snapshots__/T/c.txt"])
  }

  @Test func aDamagedValueIsNotAccepted() throws {
    let line = line()
    try Files.write(
      [UInt8]("version https://git-lfs.github.com/spec/v1\n".utf8),
      to: try #require(line.pending?.path))
    ResultLog(run: "r").append(line, in: results)
    let store = PendingStore(results)
    let snapshot = try #require(store.all().first)

    #expect(store.accept([snapshot], by: "accept").accepted.isEmpty)
    #expect(try folder.text("__Snapshots__/T/a.txt") == nil)
  }

  @Test func oldRunsAreForgottenExceptWhatWaits() throws {
    for run in ["1", "2", "3"] {
      let line = line(run: run, name: run)
      if run == "1" { try Files.write([1], to: try #require(line.pending?.path)) }
      ResultLog(run: run).append(line, in: results)
    }

    RunHistory(results).forgetOldRuns(keeping: 1)

    #expect(Set(RunHistory(results).runs) == ["1", RunHistory(results).runs.last ?? ""])
    #expect(RunHistory(results).runs.count == 2)
  }

  /// Also behind many lines without a value, and one whose value is gone.
  @Test func aRunIsKeptForItsLastLineToo() throws {
    for run in ["1", "2"] {
      let log = ResultLog(run: run)
      for number in 0..<20 {
        var line = line(run: run, name: "\(run) \(number)")
        if number < 18 { line.pending = nil }
        if run == "1", number == 19 { try Files.write([1], to: try #require(line.pending?.path)) }
        log.append(line, in: results)
      }
    }

    RunHistory(results).forgetOldRuns(keeping: 0)

    #expect(RunHistory(results).runs == ["1"])
  }

  /// What many lines describe is kept, and found again where a process of the run wrote more since.
  @Test func aRunWithManyLinesIsKeptForTheOneThatItWroteLast() throws {
    let log = ResultLog(run: "1")
    for number in 0..<300 { log.append(line(run: "1", name: "gone \(number)"), in: results) }
    let before = PendingNames(of: "1", in: results).names
    #expect(before.count == 300)
    #expect(Files.exists(PendingNames.index(of: "1", in: results)))
    #expect(PendingNames(of: "1", in: results).names == before)

    let late = line(run: "1", name: "late")
    try Files.write([1], to: try #require(late.pending?.path))
    log.append(late, in: results)
    RunHistory(results).forgetOldRuns(keeping: 0)
    #expect(RunHistory(results).runs == ["1"])

    try Files.remove(#require(late.pending?.path))
    RunHistory(results).forgetOldRuns(keeping: 0)
    #expect(RunHistory(results).runs == [])
    #expect(!Files.exists(PendingNames.index(of: "1", in: results)))
  }

  /// Else a test that stays red would keep every run.
  @Test func aValueThatWaitsAgainKeepsItsNewestRunAlone() throws {
    for run in ["1", "2", "3", "4"] {
      let log = ResultLog(run: run)
      for name in run == "1" ? ["always red", "red once"] : ["always red"] {
        let line = line(run: run, name: name)
        try Files.write([1], to: try #require(line.pending?.path))
        log.append(line, in: results)
      }
      try setTime(ofRun: run, Int(run) ?? 0)
    }

    RunHistory(results).forgetOldRuns(keeping: 1)
    #expect(RunHistory(results).runs == ["1", "4"])

    try Files.remove(#require(line(run: "1", name: "red once").pending?.path))
    RunHistory(results).forgetOldRuns(keeping: 1)
    #expect(RunHistory(results).runs == ["4"])
  }

  /// Runs are ordered by their folders' times.
  private func setTime(ofRun run: String, _ second: Int) throws {
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSince1970: Double(1_000_000 + second))],
      ofItemAtPath: FilePath.joined(results.events, run))
  }

  @Test func whatARunRecordedIsKnownToItsOtherProcesses() throws {
    let mine = RecordedReferences(run: "r")
    let other = RecordedReferences(run: "r")
    #expect(!other.contains("/x", in: results))

    try mine.insert("/x", in: results)

    #expect(other.contains("/x", in: results))
    #expect(!other.contains("/y", in: results))
    #expect(!RecordedReferences(run: "later").contains("/x", in: results))
  }

  @Test func processesOfOneSwiftTestShareARun() {
    let environment = SnapshotEnvironment([:])
    let a = RunIdentity.identity(environment: environment, parent: 1, process: getpid())
    let named = SnapshotEnvironment(["SNAPSHOT_RUN_ID": "abc"])

    #expect(a.hasPrefix("\(getpid())-") && !a.hasSuffix("-0"))
    #expect(RunIdentity.identity(environment: named, parent: 1, process: 2) == "abc")
  }

  @Test func oneRunAtATimeKeepsItsNameInAFile() throws {
    func name(_ ticket: RunTicket) -> String {
      RunIdentity.identity(
        environment: SnapshotEnvironment(["SNAPSHOT_RUN_ID": ticket.variable]), parent: 1,
        process: 2)
    }
    var first: RunTicket? = RunTicket(run: "tool-first", in: results)
    let variable = try #require(first?.variable)
    #expect(variable.hasPrefix("@") && first.map(name) == "tool-first")

    let second = RunTicket(run: "tool-second", in: results)
    #expect(second.variable == "tool-second" && first.map(name) == "tool-first")

    first = nil
    let third = RunTicket(run: "b", in: results)
    // The shorter name has replaced the longer one, and the variable is what it was.
    #expect(third.variable == variable && name(third) == "b")
  }
}
