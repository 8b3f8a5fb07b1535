import ArgumentParser
import DarkroomSnapshotStore

/// Joins the results of shards.
struct MergeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "merge", abstract: "Join the results of shards into one run.",
    discussion: """
      Each argument is the results folder (.snapshot-results) of one shard, from this machine or another. `merge` joins \
      their results and pending snapshots, so that `pending`, `review`, `report` and `prune` cover all shards. It ends \
      with 1 if the shards do not form a complete run: a shard is missing, was killed, has no tests, left tests out, \
      or was built from other sources.
      """)

  @OptionGroup var options: PackageOptions

  @Option(
    name: .long, parsing: .singleValue,
    help: ArgumentHelp("Reports of the joined run, as for `test`.", valueName: "reporter"))
  var reporter: [RequestedReporter] = []

  @Flag(name: .long, help: "Use a different exit code for each reason, as for `test`.")
  var detailedExitCode = false

  @Argument(help: ArgumentHelp("Results folders.", valueName: "dir"))
  var folders: [String]

  func run() throws {
    let package = try options.package()
    do {
      let merged = try ShardMerge(package, folders: folders.map { FilePath.absolute($0) }).perform()
      let outcome = RunOutcome(
        package: package, record: merged.record, summary: RunSummary(merged.lines),
        verdicts: Self.verdicts(merged.record))
      var wishes = reporter
      if !wishes.contains(where: \.isConsole), !options.asJSON {
        wishes.append(RequestedReporter(.line))
      }
      for wish in wishes { try wish.reporter(options: .diff)?.end(outcome) }
      if options.asJSON { try Console.json(outcome.summary.lines) }
      try ExitStatus(outcome, .merge, isDetailed: detailedExitCode).exit()
    } catch let error as ContainedPathError {
      Console.warn("\(error)")
      throw ExitCode.usage
    } catch let error as ShardMergeError {
      Console.warn("\(error)")
      throw ExitCode.usage
    }
  }

  private static func verdicts(_ record: RunRecord) -> [String: TestVerdict] {
    let all: [(TestVerdict, [String])] = [
      (.passed, record.passedTests ?? []), (.skipped, record.skipped), (.failed, record.failed),
      (.crashed, (record.crashed ?? []).filter(record.tests.contains)),
    ]
    return all.reduce(into: [:]) { verdicts, part in
      for test in part.1 { verdicts[test] = part.0 }
    }
  }
}
