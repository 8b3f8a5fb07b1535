import DarkroomSnapshotStore
import FoundationEssentials
import Synchronization

/// Builds, lists and runs the tests once, and summarizes the results.
final class TestRun: Sendable {
  private struct State: Sendable {
    var output = TestOutput()
    var tally = TestTally()
    var buildLines: [String] = []
    var traces = CrashReader()
    var crashes: [TestCrash] = []
    /// Whether the programs themselves record which tests begin and end.
    var isNoting = false
    /// Whether a program did not finish, according to its own records.
    var isCut = false
    /// The time at which a test last began or ended; nil while no test is running.
    var lastNews: ContinuousClock.Instant?
    /// Whether the program was ended because a test took too long.
    var isTimedOut = false
    /// The tests that ran in a later program than the first.
    var resumed: Set<String> = []
    var isExhausted = false
  }

  private let plan: RunPlan
  private let reporter: ReporterSet
  private let program: TestProgram
  private let ticket: RunTicket
  private let state = Mutex(State())

  init(_ plan: RunPlan, reporter: ReporterSet) {
    self.plan = plan
    self.reporter = reporter
    ticket = RunTicket(run: plan.run, in: plan.package.results)
    program = TestProgram(
      package: plan.package, runVariable: ticket.variable, arguments: plan.arguments,
      product: plan.product, sdk: PackageSDK(of: plan.package.root),
      variables: plan.variables)
  }

  func perform() async throws -> RunOutcome {
    var record = RunRecord(
      run: plan.run, package: plan.package.root, started: Date().timeIntervalSince1970)
    record.limits = plan.selection.limits + plan.limits
    record.shard = plan.shard
    if plan.shard != nil { record.sources = SourceDigest.of(package: plan.package.root) }
    record.place = plan.package.place
    record.tellsSkipped = !plan.isParallel
    record.snapshots = RunHistory(plan.package.results).lastRecord?.snapshots
    let recovered = Recovery(plan.package).perform()
    try record.write(in: plan.package.results)
    RunningProgram.shared.takesInterrupts()
    let watch = deadline()
    defer { watch?.cancel() }
    var outcome = try await run(&record)
    outcome.recovered = recovered
    outcome.merge = await UnfinishedMerge(in: plan.package)?.words
    return outcome
  }

  private func deadline() -> Task<Void, any Error>? {
    plan.timeout.map { seconds in
      Task {
        try await Task.sleep(for: .seconds(seconds))
        RunningProgram.shared.end(because: 124)
      }
    }
  }

  private func run(_ record: inout RunRecord) async throws -> RunOutcome {
    reporter.begin(plan)
    let fitIsKnown =
      !InstalledTool.isInstalled || DarkroomCopy.used(by: plan.package.root) != nil
    if let misfit = await compilerMisfit(isBuilt: false) {
      return try buildFailure(&record, status: 1, misfit)
    }
    let start = ContinuousClock.now
    let built = try await program.build { line in
      self.state.withLock { $0.buildLines.append(line) }
      self.reporter.event(.building(line))
    }
    record.buildSeconds = program.builds ? Self.seconds(since: start) : nil
    guard built == 0 else {
      let lines = state.withLock { $0.buildLines }
      var obstacle = await compilerMisfit(isBuilt: true)
      obstacle =
        obstacle
        ?? BuildObstacle(
          lines, of: program, environment: ProcessInfo.processInfo.environment)
      return try buildFailure(&record, status: built, obstacle)
    }
    // For a fresh clone, the version in use is known only from now on.
    if !fitIsKnown { try PackageOptions.checkToolFit(of: plan.package.root) }
    let list = try await program.list()
    let listed = list.names
    state.withLock { $0.tally.listed = listed ?? [] }
    record.isUnlisted = listed == nil ? true : nil
    record.tests = (listed ?? []).sorted()
    let hasNotes = !ProgramNotes.files(of: plan.run, in: plan.package.results).isEmpty
    state.withLock { $0.isNoting = hasNotes }
    let asked = plan.selection.spelled(as: listed ?? [])
    record.leftOut = Self.nonEmpty((listed ?? []).filter { !asked.contains($0) })
    if let words = emptiness(of: list, asked) { return try nothing(&record, words) }
    let selection = selection(asked, of: listed ?? [])
    reporter.expect(tests: (listed ?? []).count(where: selection.predicate))
    var status = try await test(selection)
    let flaky = try await retry(&status)
    let absent = state.withLock { $0.tally.absent(of: (listed ?? []).filter(selection.predicate)) }
    // The user's own arguments exclude tests on purpose.
    let isLeftOut = !TestSelection.limits(of: plan.arguments).isEmpty
    if !isLeftOut { record.absent = Self.nonEmpty(absent) }
    if isLeftOut {
      record.leftOut = Self.nonEmpty(state.withLock { $0.tally.absent(of: listed ?? []) })
    }
    return try conclude(&record, status: status, flaky: flaky)
  }

  /// Checks the compiler before the first build, and again after a failed build, so that a successful build costs
  /// nothing extra.
  ///
  /// - Returns: nil if the compiler fits, nothing is built, or the SDK's compiler front end has accepted it in this
  ///   build folder.
  private func compilerMisfit(isBuilt: Bool) async -> BuildObstacle? {
    guard let sdk = program.sdk, program.builds, isBuilt || !sdk.hasPassedCompiler(in: plan.package)
    else { return nil }
    return await CompilerFit(sdk.edition, in: plan.package.root).words.map { .compiler($0) }
  }

  private static func seconds(since start: ContinuousClock.Instant) -> Double {
    let passed = start.duration(to: .now).components
    return Double(passed.seconds) + Double(passed.attoseconds) / 1e18
  }

  private static func nonEmpty(_ tests: [String]) -> [String]? { tests.isEmpty ? nil : tests }

  private func selection(_ asked: TestSelection, of listed: [String]) -> TestSelection {
    var selection = asked
    let chosen = listed.filter(selection.predicate)
    if let shard = plan.shard {
      selection.names = shard.share(of: chosen)
    } else if selection.needsNames {
      selection.names = chosen
    }
    return selection
  }

  /// The reason why there is nothing to run; nil if there is something.
  private func emptiness(of list: TestList, _ asked: TestSelection) -> [String]? {
    guard let names = list.names, !names.isEmpty else { return list.words }
    guard !names.contains(where: asked.contains) else { return nil }
    return plan.selection.limits + ["of \(Console.plural(names.count, "test"))"]
  }

  private func nothing(_ record: inout RunRecord, _ words: [String]) throws(StoreError)
    -> RunOutcome
  {
    record.ended = Date().timeIntervalSince1970
    record.status = RunningProgram.shared.earlyStatus
    record.limits.append(record.status == nil ? "no tests were found" : stopWords)
    try record.write(in: plan.package.results)
    return RunOutcome(
      package: plan.package, record: record, summary: RunSummary([]), stop: stop, emptiness: words)
  }

  /// Runs the selection to its end; tests that a crash left over run in a new program.
  private func test(_ selection: TestSelection) async throws(ToolError) -> Int32 {
    let expected = state.withLock { $0.tally.listed.filter(selection.predicate) }
    var followUp = CrashFollowUp(of: expected, in: plan.package.root)
    var step: CrashFollowUp.Step? = CrashFollowUp.Step(selection: selection)
    var status: Int32 = 0
    while let current = step {
      let (before, known) = (withFreshTally(), followUp.crashes.count)
      let ended = try await execute(current)
      status = max(status, ended)
      step = state.withLock { state in
        let next =
          RunningProgram.shared.earlyStatus == nil
          ? followUp.next(
            after: current, &state.tally, state.traces, status: ended, isCut: state.isCut,
            limit: state.isTimedOut ? plan.testTimeout : nil)
          : followUp.stop()
        state.tally = before.replaced(with: state.tally)
        return next
      }
      followUp.crashes.dropFirst(known).compactMap(\.test).forEach {
        reporter.event(.ended($0, .crashed, seconds: nil))
      }
    }
    let found = followUp
    state.withLock { state in
      state.crashes += found.crashes
      state.resumed.formUnion(found.resumed)
      state.isExhausted = state.isExhausted || found.isExhausted
    }
    return status
  }

  /// - Returns: the tally so far.
  private func withFreshTally() -> TestTally {
    state.withLock { state in
      let tally = state.tally
      state.tally = TestTally()
      state.tally.listed = tally.listed
      return tally
    }
  }

  private func execute(_ step: CrashFollowUp.Step) async throws(ToolError) -> Int32 {
    if let names = step.selection.names, names.isEmpty { return 0 }
    let events = FilePath.joined(
      plan.package.results.events, "\(plan.run)/testing-\(UInt32.random(in: 0...UInt32.max))")
    let known = ProgramNotes.files(of: plan.run, in: plan.package.results)
    state.withLock { state in
      (state.output, state.traces) = (TestOutput(), CrashReader())
      (state.lastNews, state.isTimedOut) = (nil, false)
    }
    let follower = reporter.follow()
    let watch = watchdog()
    defer { watch?.cancel() }
    let listed = state.withLock { $0.tally.listed }
    let status = try await program.test(
      step.selection, among: listed, isSerial: step.isSerial, events: events,
      beginsSwiftTesting: { self.state.withLock { $0.traces.beginSwiftTesting() } }
    ) { line in
      self.reporter.output(line)
      let events = self.state.withLock { state in
        let events = state.output.read(line)
        state.traces.read(line, running: state.output.running)
        events.forEach { state.tally.add($0) }
        if events.contains(where: \.isOfTest) { state.lastNews = .now }
        return events
      }
      events.forEach(self.reporter.event)
    }
    follower.cancel()
    await follower.value
    state.withLock { state in
      state.output.close().forEach { state.tally.add($0) }
      if let test = state.output.unsummed { state.tally.reopen(test) }
      let stream = (try? Files.read(events)).map(EventStream.init)
      if let stream { state.tally.take(stream) }
      state.isCut = state.isNoting && check(&state.tally, stream, against: known)
    }
    Files.remove(events)
    return status
  }

  /// Ends the program if no test has begun or ended for too long.
  ///
  /// In a serial run that is the duration of one test.
  ///
  /// Tests that run in parallel all begin at once, so the duration of each is unknown. The tests that were running at
  /// the time limit then run again, one after the other.
  private func watchdog() -> Task<Void, Never>? {
    plan.testTimeout.map { limit in
      Task {
        while !Task.isCancelled {
          try? await Task.sleep(for: .milliseconds(100))
          let isLate = state.withLock { state in
            guard let news = state.lastNews, !state.isTimedOut, !state.tally.unfinished.isEmpty,
              news.duration(to: .now) > .seconds(limit)
            else { return false }
            state.isTimedOut = true
            return true
          }
          if isLate { RunningProgram.shared.endCurrent() }
        }
      }
    }
  }

  /// Trusts the programs' own records more than their output.
  ///
  /// - Parameter known: files with records of earlier programs.
  /// - Returns: whether a program did not finish.
  private func check(_ tally: inout TestTally, _ stream: EventStream?, against known: Set<String>)
    -> Bool
  {
    // If the results were removed, so were the records; that is reported separately.
    guard areResultsThere else { return false }
    let files = ProgramNotes.files(of: plan.run, in: plan.package.results)
    let notes = ProgramNotes(files.subtracting(known))
    tally.take(notes)
    let isModern = stream.map { !$0.verdicts.isEmpty || !$0.unfinished.isEmpty } ?? false
    return notes.programs.contains(where: \.isCut) || (isModern && !notes.endsSwiftTesting)
  }

  /// The record of the run was written before the tests began.
  ///
  /// If it is missing, the lines beside it have been removed as well.
  private var areResultsThere: Bool {
    Files.exists(RunRecord.path(of: plan.run, in: plan.package.results))
  }

  /// Runs the tests again that failed for a reason other than a snapshot.
  ///
  /// A difference of pixels is never retried, and a new snapshot stays new however often it is drawn.
  private func retry(_ status: inout Int32) async throws(ToolError) -> [String] {
    var flaky: [String] = []
    for attempt in 0..<plan.retries where status != 0 && RunningProgram.shared.earlyStatus == nil {
      let summary = plan.package.summary(of: plan.run)
      let failed = state.withLock { $0.tally.tests(.failed) }.filter { test in
        !summary.open.contains { $0.state != .added && TestNames.isSame(test, $0.test) }
      }
      guard !failed.isEmpty else { break }
      let before = withFreshTally()
      reporter.retry(failed.count, attempt: attempt + 2)
      status = try await test(TestSelection(names: failed))
      state.withLock { state in
        let passed = Set(state.tally.tests(.passed))
        flaky += failed.filter(passed.contains)
        state.tally = before.replaced(with: state.tally)
      }
    }
    return flaky
  }

  private func buildFailure(
    _ record: inout RunRecord, status: Int32, _ obstacle: BuildObstacle?
  ) throws(StoreError) -> RunOutcome {
    record.ended = Date().timeIntervalSince1970
    record.status = RunningProgram.shared.earlyStatus ?? status
    record.limits.append(stop == nil ? "the build failed" : stopWords)
    try record.write(in: plan.package.results)
    return RunOutcome(
      package: plan.package, record: record, summary: RunSummary([]), stop: stop,
      buildFailure: state.withLock { $0.buildLines }, obstacle: obstacle)
  }

  /// The reason why the run ended early; nil if it did not.
  private var stop: RunStop? {
    switch RunningProgram.shared.earlyStatus {
    case nil: nil
    case 124?: plan.timeout.map(RunStop.timeout)
    default: .interrupt
    }
  }

  /// Constraints that contradict each other, as the programs recorded them.
  private func conflicts(_ tally: TestTally) -> [LayoutConflict] {
    let files = ProgramNotes.files(of: plan.run, in: plan.package.results)
    return LayoutConflict.all(in: ProgramNotes(files), listed: tally.listed)
  }

  private var stopWords: String {
    guard RunningProgram.shared.earlyStatus == 124, let timeout = plan.timeout else {
      return "it was stopped"
    }
    return "it was stopped by --global-timeout \(timeout)"
  }

  private func conclude(_ record: inout RunRecord, status: Int32, flaky: [String])
    throws(StoreError)
    -> RunOutcome
  {
    let (tally, crashes, resumed, isExhausted) = state.withLock { state in
      (state.tally, state.crashes, state.resumed.count, state.isExhausted)
    }
    record.lostResults = areResultsThere ? nil : true
    let contents = RunHistory(plan.package.results).contents(of: plan.run)
    let lines = contents.lines
    let summary = RunSummary(lines)
    // Tests that were built in another folder write their results for that folder's package.
    let refused = contents.refused + contents.strangers
    record.limits += refused.prefix(1).map(\.description)
    record.ended = Date().timeIntervalSince1970
    record.status = RunningProgram.shared.earlyStatus ?? status
    record.passedTests = tally.passed
    record.resultCount = lines.count
    record.passed = tally.passed.count
    record.failed = tally.tests(.failed)
    record.crashed = crashes.isEmpty ? nil : crashes.map(\.subject)
    record.skipped = tally.tests(.skipped)
    record.unfinished = tally.unfinished
    record.count(lines, ofPassed: tally.tests(.passed))
    if RunningProgram.shared.earlyStatus != nil { record.limits.append(stopWords) }
    try record.write(in: plan.package.results)
    let open = Set(summary.open.map { "\($0.file):\($0.line)" })
    let issues = tally.issues.filter { !open.contains("\($0.file ?? ""):\($0.line ?? 0)") }
    return RunOutcome(
      package: plan.package, record: record, summary: summary, issues: issues,
      verdicts: tally.verdicts, crashes: crashes, resumed: resumed, isExhausted: isExhausted,
      stop: stop, flaky: flaky, refused: refused, conflicts: conflicts(tally))
  }
}
