import ArgumentParser
import DarkroomPackageSettings
import DarkroomSnapshotStore
import FoundationEssentials

/// Selects the package, the location of its snapshots, and the form of the output.
struct PackageOptions: ParsableArguments {
  @Option(name: .long, help: ArgumentHelp("A folder in the package.", valueName: "dir"))
  var packagePath: String = "."

  @Option(
    name: .long,
    help: ArgumentHelp(
      "The folder of references, instead of the place where tests expect them.", valueName: "dir"))
  var referenceDir: String?

  @Option(name: .long, help: ArgumentHelp("The folder of pending snapshots.", valueName: "dir"))
  var pendingDir: String?

  @Option(name: .long, help: ArgumentHelp("The results folder.", valueName: "dir"))
  var resultsDir: String?

  @Flag(name: .long, help: "Print JSON.")
  var asJSON = false

  @Flag(name: .shortAndLong, help: "Print only errors.")
  var quiet = false

  @Option(
    name: .long,
    help: ArgumentHelp("Whether to use colors: auto, always or never.", valueName: "when"))
  var color: String = "auto"

  @Flag(name: .long, help: "Never ask, and never open a terminal view.")
  var noInput = false

  func validate() throws {
    guard ["auto", "always", "never"].contains(color) else {
      throw ValidationError("--color is auto, always or never.")
    }
    Console.setColor(color, environment: ProcessInfo.processInfo.environment)
    Console.isQuiet = quiet
  }

  /// - Parameter recovers: whether files that a killed program left are reported and removed; a test run does so
  ///   itself.
  func package(recovers: Bool = true) throws -> PackageSnapshots {
    var values = SnapshotEnvironment.process.values
    if let referenceDir { values["SNAPSHOT_REFERENCE_DIR"] = FilePath.absolute(referenceDir) }
    if let pendingDir { values["SNAPSHOT_PENDING_DIR"] = FilePath.absolute(pendingDir) }
    if let resultsDir { values["SNAPSHOT_RESULTS_DIR"] = FilePath.absolute(resultsDir) }
    // This check comes before the settings are read, because another version may have other keys.
    if let root = PackageRoot.containing(FilePath.joined(FilePath.absolute(packagePath), "x")) {
      try VersionPin(package: root).check()
    }
    do {
      let package = try PackageSnapshots(
        containing: packagePath, environment: SnapshotEnvironment(values))
      try Self.checkToolFit(of: package.root)
      if recovers { Recovery(package).sweep().forEach { Console.warn(TerminalText($0)) } }
      return package
    } catch let error as StoreError {
      throw ValidationError(error.description)
    }
  }

  /// - Throws: `ExitCode.usage` if the package's Darkroom version differs from that of an installed tool, and
  ///   `ExitCode.environment` for a tool of a damaged SDK.
  static func checkToolFit(of package: String) throws(ExitCode) {
    if let bundle = SDKBundle.current, bundle.edition == nil {
      Console.warn("\(bundle.editionFile) is missing or damaged: install Darkroom's SDK again.")
      throw ExitCode.environment
    }
    guard InstalledTool.isInstalled else { return }
    switch ToolFit.ofRunningTool(in: package) {
    case .fits, .unknown: break
    case .older(let words): Console.warn(TerminalText(words))
    case .differs(let words):
      Console.warn(TerminalText(words))
      throw ExitCode.usage
    }
  }

  /// The same, for another command.
  var arguments: [String] {
    let values = [
      ("--package-path", packagePath), ("--reference-dir", referenceDir),
      ("--pending-dir", pendingDir), ("--results-dir", resultsDir), ("--color", color),
    ]
    return values.flatMap { name, value in value.map { [name, $0] } ?? [] }
      + (quiet || asJSON ? ["--quiet"] : []) + (noInput ? ["--no-input"] : [])
  }

  /// Whether the tool can ask a person questions.
  var isInteractive: Bool { !noInput && !asJSON && Console.isInteractive }
}

extension ExitCode {
  /// Wrong usage or settings.
  static let usage = ExitCode(2)
  /// Snapshots differ; with `--detailed-exit-code` this status is distinct from that of failed tests.
  static let differences = ExitCode(3)
  /// With `--detailed-exit-code`, there are unreferenced files and no other problem.
  static let unreferenced = ExitCode(4)
  /// Fonts, libraries or references are unusable.
  static let environment = ExitCode(5)
}
