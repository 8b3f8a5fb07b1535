import DarkroomSnapshotStore

/// Decides what runs after a program of tests has crashed: what it left, in a fresh program.
///
/// A test that crashed never runs again. Where several were under way and nothing says which of them crashed, they run
/// again one after the other: then it is the one that began last.
struct CrashFollowUp: Sendable {
  /// What runs next.
  struct Step: Sendable {
    var selection: TestSelection
    /// One test at a time, to learn which one crashes.
    var isSerial = false
  }

  /// Programs that may crash for one selection; what is left by then does not run.
  static let limit = 20

  private(set) var crashes: [TestCrash] = []
  /// Tests that ran in a later program, for the first did not bring them to their end.
  private(set) var resumed: Set<String> = []
  /// Whether tests are left because of `limit`.
  private(set) var isExhausted = false

  private let root: String
  private var expected: [String]
  private var ended: Set<String> = []
  private var programs = 0
  /// In seconds, where the program was ended because a test took longer.
  private var limit: Int?
  /// The trace of the last crash, if its test is not known yet.
  private var unknown: TestCrash?

  /// - Parameters:
  ///   - expected: the listed tests that shall run; empty when nobody could list them.
  ///   - root: of the package, for the places of crashes.
  init(of expected: [String], in root: String) {
    self.expected = expected
    self.root = root
  }

  /// Reads what a program left behind; tests that crashed get their verdict in `tally`.
  ///
  /// - Parameters:
  ///   - status: as in `ChildProgram.Result`.
  ///   - limit: in seconds, where the program was ended because a test took longer.
  ///   - isCut: whether a program did not come to its end, as far as it noted itself.
  /// - Returns: what to run next; nil if nothing is left, or nothing would help.
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
    // A program that dies outside of its tests does so again.
    let isStuck = step.selection.names == left && suspects.isEmpty
    guard !left.isEmpty, !isStuck else { return nil }
    return Step(selection: TestSelection(names: left))
  }

  /// Leaves the rest: an interrupt or a time limit has ended the run, or too many programs have crashed.
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

  /// With the signal of a program that ended without a word.
  private func trace(_ trace: CrashTrace, _ status: Int32) -> CrashTrace {
    var trace = trace
    if let limit {
      return CrashTrace(cause: "it took longer than \(limit) s (--timeout)", test: trace.test)
    }
    if trace.cause == nil, status > 128 { trace.cause = CrashReader.words(ofSignal: status - 128) }
    return trace
  }
}
