import ArgumentParser
import DarkroomSnapshotStore
import DarkroomTerminalPictures

/// Goes through pending snapshots, one change at a time.
struct ReviewCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "review",
    abstract: "Review pending snapshots in the terminal, change by change.",
    discussion: """
      A change that several snapshots show is one entry. Return opens its snapshots, and escape goes back.

      Keys: a accept, r reject, s skip, u undo, A and R accept and reject all that the \
      filter shows, d next view (side by side, blink, onion, difference, structure), z zoom to the difference, i facts, o open, e the test in $EDITOR, / filter, q quit.

      Without a terminal it prints numbers and paths, and exits with 1 if snapshots are pending.
      """)

  @OptionGroup var options: PackageOptions

  @Option(
    name: .long, parsing: .singleValue,
    help: ArgumentHelp("The snapshots to show, as for `accept`.", valueName: "pattern"))
  var snapshot: [String] = []

  @Option(
    name: .long,
    help: "How to draw pictures: kitty, iterm, sextants or blocks; detected if absent.")
  var graphics: GraphicsProtocol?

  @Option(name: .long, help: "The first view: side, blink, onion, difference or structure.")
  var view: String?

  @Argument(help: "The snapshots to show, as for --snapshot.")
  var patterns: [String] = []

  func validate() throws {
    guard view.map({ ReviewView(rawValue: $0) != nil }) ?? true else {
      throw ValidationError("--view is side, blink, onion, difference or structure.")
    }
  }

  func run() async throws {
    let package = try options.package()
    let unmerged = await GitConflicts(in: package.root)
    let conflicts = unmerged.selected(in: package, by: snapshot + patterns)
    let waiting = try PendingSelection(
      package.pending, snapshot + patterns,
      or: { !unmerged.selected(in: package, by: [$0]).all.isEmpty }
    ).snapshots
    guard options.isInteractive else { return try list(waiting, package, conflicts) }
    var merge = ConflictReview(package, conflicts, graphics: graphics)
    let goesOn = try await merge.run()
    if let words = merge.summary { Console.say(TerminalText(words)) }
    guard goesOn else { return }
    let session = ReviewSession(
      package, of: snapshot + patterns, view: view ?? package.settings.view,
      graphics: graphics)
    session.run()
    Console.say(TerminalText(lines: session.summary))
  }

  private func list(
    _ waiting: [PendingSnapshot], _ package: PackageSnapshots, _ conflicts: GitConflicts
  ) throws {
    if options.asJSON {
      try Console.json(waiting.map(\.line))
    } else {
      for snapshot in waiting {
        LineText.describe(snapshot.line, limit: 20).forEach { Console.say(TerminalText($0)) }
        Console.say("         reference: \(snapshot.line.reference)")
        Console.say("         new: \(snapshot.path)")
        if let difference = snapshot.line.difference {
          Console.say("         difference: \(difference)")
        }
        ForeignValue(snapshot)?.lines.forEach(Console.say)
      }
      for conflict in conflicts.all {
        let name = FilePath.relative(conflict.path, to: package.root) ?? conflict.path
        Console.say("conflict \(name)")
        Console.say("         accept --ours or --theirs takes one side; accept takes the new value")
      }
      Console.say("\(Console.plural(waiting.count, "snapshot")) pending.")
    }
    if !waiting.isEmpty || !conflicts.all.isEmpty { throw ExitCode.failure }
  }
}

extension GraphicsProtocol: ExpressibleByArgument {}
