import ArgumentParser
import DarkroomSnapshotStore

/// Runs the tests without writing into the source folders.
struct TestCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "test", abstract: "Run the tests; keep missing and changed snapshots as pending.",
    discussion: """
      Builds, runs the tests and prints a summary. Arguments after -- go to `swift test`:

        snapshot-record test -- --parallel --filter CardTests
        snapshot-record test -u                       accept changed and missing snapshots
        snapshot-record test --shard 2/5 --reporter junit=out.xml --reporter github
        snapshot-record test --repeat 20              find pictures that depend on chance
      """)

  @OptionGroup var options: PackageOptions
  @OptionGroup(title: "Which tests, and how") var runs: RunOptions

  @Option(
    name: .long,
    help: ArgumentHelp(
      "Accept after the run: changed (different or missing), missing, all (also stale stamps) or none.",
      valueName: "mode"))
  var update: UpdateMode?

  @Flag(name: .customShort("u"), help: "The same as --update=changed.")
  var updatesChanged = false

  @Flag(name: .long, help: "Write every reference again, even if nothing differs.")
  var forceUpdate = false

  @Flag(name: .long, help: "With --update: also replace references of another renderer.")
  var replaceForeign = false

  @Flag(name: .long, help: "Open `review` after the run if snapshots are pending.")
  var review = false

  @Flag(
    name: .long,
    help: "Accept nothing; takes precedence over the settings. The default if CI is set.")
  var check = false

  @Flag(
    inversion: .prefixedNo, help: "Whether this is a CI machine; takes precedence over CI."
  )
  var ci: Bool?

  @Option(
    name: .long,
    help: ArgumentHelp(
      "The action on unused files after a complete run: auto, reject, delete, warn or ignore.",
      valueName: "policy"))
  var unreferenced: UnreferencedPolicy?

  @Option(
    name: .long,
    help: ArgumentHelp(
      "Run the tests n times and report snapshots that differ between runs.", valueName: "n"))
  var `repeat`: Int?

  @Option(
    name: .long,
    help: ArgumentHelp("With --repeat: the seed of the runs' variations.", valueName: "n"))
  var seed: UInt64 = 1

  @Option(
    name: .long, parsing: .singleValue,
    help: ArgumentHelp(
      "list, line, dot, none, json=FILE, junit=FILE, html=DIR or github. Can be repeated.",
      valueName: "reporter"))
  var reporter: [RequestedReporter] = []

  @Option(
    name: .long,
    help: ArgumentHelp(
      "The detail of the output: diff, summary, minimal or none.", valueName: "detail"))
  var output: ConsoleSummary.Detail?

  @Flag(name: .long, help: "Also print the output of the test runner.")
  var verbose = false

  @Flag(name: .shortAndLong, help: "Run again whenever a source changes.")
  var watch = false

  @Flag(
    name: .long,
    help:
      "Use a different exit code for each reason: 1 failed tests, 3 differences, 4 unreferenced files, 5 bad references."
  )
  var detailedExitCode = false

  @Argument(parsing: .postTerminator, help: "Arguments for `swift test`.")
  var arguments: [String] = []

  func validate() throws {
    guard `repeat` ?? 2 >= 2 else { throw ValidationError("--repeat needs at least two runs.") }
    let modes = [update != nil, updatesChanged, forceUpdate].count { $0 }
    guard modes <= 1 else {
      throw ValidationError("--update, -u and --force-update exclude each other: give one of them.")
    }
    guard !(check && modes == 1) else {
      throw ValidationError("--check accepts nothing: leave out --update, -u and --force-update.")
    }
  }

  func run() async throws {
    let package = try options.package(recovers: false)
    let policy = try RunPolicy(self, package)
    ShardVariables(package.environment).announce()
    if let count = `repeat` {
      return try await RepeatedRun(
        plan: try await plan(package), count: count, seed: seed, isDetailed: detailedExitCode
      ).perform()
    }
    if watch {
      return try await WatchLoop(
        package: package, run: { try await perform(policy, package, narrowedTo: $0) },
        review: { ReviewSession(package, view: package.settings.view).run() }
      ).perform()
    }
    let outcome = try await perform(policy, package)
    if review, !outcome.open.isEmpty, options.isInteractive {
      ReviewSession(package, view: package.settings.view).run()
    }
    try ExitStatus(outcome, policy, isDetailed: detailedExitCode).exit()
  }

  private func plan(_ package: PackageSnapshots) async throws -> RunPlan {
    var plan = RunPlan(package: package, run: RunPlan.newName(), arguments: arguments)
    try await runs.apply(to: &plan)
    return plan
  }

  /// Runs the tests once and handles the result.
  private func perform(
    _ policy: RunPolicy, _ package: PackageSnapshots, narrowedTo filters: [String] = []
  ) async throws -> RunOutcome {
    var plan = try await plan(package)
    if !filters.isEmpty { plan.selection.narrow(to: filters) }
    plan.restamps = policy.update == .all
    plan.rewritesAll = forceUpdate
    let reporters = ReporterSet(reporters(package))
    var outcome = try await TestRun(plan, reporter: reporters).perform()
    try policy.conclude(&outcome)
    try reporters.end(outcome)
    outcome.acceptance?.warn()
    if options.asJSON { try Console.json(outcome.summary.lines) }
    return outcome
  }

  private func reporters(_ package: PackageSnapshots) -> sending [any Reporter] {
    var settings = package.settings.reporters?.compactMap(RequestedReporter.init(argument:)) ?? []
    // On GitHub annotations are enabled without being requested.
    if settings.isEmpty, package.environment.values["GITHUB_ACTIONS"] == "true" {
      settings = [RequestedReporter(.line), RequestedReporter(.github)]
    }
    var wishes = reporter.isEmpty ? settings : reporter
    if !wishes.contains(where: { $0.isConsole || $0.kind == .none }), !options.asJSON {
      wishes.append(RequestedReporter(.line))
    }
    let detail =
      output ?? package.environment.values["SNAPSHOT_OUTPUT"].flatMap(
        ConsoleSummary.Detail.init(rawValue:)) ?? .diff
    let chosen = options.asJSON ? wishes.filter { !$0.isConsole } : wishes
    return chosen.compactMap { $0.reporter(options: detail) } + (verbose ? [EchoReporter()] : [])
  }
}

extension ConsoleSummary.Detail: ExpressibleByArgument {}

/// Prints the runner's output unchanged.
final class EchoReporter: Reporter {
  func event(_ event: TestEvent) {
    if case .building(let line) = event { Console.echo(line) }
  }

  func output(_ line: String) { Console.echo(line) }
}
