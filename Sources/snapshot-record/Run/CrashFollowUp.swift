import DarkroomSnapshotStore

/// Decides what runs after a test program has crashed: the remaining tests, in a new program.
///
/// A test that crashed never runs again. If several tests were running and nothing shows which of them crashed, they
/// run again one after the other; then the test that began last is the one that crashes.
struct CrashFollowUp: Sendable {
  /// What runs next.
  struct Step: Sendable {
    var selection: TestSelection
    /// Whether tests run one at a time, to find out which one crashes.
    var isSerial = false
  }

  /// The largest number of programs that may crash for one selection; tests that are left then do not run.
  static let limit = 20

  private(set) var crashes: [TestCrash] = []
  /// The tests that ran in a later program because the first did not finish them.
  private(set) var resumed: Set<String> = []
  /// Whether tests are left because of `limit`.
  private(set) var isExhausted = false

  private let root: String
  private var expected: [String]
  private var ended: Set<String> = []
  private var programs = 0
  /// The time limit in seconds, if the program was ended because a test took longer.
  private var limit: Int?
  /// The trace of the last crash, if its test is not known yet.
  private var unknown: TestCrash?

  /// - Parameters:
  ///   - expected: the listed tests that have to run; empty if they could not be listed.
  ///   - root: the folder of the package, for the source locations of crashes.
  init(of expected: [String], in root: String) {
    self.expected = expected
    self.root = root
  }

  /// Evaluates the state that a program left behind; tests that crashed get their verdict in `tally`.
  ///
  /// - Parameters:
  ///   - status: as in `ChildProgram.Result`.
  ///   - limit: the time limit in seconds, if the program was ended because a test took longer.
  ///   - isCut: whether a program did not finish, according to its own records.
  /// - Returns: the next step; nil if nothing is left, or if no further program would help.
  mutating func next(
    after step: Step, _ tally: inout TestTally, _ reader: CrashReader, status: Int32,
    isCut: Bool = false, limit: Int? = nil
  ) -> Step? {
    self.limit = limit
    let unfinished = tally.unfinished
    if programs > 0 { resumed.formUnion(tally.started) }
    ended.formUnion(tally.verdicts.keys)
    ended.formUnion(tally.startsOnly)
    for test in unfinished where TestTally.isOfXCTest(test) {
      crash(reader.classic[TestTally.printed(test)] ?? CrashTrace(), of: test, &tally, status)
    }
    let suspects = unfinished.filter { !TestTally.isOfXCTest($0) }
    let isDead =
      !unfinished.isEmpty || (status != 0 && reader.modern.cause != nil) || status > 128 || isCut
    if !suspects.isEmpty {
      if let test = reader.modern.test(among: suspects) {
        crash(reader.modern, of: test, &tally, status)
      } else {
        guard unknown == nil else { return stop() }
        unknown = trace(reader.modern, status).crash(of: nil, suspects: suspects, in: root)
      }
    } else if step.isSerial, let unknown {
      // Separately, none of them crashes.
      crashes.append(unknown)
      self.unknown = nil
    } else if isDead, unfinished.isEmpty {
      crashes.append(trace(reader.modern, status).crash(of: nil, in: root))
    }
    guard isDead || step.isSerial else { return nil }
    return following(step, suspects)
  }

  private mutating func following(_ step: Step, _ suspects: [String]) -> Step? {
    expected += suspects.filter { !expected.contains($0) }
    let left = expected.filter { !ended.contains($0) }
    programs += 1
    guard programs < Self.limit else {
      isExhausted = !left.isEmpty
      return stop()
    }
    if unknown != nil { return Step(selection: TestSelection(names: suspects), isSerial: true) }
    // A program that crashes outside its tests will crash again.
    let isStuck = step.selection.names == left && suspects.isEmpty
    guard !left.isEmpty, !isStuck else { return nil }
    return Step(selection: TestSelection(names: left))
  }

  /// Stops with tests left over: an interrupt or a time limit has ended the run, or too many programs have crashed.
  mutating func stop() -> Step? {
    if let unknown { crashes.append(unknown) }
    unknown = nil
    return nil
  }

  private mutating func crash(
    _ trace: CrashTrace, of test: String, _ tally: inout TestTally, _ status: Int32
  ) {
    var crash = self.trace(trace, status).crash(of: test, in: root)
    crash.isTimeout = limit != nil ? true : nil
    if let unknown, unknown.suspects.contains(test), crash.file == nil {
      (crash.file, crash.line, crash.message) = (unknown.file, unknown.line, unknown.message)
    }
    unknown = nil
    crashes.append(crash)
    ended.insert(test)
    resumed.remove(test)
    tally.crash(test)
  }

  /// Adds the signal to the trace of a program that ended without a message.
  private func trace(_ trace: CrashTrace, _ status: Int32) -> CrashTrace {
    var trace = trace
    if let limit {
      return CrashTrace(cause: "it took longer than \(limit) s (--timeout)", test: trace.test)
    }
    if trace.cause == nil, status > 128 { trace.cause = CrashReader.words(ofSignal: status - 128) }
    return trace
  }
}
