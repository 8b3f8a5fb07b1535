import DarkroomSnapshotStore

/// One command to GitHub's runner: a line that its log does not show literally.
///
/// - SeeAlso: GitHub, "Workflow commands for GitHub Actions"; the escapes are as in `actions/toolkit`,
///   `command.ts`. We differ: control characters are shown before.
struct WorkflowCommand: Equatable {
  /// The line, such as `::error file=Tests/A.swift,line=3::words`, without a line feed.
  let line: String

  /// - Parameter words: the message, which may have several lines.
  init(_ name: StaticString, _ properties: KeyValuePairs<StaticString, String>, _ words: String) {
    let list = properties.map {
      "\($0)=\(Self.property.applied(to: VisibleCharacters.applied(to: $1)))"
    }
    line =
      "::\(name)\(list.isEmpty ? "" : " ")\(list.joined(separator: ","))"
      + "::\(Self.data.applied(to: Self.shown(words)))"
  }

  /// Escapes a combining mark at the beginning, which would join the preceding colon.
  ///
  /// The runner looks for the two colons with culture-sensitive rules, which do not split a character.
  private static func shown(_ words: String) -> String {
    let shown = VisibleCharacters.applied(toLinesOf: words)
    guard let first = shown.unicodeScalars.first, ":\(shown)".first != ":" else { return shown }
    return "\\u{\(String(first.value, radix: 16))}" + String(shown.unicodeScalars.dropFirst())
  }

  private static let dataEscapes: [Unicode.Scalar: String] = [
    "%": "%25", "\r": "%0D", "\n": "%0A",
  ]
  private static let data = TextEscapes(dataEscapes)
  private static let property = TextEscapes(dataEscapes.merging([":": "%3A", ",": "%2C"]) { $1 })
}
