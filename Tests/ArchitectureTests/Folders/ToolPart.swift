/// The two parts of `snapshot-record`, the lower first: what commands are made of, and the commands.
enum ToolPart: String, FolderLayer {
  case parts
  case commands

  static let module = "snapshot-record"

  init(of folder: String) { self = folder == "Commands" ? .commands : .parts }

  var depth: Int { 1 }

  static let doors: [String: String] = [:]

  static let introduction =
    "Which folder names types of which: commands are made of parts that do not know them."
}
