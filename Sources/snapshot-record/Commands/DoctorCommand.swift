import ArgumentParser
import DarkroomFontFiles
import DarkroomPNG
import DarkroomSnapshotStore
import FoundationEssentials
import Synchronization

/// Looks for problems that keep snapshots from being the same everywhere.
struct DoctorCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "doctor",
    abstract:
      "Check fonts, libraries and every reference; --fix repairs what needs no decision.",
    discussion: """
      Reports references that are damaged, stamped as another picture, LFS pointers, in an unfinished merge, recorded by \
      another renderer or version, of one color, equal to others, too large, or named like another one on some file \
      systems. It says what to do about each kind. It also reports symbols without a picture in the last run. With an \
      SDK it says whether the SDK is complete and fits the compiler, and what it did with each module. Exits with 5 if \
      it finds an error.
      """)

  @OptionGroup var options: PackageOptions

  @Flag(name: .long, help: "Install the system font into your font cache; needs no root.")
  var install = false

  @Flag(
    name: .long,
    help:
      "Install fonts, fetch Git LFS pointers, restamp references of an older renderer; then check again."
  )
  var fix = false

  @Flag(name: .long, help: "Print a line for each reference instead of each kind.")
  var verbose = false

  func run() async throws {
    let package = try options.package()
    var findings = try await look(package)
    if fix {
      let repair = DoctorRepair(package) { [arguments = options.arguments] in
        let command = try RestampCommand.parse(arguments)
        try await command.run()
      }
      let words = await repair.perform(findings)
      words.map { TerminalText($0) }.forEach(options.asJSON ? Console.warn : Console.say)
      findings = try await look(package)
    }
    if options.asJSON {
      try Console.json(findings)
    } else {
      let facts = findings.filter { $0.severity == .fact }
      let others = findings.filter { $0.severity != .fact }
      let lines =
        ReferenceFinding.lines(others, isVerbose: verbose)
        + SDKChecks.lines(facts, isVerbose: verbose)
      lines.forEach { Console.say(TerminalText($0)) }
      let versions = LibPNG.versions
      Console.say(
        "libpng \(versions.libpng), zlib \(versions.zlib), libdeflate \(versions.libdeflate)")
      Console.say("\(Console.plural(package.references.paths.count, "reference")) looked at.")
    }
    if findings.contains(where: { $0.severity == .error }) { throw ExitCode.environment }
  }

  private func look(_ package: PackageSnapshots) async throws(ToolError) -> [ReferenceFinding] {
    let unmerged = await GitConflicts(in: package.root).paths
    let machine = try await fonts() + sdk(package) + SymbolChecks(package).findings
    guard Console.isTerminal, !options.asJSON else {
      return machine + ReferenceChecks(package, unmerged: unmerged).findings
    }
    let shown = Atomic<Int>(0)
    let checks = ReferenceChecks(package, unmerged: unmerged) { count, all in
      // Reports rarely enough for a slow terminal.
      guard count - shown.load(ordering: .relaxed) >= 25 else { return }
      shown.store(count, ordering: .relaxed)
      Console.draw("\r\u{1B}[Klooked at \(count) of \(all) references")
    }
    Console.draw("\r\u{1B}[K")
    return machine + checks.findings
  }

  private func sdk(_ package: PackageSnapshots) async -> [ReferenceFinding] {
    await SDKChecks(package, environment: ProcessInfo.processInfo.environment).findings()
  }

  private func fonts() async throws(ToolError) -> [ReferenceFinding] {
    let fallbacks = FontSearchPath.process.fallbackProblems.map {
      ReferenceFinding(severity: .note, code: "fallback-font", words: "\($0)")
    }
    guard try await !FontInstaller().run(install ? [] : ["--check"]) else { return fallbacks }
    return fallbacks + [
      ReferenceFinding(
        severity: .error, code: "fonts",
        words: install
          ? "fonts could not be installed" : "fonts are missing in your font cache",
        advice: install ? nil : "\(InstalledTool.command) doctor --install")
    ]
  }
}
