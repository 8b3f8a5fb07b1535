import ArgumentParser
import DarkroomSnapshotStore

/// Drops pending values.
struct RejectCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "reject", abstract: "Drop pending values; the baseline stays as it is.")

  @OptionGroup var options: PackageOptions

  @Argument(help: "Which ones, as for `accept`; all when absent.")
  var patterns: [String] = []

  func run() throws {
    let store = try options.package().pending
    let snapshots = try PendingSelection(store, patterns).snapshots
    snapshots.forEach(store.reject)
    if options.asJSON { return try Console.json(snapshots.map(\.line)) }
    for snapshot in snapshots { Console.say("rejected \(snapshot.name)") }
    Console.say("\(Console.plural(snapshots.count, "snapshot")) rejected.")
  }
}
