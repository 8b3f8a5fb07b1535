import ArgumentParser
import DarkroomSnapshotStore

/// Lists what waits.
struct PendingCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "pending", abstract: "List the values that wait, with what changed.",
    aliases: ["list", "pending-snapshots"])

  @OptionGroup var options: PackageOptions

  @Argument(help: "Which ones, as for `accept`; all when absent.")
  var patterns: [String] = []

  func run() throws {
    let store = try options.package().pending
    let snapshots = store.matching(patterns)
    for error in store.refused() { Console.warn("refused  \(error)") }
    if options.asJSON { return try Console.json(snapshots.map(\.line)) }
    for snapshot in snapshots {
      LineText.describe(snapshot.line).forEach(Console.say)
      Console.say("         new: \(snapshot.path)")
      if let difference = snapshot.line.difference {
        Console.say("         difference: \(difference)")
      }
    }
    Console.say("\(Console.plural(snapshots.count, "snapshot")) waiting.")
  }
}
