import ArgumentParser
import DarkroomSnapshotStore
import Foundation

/// Prints what a client's manifest needs, and writes what is safe to write.
struct InitCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "init", abstract: "Show the settings for your Package.swift.",
    discussion: """
      Prints the lines to paste into Package.swift; the manifest itself is never touched. --write makes \
      .snapshots.json, when there is none, so that references lie below one folder.
      """)

  @OptionGroup var options: PackageOptions

  @Flag(name: .long, help: "Write .snapshots.json with the root given by --root.")
  var write = false

  @Option(
    name: .long,
    help: ArgumentHelp("Where references lie, seen from the package.", valueName: "dir"))
  var root: String = "__Snapshots__"

  func run() throws {
    let package = try options.package()
    Console.say(ClientManifest.settings)
    guard write else { return }
    let path = Path.joined(package.root, SnapshotSettings.fileName)
    guard !Files.exists(path) else {
      Console.warn("\(path) exists; it is left as it is.")
      throw ExitCode.failure
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let json = try encoder.encode(SnapshotSettings(root: root))
    try Files.write([UInt8](json) + [0x0A], to: path)
    Console.say("wrote \(path)")
  }
}
