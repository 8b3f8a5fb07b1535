import ArgumentParser
import DarkroomPackageSettings
import DarkroomSnapshotStore
import FoundationEssentials

/// Which package, where its snapshots lie, and how to speak.
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

  /// - Parameter recovers: names and removes what a killed program left; a run of the tests does so itself.
  func package(recovers: Bool = true) throws -> PackageSnapshots {
    var values = SnapshotEnvironment.process.values
    if let referenceDir { values["SNAPSHOT_REFERENCE_DIR"] = FilePath.absolute(referenceDir) }
    if let pendingDir { values["SNAPSHOT_PENDING_DIR"] = FilePath.absolute(pendingDir) }
    if let resultsDir { values["SNAPSHOT_RESULTS_DIR"] = FilePath.absolute(resultsDir) }
    // Before the settings are read: another version may have other keys.
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

  /// - Throws: `ExitCode.usage` in a package whose Darkroom is another version than an installed tool's, and
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

  /// Whether a person can be asked.
  var isInteractive: Bool { !noInput && !asJSON && Console.isInteractive }
}

extension ExitCode {
  /// Wrong usage or settings.
  static let usage = ExitCode(2)
  /// Differences where `--detailed-exit-code` tells them from failed tests.
  static let differences = ExitCode(3)
  /// Unreferenced files and nothing else, with `--detailed-exit-code`.
  static let unreferenced = ExitCode(4)
  /// Fonts, libraries or references are not usable.
  static let environment = ExitCode(5)
}
