import DarkroomSnapshotStore

/// One order to GitHub's runner: a line that its log does not show as such.
///
/// - SeeAlso: GitHub, "Workflow commands for GitHub Actions"; the escapes are those of `actions/toolkit`,
///   `command.ts`. We differ: control characters are shown before.
struct WorkflowCommand: Equatable {
  /// `::error file=Tests/A.swift,line=3::words`, without a line feed.
  let line: String

  /// - Parameter words: may have several lines.
  init(_ name: StaticString, _ properties: KeyValuePairs<StaticString, String>, _ words: String) {
    let list = properties.map {
      "\($0)=\(Self.property.applied(to: VisibleCharacters.applied(to: $1)))"
    }
    line =
      "::\(name)\(list.isEmpty ? "" : " ")\(list.joined(separator: ","))"
      + "::\(Self.data.applied(to: VisibleCharacters.applied(toLinesOf: words)))"
  }

  private static let dataEscapes: [Unicode.Scalar: String] = [
    "%": "%25", "\r": "%0D", "\n": "%0A",
  ]
  private static let data = TextEscapes(dataEscapes)
  private static let property = TextEscapes(dataEscapes.merging([":": "%3A", ",": "%2C"]) { $1 })
}
