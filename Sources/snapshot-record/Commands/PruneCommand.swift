import ArgumentParser
import DarkroomSnapshotStore
import FoundationEssentials

/// Finds references that no test uses.
struct PruneCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "prune",
    abstract: "List references that no test used; --delete removes them.",
    discussion: """
      The last run must be complete: without a filter, a single shard, or failed or interrupted tests, and no source may \
      have changed since. Otherwise nothing is listed, and the reason is printed. The same applies if the run skipped \
      tests that may use a reference; tests that took no snapshot in their last run do not count. Files that no known \
      run made are kept. So are references of another renderer, and files that are newer than the run. `snapshot-record \
      undo` restores deleted files.
      """)

  @OptionGroup var options: PackageOptions

  @Flag(name: .long, help: "Delete the listed files.")
  var delete = false

  @Flag(
    name: .long, help: "Exit with 1 (4 with --detailed-exit-code) if files are listed; for CI."
  )
  var check = false

  @Flag(name: .long, help: "Exit with 4 instead of 1.")
  var detailedExitCode = false

  private struct Report: Encodable {
    struct Kept: Encodable {
      var path: String
      var reason: String
    }
    var unreferenced: [String]
    var kept: [Kept]
    var refusals: [String]
    var deleted: Bool
  }

  func run() throws {
    let package = try options.package()
    let history = RunHistory(package.results)
    guard let record = history.lastRecord else {
      Console.warn("\(ToolError.noRun)")
      throw ExitCode.failure
    }
    let found = UnreferencedFiles(record, history.contents(of: record.run), in: package)
    let doesDelete = delete && found.refusals.isEmpty
    if doesDelete {
      try package.writer.delete(found.paths, by: "prune --delete")
    }
    try say(found, doesDelete, package)
    if !found.refusals.isEmpty { throw ExitCode.failure }
    if check, !found.paths.isEmpty {
      throw detailedExitCode ? ExitCode.unreferenced : ExitCode.failure
    }
  }

  private func say(_ found: UnreferencedFiles, _ isDeleted: Bool, _ package: PackageSnapshots)
    throws
  {
    func short(_ path: String) -> String { FilePath.relative(path, to: package.root) ?? path }
    if options.asJSON {
      return try Console.json(
        Report(
          unreferenced: found.paths.map(short),
          kept: found.kept.map { .init(path: short($0.path), reason: $0.reason) },
          refusals: found.refusals, deleted: isDeleted))
    }
    guard found.refusals.isEmpty else {
      Console.warn("Nothing is pruned, because the last run does not know all references in use.")
      return found.refusals.forEach { Console.warn("  \($0)") }
    }
    for path in found.paths {
      Console.say("\(isDeleted ? "deleted" : "unreferenced") \(short(path))")
    }
    for kept in found.kept { Console.say("kept \(short(kept.path)): \(kept.reason)") }
    let words = Console.plural(found.paths.count, "unreferenced file")
    Console.say(
      isDeleted || found.paths.isEmpty
        ? "\(words)\(isDeleted ? " deleted" : "")." : "\(words); --delete removes them.")
  }
}
