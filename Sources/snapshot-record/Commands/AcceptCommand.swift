import ArgumentParser
import DarkroomSnapshotStore

/// Makes pending values the references.
struct AcceptCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "accept", abstract: "Make pending values the baseline.",
    discussion: """
      A pattern is a part of the reference's path or of the test's name; with * or ? it must match the path, or \
      what follows one of its slashes. Without patterns everything that waits is accepted.
      """, aliases: ["approve"])

  @OptionGroup var options: PackageOptions

  @Flag(
    name: .long, help: "Replace references that another renderer recorded, such as a simulator's.")
  var replaceForeign = false

  @Argument(help: "Which ones; all when absent.")
  var patterns: [String] = []

  func run() throws {
    let store = try options.package().pending
    let selection = try PendingSelection(store, patterns)
    let acceptance = Acceptance(
      selection.snapshots, in: store, replacingForeign: replaceForeign, by: "accept")
    if options.asJSON {
      try Console.json(acceptance.accepted.map(\.line))
      acceptance.refused.forEach { Console.warn("refused \($0.snapshot.name): \($0.error)") }
    } else {
      acceptance.report()
    }
    if !acceptance.refused.isEmpty || !selection.refused.isEmpty { throw ExitCode.failure }
  }
}
