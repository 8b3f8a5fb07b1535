import ArgumentParser
import DarkroomSnapshotStore
import FoundationEssentials

/// Shows in a browser what has changed.
struct ReportCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "report", abstract: "Write the HTML report; --serve lets you accept in it.",
    discussion: """
      You can open the folder from file:// and upload it as it is. With --serve a small server shows it on this machine \
      only, with Accept and Reject. A token in the printed address protects it.
      """)

  @OptionGroup var options: PackageOptions

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("The folder; in the results folder if absent.", valueName: "dir"))
  var output: String?

  @Flag(name: .long, help: "Open it in the browser.")
  var open = false

  @Flag(name: .long, help: "Serve it on 127.0.0.1, with Accept and Reject.")
  var serve = false

  @Option(name: .long, help: "With --serve: the port; any free port if absent.")
  var port: UInt16 = 0

  @Flag(name: .long, help: "Show all pending snapshots, not only snapshots of the last run.")
  var all = false

  @Flag(name: .long, help: "Print the changes as Markdown for a comment on a pull request.")
  var markdown = false

  @Option(
    name: .long,
    help: ArgumentHelp(
      "With --markdown: the address of the uploaded report, so that the comment shows its pictures.",
      valueName: "url"))
  var imageBase: String?

  @Argument(help: "The snapshots to show, as for `accept`; all if absent.")
  var patterns: [String] = []

  func validate() throws {
    guard imageBase == nil || markdown else {
      throw ValidationError("--image-base needs --markdown.")
    }
    guard !(markdown && serve) else {
      throw ValidationError("--markdown and --serve exclude each other: give one of them.")
    }
  }

  func run() async throws {
    let package = try options.package()
    let lastRun = package.lastRun.map { package.summary(of: $0) }
    let (summary, words, refused) = try content(package, lastRun)
    let path =
      output.map { FilePath.absolute($0) } ?? FilePath.joined(package.results.path, "report")
    let folder = ReportFolder(path: path)
    try folder.write(summary, words: words, refused: refused, lastRun: lastRun, in: package)
    if markdown {
      let text = ReportMarkdown(
        ReportItems(summary.open, in: package).items, summary.changes, imageBase: imageBase)
      Console.put([TerminalText(lines: text.text(words).rendered)])
      if refused > 0 { throw ExitCode.failure }
      return
    }
    guard serve else {
      let page = FilePath.joined(path, "index.html")
      Console.say(TerminalText(page))
      if open { await Self.show(page) }
      if refused > 0 { throw ExitCode.failure }
      return
    }
    let token = String(
      (0..<32).map { _ in "0123456789abcdefghijklmnopqrstuvwxyz".randomElement() ?? "0" })
    let server = try ReportServer(folder: path, package: package, token: token, port: port)
    Console.draw("\(server.address)\nPress Ctrl-C to stop it.\n")
    if open { await Self.show(server.address) }
    server.run()
  }

  /// Returns the lines of the last run together with the values of earlier runs that are still pending, a description
  /// of them, and the number of refused lines.
  private func content(
    _ package: PackageSnapshots, _ lastRun: RunSummary?
  ) throws(ExitCode) -> (RunSummary, String, Int) {
    let selection = try PendingSelection(
      package.pending, patterns,
      or: { !all && !SnapshotPatterns.selected(lastRun?.lines ?? [], by: [$0], \.self).isEmpty }
    )
    let waiting = selection.snapshots.map(\.line)
    let count = selection.refused.count
    let refused = count > 0 ? "; \(Console.plural(count, "result")) refused" : ""
    guard !all, let lastRun else {
      return (
        RunSummary(waiting), Console.plural(waiting.count, "snapshot") + " pending" + refused, count
      )
    }
    var lines = lastRun.lines
    let known = Set(lines.map(\.reference))
    lines += waiting.filter { !known.contains($0.reference) }
    // Snapshots that have been accepted or rejected since the run need no attention.
    let stillOpen = Set(waiting.map(\.reference))
    lines.removeAll { $0.pending != nil && !stillOpen.contains($0.reference) }
    let summary = RunSummary(SnapshotPatterns.selected(lines, by: patterns, \.self))
    return (summary, summary.words + refused, count)
  }

  static func show(_ address: String) async {
    let result = try? await ChildProgram(name: "xdg-open", arguments: [address]).result()
    if result?.status != 0 { Console.warn("No browser could be opened.") }
  }
}
