import DarkroomSnapshotStore
import FoundationEssentials

/// The tool where `install` has put it: below a folder such as `~/.local`.
///
///     bin/snapshot-record            a link to the program
///     lib/snapshot-record/           the program, and a note of what it is
///     share/…                        completions for bash, zsh and fish
struct InstalledTool {
  let prefix: String

  var link: String { FilePath.joined(prefix, "bin/snapshot-record") }
  var folder: String { FilePath.joined(prefix, "lib/snapshot-record") }
  var program: String { FilePath.joined(folder, "snapshot-record") }
  private static let noteName = "installed.json"

  /// Where shells look for completions by themselves; zsh only where its `fpath` says so.
  var completions: [String: String] {
    [
      "bash": FilePath.joined(prefix, "share/bash-completion/completions/snapshot-record"),
      "zsh": FilePath.joined(prefix, "share/zsh/site-functions/_snapshot-record"),
      "fish": FilePath.joined(prefix, "share/fish/vendor_completions.d/snapshot-record.fish"),
    ]
  }

  /// What an installed tool was made from.
  struct Note: Codable, Equatable {
    var version: ToolVersion
    /// The commit of a checkout; nil for a folder that somebody edits.
    var revision: String?
    /// When its program was built, in seconds since 1970.
    var built: Double
  }

  /// The running program, with links followed.
  static var running: String? { Files.realPath("/proc/self/exe") }

  /// What the running program says of itself; nil where it was not installed.
  static var note: Note? {
    guard let running,
      let bytes = try? Files.read(FilePath.joined(FilePath.directory(running), noteName))
    else { return nil }
    return try? JSONDecoder().decode(Note.self, from: Data(bytes))
  }

  /// `command` of the running program, as a person types it.
  static func commandLine(_ command: String, _ results: ResultsDirectory) -> String {
    let line = results.commandLine(command)
    guard note != nil, line.hasPrefix("swift run ") else { return line }
    return String(line.dropFirst("swift run ".count))
  }

  /// Copies the program.
  func install(_ source: String, _ note: Note, completions texts: [String: String]) throws {
    try Files.makeDirectory(folder)
    try copy(source, to: program)
    try Files.write(
      [UInt8](Console.encoded(note)) + [0x0A], to: FilePath.joined(folder, Self.noteName))
    try Files.makeDirectory(FilePath.directory(link))
    Files.remove(link)
    try FileManager.default.createSymbolicLink(
      atPath: link, withDestinationPath: "../lib/snapshot-record/snapshot-record")
    for (shell, path) in self.completions {
      try Files.write([UInt8]((texts[shell] ?? "").utf8), to: path)
    }
  }

  /// A running program's file cannot be written, but it can be replaced.
  private func copy(_ source: String, to target: String) throws {
    let temporary = "\(target).new"
    try? FileManager.default.removeItem(atPath: temporary)
    try FileManager.default.copyItem(atPath: source, toPath: temporary)
    if Files.exists(target) { try FileManager.default.removeItem(atPath: target) }
    try FileManager.default.moveItem(atPath: temporary, toPath: target)
  }
}
