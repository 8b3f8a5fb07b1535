import ArgumentParser
import DarkroomSnapshotStore

/// Drops pending values.
struct RejectCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "reject", abstract: "Drop pending snapshots; references stay as they are.",
    discussion:
      "--change 2 drops all snapshots that show change 2 of the last summary.")

  @OptionGroup var options: PackageOptions

  @OptionGroup var changes: ChangeOptions

  @Argument(help: "The snapshots to drop, as for `accept`; all if absent.")
  var patterns: [String] = []

  func validate() throws { try changes.validate(beside: patterns) }

  func run() throws {
    let package = try options.package()
    let store = package.pending
    let chosen = try ChangeSelection(changes.change, in: package)
    let waiting = try PendingSelection(store, patterns).snapshots
    let snapshots = chosen?.members(of: waiting) ?? waiting
    try store.reject(snapshots, by: "reject")
    if options.asJSON { return try Console.json(snapshots.map(\.line)) }
    for snapshot in snapshots { Console.say("rejected \(snapshot.name)") }
    Console.say("\(Console.plural(snapshots.count, "snapshot")) rejected.")
  }
}
