import ArgumentParser
import DarkroomSnapshotStore

/// Lists what waits.
struct PendingCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "pending", abstract: "List the values that wait, with what changed.")

  @OptionGroup var options: PackageOptions

  /// What is printed about each.
  enum Format: String, CaseIterable, ExpressibleByArgument {
    case text
    /// A line each, for scripts: the reference's path, seen from the package.
    case references
    /// A line each: the absolute path of the new value.
    case new
    case json
  }

  @Option(
    name: .long,
    help: ArgumentHelp(
      "text, json, or a path a line: references or new; the last two also with --quiet.",
      valueName: "format"))
  var format = Format.text

  @Flag(
    name: .long,
    help: "The ten largest references instead, how much all take, and how much the results do.")
  var sizes = false

  @Argument(help: "Which ones, as for `accept`; all when absent.")
  var patterns: [String] = []

  func run() throws {
    let package = try options.package()
    if sizes {
      let sizes = StoreSizes(package)
      return try options.asJSON || format == .json
        ? Console.json(sizes) : sizes.lines.forEach { Console.say(TerminalText($0)) }
    }
    let selection = try PendingSelection(package.pending, patterns)
    let snapshots = selection.snapshots
    switch options.asJSON ? .json : format {
    case .text: break
    case .json: return try Console.json(snapshots.map(\.line))
    case .references: return Console.put(snapshots.map { TerminalText($0.name) })
    case .new: return Console.put(snapshots.map { TerminalText($0.path.path) })
    }
    for snapshot in snapshots {
      LineText.describe(snapshot.line).forEach { Console.say(TerminalText($0)) }
      Console.say("         new: \(snapshot.path)")
      if let difference = snapshot.line.difference {
        Console.say("         difference: \(difference)")
      }
      ForeignValue(snapshot)?.lines.forEach(Console.say)
    }
    if !selection.inError.isEmpty {
      Console.say(
        "\(Console.plural(selection.inError.count, "snapshot")) in error, whose values are not pending."
      )
    }
    Console.say("\(Console.plural(snapshots.count, "snapshot")) waiting.")
  }
}
