import ArgumentParser
import FoundationEssentials

/// Refreshes and inspects the references of a package's snapshot tests.
@main
struct SnapshotRecord: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "snapshot-record",
    abstract: "Runs snapshot tests, shows the changes, and accepts them on request.",
    discussion: """
      Without a subcommand it runs `test`. It writes nothing under your sources. Missing and changed snapshots are \
      pending in .snapshot-results until you accept or reject them.

        \(InstalledTool.command)               runs the tests
        \(InstalledTool.command) accept        accepts all pending snapshots
        \(InstalledTool.command) accept Card   accepts pending snapshots with "Card" in their path or test

      Exit codes: 0 all snapshots match; 1 differences, missing references, unreferenced files or failed tests; 2 wrong \
      usage; 5 an SDK for another compiler; 124 time limit; 130 interrupt. --detailed-exit-code uses more codes.
      """,
    version: "snapshot-record \(ToolVersion.current)",
    subcommands: [
      TestCommand.self, ReviewCommand.self, AcceptCommand.self, RejectCommand.self,
      UndoCommand.self, PendingCommand.self, ReportCommand.self,
      ShowCommand.self, PruneCommand.self, MergeCommand.self, DiffCommand.self,
      CompareCommand.self,
      ImportCommand.self, RestampCommand.self, DoctorCommand.self, InitCommand.self,
      InstallCommand.self,
    ],
    defaultSubcommand: TestCommand.self)

  /// Wrong usage exits with status 2, as in most test tools; the library's default for it is 64.
  static func main() async {
    let arguments = Array(CommandLine.arguments.dropFirst())
    do {
      if let pair = FilePair(plain: arguments) { return try pair.compare() }
      if let suggestion = CommandSuggestion(arguments, commands: configuration.subcommands) {
        Console.warn(TerminalText(suggestion.words))
        throw ExitCode.usage
      }
      var command = try command(for: arguments)
      if var asynchronous = command as? any AsyncParsableCommand {
        try await asynchronous.run()
      } else {
        try command.run()
      }
    } catch {
      let code = exitCode(for: error)
      // Help and completions are output of the tool and go to standard output.
      guard code != .success else { exit(withError: error) }
      let words = fullMessage(for: error)
      if !words.isEmpty { Console.warn(TerminalText(lines: words)) }
      exit(withError: code == .validationFailure ? ExitCode.usage : code)
    }
  }

  /// Parses the arguments with the command of the first word only.
  ///
  /// Parsing from the root validates the options of the default command as well, which takes longer than most commands
  /// do.
  ///
  /// Arguments that this command rejects are parsed again from the root, for the error message and for help.
  private static func command(for arguments: [String]) throws -> any ParsableCommand {
    let named = configuration.subcommands.first {
      $0.configuration.commandName == arguments.first
    }
    let rest = Array(arguments.dropFirst())
    if let named, let command = try? named.parseAsRoot(rest), type(of: command) == named {
      return command
    }
    return try parseAsRoot(arguments)
  }
}
