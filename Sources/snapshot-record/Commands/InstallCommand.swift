import ArgumentParser
import DarkroomPackageSettings
import DarkroomSnapshotStore
import FoundationEssentials

/// Puts the tool into a folder where a shell finds it.
struct InstallCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "install",
    abstract: "Put this tool on your PATH, with completions for bash, zsh and fish.",
    discussion: """
      Copies the running program, or links to it if it belongs to an SDK. Nothing is built. Run it from a package that \
      depends on Darkroom's sources, or from an SDK:

        swift run snapshot-record install
        ~/.swiftpm/swift-sdks/darkroom-….artifactbundle/darkroom/bin/snapshot-record install

      Then `snapshot-record` starts at once, without SwiftPM. In a package with another version of Darkroom it stops and \
      says how to install the right one.
      """)

  @OptionGroup var options: PackageOptions

  @Option(
    name: .long,
    help: ArgumentHelp(
      "The folder with bin, lib and share; ~/.local if absent.", valueName: "dir"))
  var prefix: String?

  func run() throws {
    guard InstalledTool.note == nil, let source = InstalledTool.running else {
      throw ValidationError(
        "this tool is already installed; `swift run snapshot-record install` in a package installs another"
      )
    }
    let home =
      ProcessInfo.processInfo.environment["HOME"]
      ?? FileManager.default.homeDirectoryForCurrentUser.path
    let tool = InstalledTool(prefix: FilePath.absolute(prefix ?? FilePath.joined(home, ".local")))
    let shells: [(String, CompletionShell)] = [("bash", .bash), ("zsh", .zsh), ("fish", .fish)]
    let texts = Dictionary(
      uniqueKeysWithValues: shells.map { ($0.0, SnapshotRecord.completionScript(for: $0.1)) })
    do {
      if let bundle = SDKBundle.current {
        try tool.installLink(to: bundle.tool, completions: texts)
      } else {
        try tool.install(source, note(of: source), completions: texts)
      }
    } catch {
      Console.warn("\(error)")
      throw ExitCode.failure
    }
    say(tool)
  }

  private func note(of program: String) -> InstalledTool.Note {
    let copy = PackageRoot.containing(FilePath.joined(FilePath.absolute(options.packagePath), "x"))
      .flatMap(DarkroomCopy.used(by:))
    return InstalledTool.Note(
      version: .current, revision: copy?.revision, built: Files.modified(program) ?? 0)
  }

  private func say(_ tool: InstalledTool) {
    let home = SDKBundle.current.map { ", of the SDK in \($0.path)" } ?? ""
    Console.say("installed \(tool.link): \(ToolVersion.current)\(home)")
    for (shell, path) in tool.completions.sorted(by: { $0.key < $1.key }) {
      Console.say("completions for \(shell): \(path)")
    }
    let folder = FilePath.directory(tool.link)
    let paths = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    if !paths.contains(where: { $0 == folder }) {
      Console.say("Not on your PATH yet: export PATH=\(ResultsDirectory.quoted(folder)):\"$PATH\"")
    }
    let functions = FilePath.directory(tool.completions["zsh"] ?? "")
    Console.say("For zsh, before compinit: fpath+=(\(ResultsDirectory.quoted(functions)))")
  }
}
