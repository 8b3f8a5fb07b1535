import ArgumentParser

/// Refreshes and inspects the baselines of a package's snapshot tests.
@main
struct SnapshotRecord: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "snapshot-record",
    abstract: "Runs snapshot tests, shows what changed, and makes it the baseline when you say so.",
    discussion: """
      Without a subcommand it runs `test`: nothing under your sources is written; what is missing or different \
      waits in .snapshot-results until you accept or reject it.

        swift run snapshot-record               run the tests
        swift run snapshot-record accept        promote everything that waits
        swift run snapshot-record accept Card   promote what has "Card" in its path or test

      Exit codes: 0 all is well; 1 differences, missing references or failed tests; 2 wrong usage.
      """,
    subcommands: [
      TestCommand.self, AcceptCommand.self, RejectCommand.self, PendingCommand.self,
      DiffCommand.self,
      DoctorCommand.self, InitCommand.self,
    ],
    defaultSubcommand: TestCommand.self)
}
