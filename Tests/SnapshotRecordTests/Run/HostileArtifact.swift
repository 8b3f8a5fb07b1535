import DarkroomRaster
import DarkroomSnapshotStore
import DarkroomTestSupport
import Foundation

/// Results that somebody made up, in a package with what they would like to write.
struct HostileArtifact {
  /// Which file the artifact is after, or what it says.
  enum Kind: String, CaseIterable, Sendable {
    case source, newTest, makefile, resolved, readme, xib, compiledSnapshot, hook, workflow,
      manifest
    case outside, link, hiddenBelowSnapshots, noExtension
    case editOfSource, editOfManifest, editWithinLiteral, editOfLink
    case valueElsewhere, escapes, newText, newPicture, editOfTest
  }

  let tool: Tool
  let outside: ScratchFolder
  let kind: Kind

  /// Where the artifact's package was.
  private static let home = "/home/ci/app"
  static let evil = "evil()\nmore evil\n"

  /// What is in the package, by name.
  private static let files = [
    "Sources/App/App.swift": "let a = \"literal\"\n", "Makefile": "all:\n", "README.md": "# App\n",
    "Package.resolved": "{}", "Sources/App/Main.xib": "<xml/>",
    ".git/hooks/pre-commit": "#!/bin/sh\n",
    ".github/workflows/ci.yml": "on: push\n",
    "Tests/AppTests/CardTests.swift":
      "assertInlineSnapshot(of: a) {\n  \"\"\"\n  old text\n  \"\"\"\n}\n",
    "Tests/AppTests/__Snapshots__/CardTests/testCard.1.txt": "old\n",
  ]

  /// - Parameter folder: where the results lie, in the package.
  init(_ kind: Kind, in folder: String) throws {
    self.kind = kind
    tool = try Tool()
    outside = try ScratchFolder()
    for (name, text) in Self.files { try tool.write([UInt8](text.utf8), to: name) }
    try outside.write("theirs", to: "theirs.1.txt")
    try FileManager.default.createSymbolicLink(
      atPath: tool.path("Tests/Link"), withDestinationPath: outside.path)
    try FileManager.default.createSymbolicLink(
      atPath: tool.path("Tests/AppTests/Linked.swift"),
      withDestinationPath: tool.path("Sources/App/App.swift"))
    try write(to: folder)
  }

  /// Seen from the package, whichever folder it is in.
  private var reference: String {
    switch kind {
    case .source: "Sources/App/App.swift"
    case .newTest: "Tests/AppTests/New.swift"
    case .makefile: "Makefile"
    case .resolved: "Package.resolved"
    case .readme: "README.md"
    case .xib: "Sources/App/Main.xib"
    case .compiledSnapshot: "Sources/__Snapshots__/x.swift"
    case .hook: ".git/hooks/pre-commit"
    case .workflow: ".github/workflows/a.1.yml"
    case .manifest: "Package.swift"
    case .outside: "../../../\(outside.path)/theirs.1.txt"
    case .link: "Tests/Link/theirs.1.txt"
    case .hiddenBelowSnapshots: "Tests/AppTests/__Snapshots__/.x/a.1.txt"
    case .noExtension: "Tests/AppTests/__Snapshots__/CardTests/configure"
    case .editOfSource, .editOfManifest, .editOfLink, .editWithinLiteral, .editOfTest:
      "\(editedSource)/testCard.1-2.txt"
    case .valueElsewhere, .escapes: "Tests/AppTests/__Snapshots__/CardTests/testCard.1.txt"
    case .newText: "Tests/AppTests/__Snapshots__/CardTests/testNew.1.txt"
    case .newPicture: "Tests/AppTests/__Snapshots__/CardTests/testNew.1.png"
    }
  }

  private var editedSource: String {
    switch kind {
    case .editOfSource: "Sources/App/App.swift"
    case .editOfManifest: "Package.swift"
    case .editOfLink: "Tests/AppTests/Linked.swift"
    default: "Tests/AppTests/CardTests.swift"
    }
  }

  /// What the edit replaces.
  private var old: String {
    switch kind {
    case .editOfSource, .editOfLink: "\"literal\""
    case .editOfTest: "\"\"\"\n  old text\n  \"\"\""
    default: ""
    }
  }

  private func write(to folder: String) throws {
    let isMerged = folder != ".snapshot-results"
    let home = isMerged ? Self.home : tool.package
    let waiting =
      kind == .valueElsewhere
      ? outside.path("theirs.1.txt") : "\(home)/.snapshot-results/pending/\(reference)"
    var line: [String: Any] = [
      "version": 1, "run": "r", "process": 1, "sequence": 1, "time": 1, "runner": "XCTest",
      "test": "AppTests/CardTests.swift/testCard()",
      "file": "\(home)/Tests/AppTests/CardTests.swift",
      "line": 3, "mode": "pending", "state": "changed", "pending": waiting, "package": home,
      "reference": "\(home)/\(reference)", "words": ["UILabel: text changed"],
    ]
    if kind == .escapes {
      line["words"] = [
        "\u{1B}[2J\u{1B}]0;title\u{7}\u{202E}", "a\n::error::b", "c\r\u{8}\u{9B}31m",
      ]
    }
    if reference.contains(".swift/") { line["edit"] = try edit(home) }
    let record =
      #"{"version": 1, "run": "r", "package": "\#(home)", "started": 1, "ended": 2, "status": 0, "limits": [], "tests": ["AppTests.CardTests/testCard"], "passed": 1, "failed": [], "skipped": [], "unfinished": [], "tellsSkipped": true}"#
    try tool.write([UInt8](record.utf8), to: "\(folder)/events/r/run.json")
    let json = try JSONSerialization.data(withJSONObject: line, options: .withoutEscapingSlashes)
    try tool.write([UInt8](json) + [0x0A], to: "\(folder)/events/r/1.jsonl")
    let picture: [UInt8] = [
      0x89, 0x50, 0x4E, 0x47, 13, 10, 26, 10, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52,
    ]
    let value =
      kind == .newPicture ? picture + [0, 0, 1, 134, 0, 0, 3, 76, 8] : [UInt8](Self.evil.utf8)
    if !reference.hasPrefix("..") { try tool.write(value, to: "\(folder)/pending/\(reference)") }
  }

  private func edit(_ home: String) throws -> [String: Any] {
    let text = try tool.text(editedSource) ?? ""
    let place = kind == .editWithinLiteral ? text.range(of: "text") : text.range(of: old)
    let offset = place.map { text.utf8.distance(from: text.startIndex, to: $0.lowerBound) } ?? 0
    return [
      "source": "\(home)/\(editedSource)", "digest": ContentHash([UInt8](text.utf8)).hex,
      "offset": offset, "old": old, "rank": 0, "line": 3, "column": 3, "endLine": 3, "endColumn": 3,
      "form": kind == .editWithinLiteral ? "closure" : "argument", "lead": "", "trail": "",
      "indentation": "  ", "unit": "", "expected": "old text",
    ]
  }

  /// All files of the package and beside it that aren't results, with their contents.
  func contents() throws -> [String: String] {
    var contents: [String: String] = [:]
    for folder in [tool.package, outside.path] {
      let names = FileManager.default.enumerator(atPath: folder)?.allObjects as? [String] ?? []
      for name in names
      where !name.hasPrefix(".snapshot-results") && !name.hasPrefix("artifact") {
        let path = FilePath.joined(folder, name)
        if let bytes = try? Files.read(path) {
          contents[path] = String(decoding: bytes, as: UTF8.self)
        }
      }
    }
    return contents
  }
}
