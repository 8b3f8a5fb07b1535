import ArgumentParser
import DarkroomSnapshotStore
import DarkroomTerminalPictures

/// Goes through what waits, one by one.
struct ReviewCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "review", abstract: "Look at what waits in the terminal, and decide one by one.",
    discussion: """
      Keys: a accept, r reject, s skip, A and R all that remain, d the next view (side by side, blink, onion, \
      difference, structure), z zoom to the difference, i facts, o open, e the test in $EDITOR, / filter, q quit.

      Without a terminal it prints numbers and paths instead, and exits with 1 when something waits.
      """, aliases: ["verify"])

  @OptionGroup var options: PackageOptions

  @Option(
    name: .long, parsing: .singleValue,
    help: ArgumentHelp("Which ones, as for `accept`.", valueName: "pattern"))
  var snapshot: [String] = []

  @Option(name: .long, help: "How to draw: kitty, iterm, sixel or blocks; guessed when absent.")
  var graphics: GraphicsProtocol?

  @Option(name: .long, help: "The first view: side, blink, onion, difference or structure.")
  var view: String?

  @Argument(help: "The same without the option.")
  var patterns: [String] = []

  func validate() throws {
    guard view.map({ ReviewView(rawValue: $0) != nil }) ?? true else {
      throw ValidationError("--view is side, blink, onion, difference or structure.")
    }
  }

  func run() throws {
    let package = try options.package()
    for error in package.pending.refused() { Console.warn("refused  \(error)") }
    guard options.isInteractive else { return try list(package) }
    let session = ReviewSession(
      package, patterns: snapshot + patterns, view: view ?? package.settings.view,
      graphics: graphics)
    try session.run()
    Console.say(session.summary)
  }

  private func list(_ package: PackageSnapshots) throws {
    let waiting = package.pending.matching(snapshot + patterns)
    if options.asJSON {
      try Console.json(waiting.map(\.line))
    } else {
      for snapshot in waiting {
        LineText.describe(snapshot.line, limit: 20).forEach(Console.say)
        Console.say("         reference: \(snapshot.line.reference)")
        Console.say("         new: \(snapshot.path)")
        if let difference = snapshot.line.difference {
          Console.say("         difference: \(difference)")
        }
      }
      Console.say("\(Console.plural(waiting.count, "snapshot")) waiting.")
    }
    if !waiting.isEmpty { throw ExitCode.failure }
  }
}

extension GraphicsProtocol: ExpressibleByArgument {}
