import ArgumentParser
import DarkroomSnapshotStore

/// Refreshes the metadata of references without changing any pixel.
struct RestampCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "restamp",
    abstract:
      "Refresh the notes in references whose pictures still match: renderer, fonts, view tree.",
    discussion: """
      Runs the tests. A reference is written only if its picture equals the new one pixel by pixel. Differences are left \
      for `test` and `review`. Arguments after -- go to `swift test`.
      """)

  @OptionGroup var options: PackageOptions
  @OptionGroup(title: "Which tests, and how") var runs: RunOptions

  @Argument(parsing: .postTerminator, help: "Arguments for `swift test`.")
  var arguments: [String] = []

  func run() async throws {
    let package = try options.package(recovers: false)
    var plan = RunPlan(
      package: package, run: RunPlan.newName(), arguments: arguments)
    try await runs.apply(to: &plan)
    plan.restamps = true
    let reporters = ReporterSet([LineReporter(ConsoleSummary(detail: .minimal))])
    let outcome = try await TestRun(plan, reporter: reporters).perform()
    try reporters.end(outcome)
    let fresh = outcome.summary.lines.filter { $0.state == .matched }.compactMap { line in
      line.pending.map { PendingSnapshot(line: line, path: $0) }
    }
    let restamped = package.pending.restamp(fresh, by: "restamp")
    Console.say("\(Console.plural(restamped.accepted.count, "reference")) restamped.")
    for refusal in restamped.refused { Console.warn("left as it is: \(refusal.snapshot.name)") }
    let isWhole = outcome.record.isWhole && !outcome.isEmpty
    if !restamped.refused.isEmpty || outcome.buildFailure != nil || !isWhole {
      throw outcome.obstacle?.exitCode ?? .failure
    }
  }
}
