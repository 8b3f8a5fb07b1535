import ArgumentParser
import DarkroomSnapshotStore
import Foundation

/// Runs the tests without writing under the sources.
struct TestCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "test", abstract: "Run the tests; keep what is missing or different as pending.",
    discussion: """
      Runs `swift test` and sums up. Arguments after -- go to `swift test`:

        snapshot-record test -- --parallel --filter CardTests
      """, aliases: ["run"])

  @OptionGroup var options: PackageOptions

  @Flag(
    name: [.customShort("u"), .customLong("accept"), .customLong("update")],
    help: "Accept everything that is missing or different after the run.")
  var accepts = false

  @Flag(name: .long, help: "With --accept: replace references of another renderer too.")
  var replaceForeign = false

  @Option(
    name: .long, parsing: .singleValue,
    help: ArgumentHelp("Run only tests that match; as for `swift test`.", valueName: "regex"))
  var filter: [String] = []

  @Option(
    name: .long, parsing: .singleValue,
    help: ArgumentHelp("Leave out tests that match; as for `swift test`.", valueName: "regex"))
  var skip: [String] = []

  @Flag(name: .long, help: "Run tests side by side; as for `swift test`.")
  var parallel = false

  @Flag(
    name: .long,
    help: "Exit with 3 where only snapshots differ, with 1 where tests failed otherwise.")
  var detailedExitCode = false

  @Argument(parsing: .postTerminator, help: "Arguments for `swift test`.")
  var arguments: [String] = []

  func run() async throws {
    let package = try options.package()
    let run = "tool-\(UUID().uuidString.lowercased())"
    let status = try await SwiftTest(
      package: package, run: run, forcesPass: accepts, sendsOutputToStandardError: options.asJSON
    ).run(testArguments)
    let summary = package.summary(of: run)
    let acceptance = accepts ? accept(summary, in: package) : nil
    try report(summary, acceptance, package)
    try exit(status, summary, acceptance)
  }

  private var testArguments: [String] {
    filter.flatMap { ["--filter", $0] } + skip.flatMap { ["--skip", $0] }
      + (parallel ? ["--parallel"] : []) + arguments
  }

  private func accept(_ summary: RunSummary, in package: PackageSnapshots) -> Acceptance {
    let references = Set(summary.open.map(\.reference))
    let waiting = package.pending.all().filter { references.contains($0.line.reference) }
    return Acceptance(waiting, in: package.pending, replacingForeign: replaceForeign)
  }

  private func report(_ summary: RunSummary, _ acceptance: Acceptance?, _ package: PackageSnapshots)
    throws
  {
    if options.asJSON { return try Console.json(summary.lines) }
    Console.say("\nSnapshots: \(summary.words)")
    let shown = acceptance == nil ? summary.open : summary.open.filter { $0.state == .error }
    for line in shown { LineText.describe(line).forEach(Console.say) }
    for (first, second) in summary.collisions {
      Console.say(
        "error    \(first.shortReference) is used with different contents by "
          + "\(first.shortFile):\(first.line) and \(second.shortFile):\(second.line)")
    }
    if !summary.stale.isEmpty {
      Console.say(
        "\(Console.plural(summary.stale.count, "reference")) with the same picture and an old stamp"
      )
    }
    acceptance?.report()
    if acceptance == nil, summary.open.contains(where: { $0.pending != nil }) {
      Console.say(
        "\nNew values wait in \(Path.relative(package.results.pendingPath, to: package.root) ?? package.results.pendingPath). "
          + "Take them with: swift run snapshot-record accept [PATTERN…]")
    }
  }

  private func exit(_ status: Int32, _ summary: RunSummary, _ acceptance: Acceptance?) throws {
    let isAllAccepted = acceptance.map { $0.refused.isEmpty } ?? false
    let isOpen = !summary.open.isEmpty && !(isAllAccepted && summary.count(.error) == 0)
    if status != 0, summary.lines.isEmpty {
      Console.warn("`swift test` failed with \(status) before any snapshot was taken.")
    }
    if isOpen || !summary.collisions.isEmpty {
      throw detailedExitCode ? ExitCode.differences : ExitCode.failure
    }
    if status != 0 { throw ExitCode.failure }
  }
}
