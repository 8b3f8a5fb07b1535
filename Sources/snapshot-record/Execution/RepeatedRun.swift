import ArgumentParser
import DarkroomSnapshotStore

/// Runs the tests several times and compares the results; any difference between runs is random.
struct RepeatedRun {
  /// The plan of each run, except for its name.
  let plan: RunPlan
  let count: Int
  let seed: UInt64
  /// Whether random differences exit the command with a status of their own.
  let isDetailed: Bool

  /// The result of one run for each reference: the path of the reference itself, or the digest of something else.
  private typealias Drawing = [ContainedPath: String]

  func perform() async throws {
    var first: (Drawing, RunSummary)?
    var unstable: [ContainedPath: ResultLine] = [:]
    for number in 1...count {
      let outcome = try await once(number)
      guard outcome.buildFailure == nil, !outcome.isEmpty, outcome.record.isWhole else {
        throw outcome.obstacle?.exitCode ?? .failure
      }
      let drawing = Self.drawing(outcome.summary)
      guard let (expected, _) = first else {
        first = (drawing, outcome.summary)
        continue
      }
      for line in outcome.summary.lines where expected[line.reference] != drawing[line.reference] {
        unstable[line.reference] = line
      }
      for reference in expected.keys where drawing[reference] == nil {
        unstable[reference] = first?.1.lines.first { $0.reference == reference }
      }
    }
    try report(unstable, first?.1 ?? RunSummary([]))
  }

  /// Serial and parallel runs alternate, starting as the seed says; each run has its own hash seeds.
  private func once(_ number: Int) async throws -> RunOutcome {
    var plan = plan
    plan.run = RunPlan.newName()
    if (UInt64(number) &+ seed) % 2 == 0, !plan.isParallel { plan.arguments.append("--parallel") }
    if number > 1 { plan.arguments.append("--skip-build") }
    let outcome = try await TestRun(plan, reporter: ReporterSet([])).perform()
    if !outcome.record.isWhole || outcome.isEmpty {
      ConsoleSummary(detail: .minimal).lines(outcome).forEach(Console.warn)
    }
    if let build = outcome.buildFailure {
      build.suffix(60).forEach { Console.warn(TerminalText($0)) }
    }
    Console.say("run \(number) of \(count): \(outcome.summary.words)")
    return outcome
  }

  private static func drawing(_ summary: RunSummary) -> Drawing {
    Dictionary(
      summary.lines.map { ($0.reference, $0.digest ?? $0.state.rawValue) }, uniquingKeysWith: { $1 }
    )
  }

  private func report(_ unstable: [ContainedPath: ResultLine], _ first: RunSummary) throws(ExitCode)
  {
    guard !unstable.isEmpty else {
      return Console.say(
        "\(Console.plural(first.lines.count, "snapshot")) the same in all \(count) runs.")
    }
    for line in unstable.values.sorted(by: { $0.reference.path < $1.reference.path }) {
      Console.say("differs between runs: \(line.title)  (\(line.place))")
      let views = line.numbers?.views ?? []
      let words =
        (line.words ?? []) + (views.isEmpty ? [] : ["drawn by \(views.joined(separator: ", "))"])
      words.forEach { Console.say("         \($0)") }
    }
    throw isDetailed ? ExitCode.differences : ExitCode.failure
  }
}
