import DarkroomTestSupport
import Foundation

/// A command that an example in a page tells the reader to run.
struct PageCommand: Hashable {
  /// The page, from the repository's root.
  var page: String
  /// The program and its arguments, without `swift run` before a program of ours.
  var words: [String]

  var text: String { words.joined(separator: " ") }

  /// The arguments for `snapshot-record`; nil for another program.
  var ofTool: [String]? { words.first == "snapshot-record" ? Array(words.dropFirst()) : nil }

  // MARK: Reading

  /// Programs whose names begin a command.
  private static let programs: Set = [
    "swift", "snapshot-record", "ios-sources", "apt-get", "curl", "tar",
  ]

  /// The README, the page for contributors, and the pages of all modules.
  static func all() throws -> [PageCommand] {
    let sources = URL.packageRoot.appending(path: "Sources")
    let modules = try FileManager.default.contentsOfDirectory(atPath: sources.path)
      .filter { $0 != "README.md" }.sorted()
    var pages = ["README.md", "CONTRIBUTING.md"]
    for module in modules {
      let folder = sources.appending(path: module).path
      let catalogs = try FileManager.default.contentsOfDirectory(atPath: folder)
      for catalog in catalogs.sorted() where catalog.hasSuffix(".docc") {
        pages += try FileManager.default.contentsOfDirectory(atPath: "\(folder)/\(catalog)")
          .filter { $0.hasSuffix(".md") }.sorted().map { "Sources/\(module)/\(catalog)/\($0)" }
      }
    }
    return try pages.flatMap { page in
      let url = URL.packageRoot.appending(path: page)
      return commands(in: try String(contentsOf: url, encoding: .utf8)).map {
        PageCommand(page: page, words: $0)
      }
    }
  }

  /// The commands in the examples of a page that are not Swift.
  static func commands(in text: String) -> [[String]] {
    var found: [[String]] = []
    var language: Substring?
    for line in text.split(separator: "\n") {
      let line = line.drop { $0 == " " }
      if line.hasPrefix("```") {
        language = language == nil ? line.dropFirst(3) : nil
      } else if let language, ["", "yaml", "dockerfile"].contains(language) {
        found += commands(inLine: String(line))
      }
    }
    return found
  }

  private static func commands(inLine line: String) -> [[String]] {
    // What an explanation follows, and what YAML or a Dockerfile writes before a command.
    var line = line.prefix(upTo: line.firstRange(of: #/ {2,}|\s#/#)?.lowerBound ?? line.endIndex)
    line = Substring(line.replacing(#/\$\{\{[^}]*\}\}/#, with: "1"))
    line.trimPrefix(#/(?:- )?(?:run: |script: |RUN |CMD |Accept it with: |- )?/#)
    if line.hasPrefix("[\"") { line = Substring(line.replacing(#/[\["\],]+/#, with: " ")) }
    return line.split(separator: #/&&|\|\||[;|]|\bthen\b|\bfi\b/#).compactMap { part in
      let redirected = part.split(separator: #/ >>?/#).first ?? ""
      return command(redirected.split(separator: " ").map(String.init))
    }
  }

  private static func command(_ all: [String]) -> [String]? {
    // Variables before a program are not its arguments.
    var words = all.map { $0.trimmingCharacters(in: ["'", "\""]) }
    words = Array(words.drop { $0.contains(#/^[A-Z_]+=/#) })
    if words.starts(with: ["swift", "run"]) { words.removeFirst(2) }
    guard let program = words.first else { return nil }
    let name = String(program.split(separator: "/").last ?? "")
    guard programs.contains(name) || program.hasPrefix("Scripts/") else { return nil }
    if programs.contains(name) { words[0] = name }
    // `[PATTERN…]` stands for no words or some.
    return words.filter { !$0.hasPrefix("[") }
  }
}
