import ArgumentParser
import DarkroomPackageSettings
import DarkroomSnapshotStore
import FoundationEssentials

/// Adds Darkroom to a package.
struct InitCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "init",
    abstract: "Set up Package.swift; --example records a first picture.",
    discussion: """
      Prints the lines to paste into Package.swift. --write edits the file: every target that imports UIKit, and every \
      test target of such a target, gets the settings and the product. If no target imports UIKit, all test targets get \
      them. Existing lines stay as they are and are not added again. A manifest that computes its targets is not \
      edited; the lines to paste are printed instead.

        swift package add-dependency https://…/darkroom --from 0.1.0
        swift run snapshot-record init --example

      With an SDK, Package.swift needs no change: only .snapshots.json and the example are written.

      --xcode makes a package of an Xcode project. It lists the sources that can't be compiled, writes Package.swift \
      beside the project, and lists the parts of the project that aren't in the package. Run it again after the \
      project has changed.

        snapshot-record init --xcode App.xcodeproj
        swift test --swift-sdk darkroom

      .snapshots.json names one folder for all references, unless references are already beside the tests.
      """)

  @OptionGroup var options: PackageOptions

  @Flag(name: .long, help: "Edit Package.swift, and write .snapshots.json if it doesn't exist.")
  var write = false

  @Flag(
    name: .long,
    help:
      "Do the same as --write, add a first test if no test takes a snapshot, install fonts, and record its picture."
  )
  var example = false

  @Option(
    name: .long,
    help: ArgumentHelp(
      "Write a Package.swift beside an Xcode project or workspace.", valueName: "project"))
  var xcode: String?

  @Flag(name: .long, help: "Print hooks for Git: before a commit and before a push.")
  var hooks = false

  @Option(
    name: .long,
    help: ArgumentHelp(
      "The place of Darkroom, if no dependency names it.", valueName: "url or path"))
  var package: String?

  @Option(name: .long, help: ArgumentHelp("With a URL: the lowest version.", valueName: "version"))
  var from: String?

  @Option(
    name: .long,
    help: ArgumentHelp("The folder of references, relative to the package.", valueName: "dir"))
  var root: String = "__Snapshots__"

  func validate() throws {
    guard xcode == nil || !(write || example || hooks || package != nil) else {
      throw ValidationError(
        "--xcode cannot be combined with --write, --example, --hooks or --package.")
    }
    guard package != nil || from == nil else { throw ValidationError("--from needs --package.") }
    guard package == nil || dependency != nil else {
      throw ValidationError("--package needs --from with a URL, and takes no --from with a path.")
    }
  }

  private var dependency: DarkroomDependency? {
    package.flatMap { DarkroomDependency(place: $0, version: from) }
  }

  func run() async throws {
    if hooks { return Console.say(TerminalText(lines: GitHooks.text)) }
    if let xcode { return try writePackage(of: xcode) }
    // The package's settings are read only once, so they must be written before anything reads them.
    let found = PackageRoot.containing(FilePath.joined(FilePath.absolute(options.packagePath), "x"))
    let sdk = dependency == nil ? found.flatMap { PackageSDK(of: $0) } : nil
    guard write || example else {
      Console.say(TerminalText(lines: lines(sdk)))
      if sdk == nil { offerSDK() }
      return
    }
    guard let folder = found else {
      throw ValidationError("no Package.swift here or in a folder above")
    }
    let sources = ClientSources(root: folder)
    let manifest = FilePath.joined(folder, "Package.swift")
    let targets: [ManifestTarget]
    if let sdk {
      Console.say(TerminalText(lines: lines(sdk)))
      targets = try unedited(manifest, sources)
    } else {
      targets = try await edit(manifest, sources)
    }
    try writeSettings(in: sources.root, besides: targets.contains(where: sources.hasSnapshots))
    guard example else { return }
    guard try writeExample(targets, sources) else {
      return Console.say(
        "A test already takes snapshots: \(InstalledTool.command) runs it.")
    }
    try await recordFirstPicture()
  }

  /// Returns the lines that the user has to write by hand.
  private func lines(_ sdk: PackageSDK?) -> String {
    guard let sdk else { return ClientManifest.lines }
    return
      "Package.swift needs no change: the SDK of Darkroom \(sdk.edition.version) has UIKit and "
      + "SnapshotTesting. Run the tests with: \(InstalledTool.command)"
  }

  private func offerSDK() {
    Console.say(TerminalText(lines: "\n" + SDKOffer.process.lines))
  }

  // MARK: The manifest

  /// - Returns: the targets that import modules of the SDK, as far as the manifest lists them.
  private func unedited(_ path: String, _ sources: ClientSources) throws(StoreError)
    -> [ManifestTarget]
  {
    let manifest = try Files.read(path) ?? []
    return (try? ManifestEditor.chosenTargets(of: manifest, sources.sources)) ?? []
  }

  /// - Returns: the targets that have the settings.
  private func edit(_ path: String, _ sources: ClientSources) async throws -> [ManifestTarget] {
    do {
      let others = sources.otherManifests
      guard others.isEmpty else { throw ManifestError.severalManifests(others) }
      let old = try Files.read(path) ?? []
      let editor = try ManifestEditor(old, sources.sources, adding: dependency)
      guard !editor.edits.isEmpty else {
        Console.say("Package.swift is already set up.")
        return editor.chosen
      }
      let new = editor.result
      let isConfirmed = try await ManifestCheck().confirm(
        new, insteadOf: old, targets: editor.chosen.map(\.name))
      try Files.write(new, to: path)
      Console.say("Package.swift")
      LineChanges(old: old, new: new).lines.forEach { Console.say(TerminalText($0)) }
      if !isConfirmed { Console.warn("Swift could not check the manifest.") }
      offerSDK()
      return editor.chosen
    } catch let error as ManifestError {
      Console.warn(
        "Package.swift is left as it is: \(error).\n\n\(TerminalText(lines: ClientManifest.lines))")
      throw ExitCode.failure
    }
  }

  // MARK: The files beside it

  /// A single folder for all references needs no `exclude:`, which causes a warning as long as its folder does not
  /// exist.
  ///
  /// - Parameter hasSnapshots: whether there are already references beside the tests.
  func writeSettings(in folder: String, besides hasSnapshots: Bool) throws {
    let path = FilePath.joined(folder, SnapshotSettings.fileName)
    guard !Files.exists(path), !hasSnapshots else { return }
    let json = try Console.encoded(["root": root])
    try Files.write([UInt8](json) + [0x0A], to: path)
    Console.say("wrote \(SnapshotSettings.fileName): references are in \(root)")
  }

  /// - Returns: false if another test takes snapshots.
  private func writeExample(_ targets: [ManifestTarget], _ sources: ClientSources)
    throws(StoreError) -> Bool
  {
    guard let example = ExampleTest(among: targets, sources) else { return false }
    guard !Files.exists(example.path) else { return true }
    try Files.write([UInt8](example.text.utf8), to: example.path)
    Console.say("wrote \(FilePath.relative(example.path, to: sources.root) ?? example.path)")
    return true
  }

  private func recordFirstPicture() async throws {
    if try await !FontInstaller().run([]) { throw ExitCode.environment }
    let package = try options.package()
    if PackageSDK(of: package.root) == nil {
      Console.say(
        "Building and recording its picture; the first build of Darkroom takes 5 to 10 minutes.")
    }
    let arguments = [
      "--package-path", package.root, "--update=missing", "--unreferenced=ignore", "--filter",
      ExampleTest.name,
    ]
    try await TestCommand.parse(arguments).run()
    for path in package.references.paths where path.contains(ExampleTest.name) {
      Console.say("first picture: \(FilePath.relative(path, to: package.root) ?? path)")
    }
  }
}
