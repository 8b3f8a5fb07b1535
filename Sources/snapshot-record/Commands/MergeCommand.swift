import ArgumentParser
import DarkroomSnapshotStore

/// Joins the results of shards.
struct MergeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "merge", abstract: "Join the results of shards, so that they are one run.",
    discussion: """
      Each argument is a results folder (.snapshot-results) of one shard, from this machine or another. Lines, \
      waiting values and what is known of the runs come together; then `pending`, `review`, `report` and `prune` \
      speak of all shards.
      """, aliases: ["merge-reports"])

  @OptionGroup var options: PackageOptions

  @Option(
    name: .long, parsing: .singleValue,
    help: ArgumentHelp("Reports of the whole, as for `test`.", valueName: "reporter"))
  var reporter: [RequestedReporter] = []

  @Flag(name: .long, help: "Tell reasons apart, as for `test`.")
  var detailedExitCode = false

  @Argument(help: ArgumentHelp("Results folders.", valueName: "dir"))
  var folders: [String]

  func run() throws {
    let package = try options.package()
    do {
      let outcome = try ShardMerge(package, folders: folders.map { FilePath.absolute($0) })
        .perform()
      var wishes = reporter
      if !wishes.contains(where: \.isConsole), !options.asJSON {
        wishes.append(RequestedReporter(.line))
      }
      for wish in wishes { try wish.reporter(options: .diff)?.end(outcome) }
      if options.asJSON { try Console.json(outcome.summary.lines) }
      try exit(outcome)
    } catch let error as ContainedPathError {
      Console.warn("\(error)")
      throw ExitCode.usage
    } catch let error as ToolError {
      Console.warn("\(error)")
      throw ExitCode.usage
    }
  }

  private func exit(_ outcome: RunOutcome) throws(ExitCode) {
    if !outcome.failed.isEmpty || !outcome.record.isWhole { throw ExitCode.failure }
    if !outcome.open.isEmpty { throw detailedExitCode ? ExitCode.differences : ExitCode.failure }
    if (outcome.record.status ?? 0) != 0 { throw ExitCode.failure }
  }
}
