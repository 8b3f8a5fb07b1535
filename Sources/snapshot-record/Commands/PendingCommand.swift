import ArgumentParser
import DarkroomSnapshotStore

/// Lists pending snapshots.
struct PendingCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "pending", abstract: "List pending snapshots and their changes.")

  @OptionGroup var options: PackageOptions

  /// What is printed about each.
  enum Format: String, CaseIterable, ExpressibleByArgument {
    case text
    /// Prints one line per reference for scripts: its path relative to the package.
    case references
    /// Prints one line per reference: the absolute path of the new value.
    case new
    case json
  }

  @Option(
    name: .long,
    help: ArgumentHelp(
      "text, json, references or new. The last two print one path per line, also with --quiet.",
      valueName: "format"))
  var format = Format.text

  @Flag(
    name: .long,
    help: "List the ten largest references, the size of all references and the size of the results."
  )
  var sizes = false

  @Argument(help: "The snapshots to list, as for `accept`; all if absent.")
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
    Console.say("\(Console.plural(snapshots.count, "snapshot")) pending.")
  }
}
