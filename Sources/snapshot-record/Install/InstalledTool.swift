import DarkroomPackageSettings
import DarkroomSnapshotStore
import FoundationEssentials

/// The tool at the place where `install` puts it, below a folder such as `~/.local`.
///
///     bin/snapshot-record            a link to the program
///     lib/snapshot-record/           the program, and a note of what it is; an SDK keeps its own
///     share/…                        completions for bash, zsh and fish
struct InstalledTool {
  let prefix: String

  var link: String { FilePath.joined(prefix, "bin/snapshot-record") }
  var folder: String { FilePath.joined(prefix, "lib/snapshot-record") }
  var program: String { FilePath.joined(folder, "snapshot-record") }
  private static let noteName = "installed.json"

  /// The places where shells look for completions by default; zsh does so only if its `fpath` contains the folder.
  var completions: [String: String] {
    [
      "bash": FilePath.joined(prefix, "share/bash-completion/completions/snapshot-record"),
      "zsh": FilePath.joined(prefix, "share/zsh/site-functions/_snapshot-record"),
      "fish": FilePath.joined(prefix, "share/fish/vendor_completions.d/snapshot-record.fish"),
    ]
  }

  /// The origin of an installed tool.
  struct Note: Codable, Equatable {
    var version: ToolVersion
    /// The commit of a checkout; nil for a folder that is being edited.
    var revision: String?
    /// The time at which the program was built, in seconds since 1970.
    var built: Double
  }

  /// The path of the running program, with links resolved.
  static var running: String? { Files.realPath("/proc/self/exe") }

  /// The note beside the running program; nil if it was not installed.
  static var note: Note? {
    guard let running,
      let bytes = try? Files.read(FilePath.joined(FilePath.directory(running), noteName))
    else { return nil }
    return try? JSONDecoder().decode(Note.self, from: Data(bytes))
  }

  /// Whether the running program is independent of a package: it was installed, or belongs to an SDK.
  static var isInstalled: Bool { note != nil || SDKBundle.current != nil }

  /// The command that runs this program, as a user types it.
  static let command = isInstalled ? "snapshot-record" : SDKBundle.toolCommand

  /// `command` of the running program, as a user types it.
  static func commandLine(_ command: String, _ results: ResultsDirectory) -> String {
    let line = results.commandLine(command)
    guard line.hasPrefix(SDKBundle.toolCommand) else { return line }
    return Self.command + line.dropFirst(SDKBundle.toolCommand.count)
  }

  /// Installs a link to an SDK's program, which stays beside its libraries and fonts.
  func installLink(to program: String, completions texts: [String: String]) throws {
    try writeLink(to: program)
    // A tool that was installed from sources before stays unused.
    let note = FilePath.joined(folder, Self.noteName)
    if Files.exists(note) { [note, self.program].forEach { Files.remove($0) } }
    try write(texts)
  }

  /// Copies the program.
  func install(_ source: String, _ note: Note, completions texts: [String: String]) throws {
    try Files.makeDirectory(folder)
    try copy(source, to: program)
    try Files.write(
      [UInt8](Console.encoded(note)) + [0x0A], to: FilePath.joined(folder, Self.noteName))
    try writeLink(to: "../lib/snapshot-record/snapshot-record")
    try write(texts)
  }

  private func writeLink(to program: String) throws {
    try Files.makeDirectory(FilePath.directory(link))
    Files.remove(link)
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: program)
  }

  private func write(_ texts: [String: String]) throws {
    for (shell, path) in self.completions {
      try Files.write([UInt8]((texts[shell] ?? "").utf8), to: path)
    }
  }

  /// The file of a running program cannot be written, but it can be replaced.
  private func copy(_ source: String, to target: String) throws {
    let temporary = "\(target).new"
    try? FileManager.default.removeItem(atPath: temporary)
    try FileManager.default.copyItem(atPath: source, toPath: temporary)
    if Files.exists(target) { try FileManager.default.removeItem(atPath: target) }
    try FileManager.default.moveItem(atPath: temporary, toPath: target)
  }
}
