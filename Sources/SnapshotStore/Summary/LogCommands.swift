import FoundationEssentials

/// Commands that a CI system reads from the log of a job, such as `::error::` and `##[group]`.
///
/// The text of a test, an artifact or a file name must not act as a command: `::stop-commands::` in it would switch off
/// all later annotations.
///
/// - SeeAlso: GitHub, "Workflow commands for GitHub Actions", and the runner's `ActionCommand.cs`, which takes away
///   white space in front of `::` and looks for `##[` everywhere; Azure Pipelines' `##vso[` and TeamCity's
///   `##teamcity[`. As there.
package struct LogCommands: Sendable {
  package static let process = LogCommands(ProcessInfo.processInfo.environment)

  /// Whether a system reads commands from the log.
  package let areHeeded: Bool

  package init(_ environment: [String: String]) {
    areHeeded = ["GITHUB_ACTIONS", "TF_BUILD", "TEAMCITY_VERSION"].contains {
      environment[$0]?.isEmpty == false
    }
  }

  /// The lines of `text`; in each line that would be a command, one character is written as its number.
  package func disarmed(_ text: String) -> String {
    guard areHeeded, text.utf8.contains(UInt8(ascii: ":")) || text.utf8.contains(UInt8(ascii: "#"))
    else { return text }
    return text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { Self.disarmed(line: $0) }.joined(separator: "\n")
  }

  private static func disarmed(line: Substring) -> String {
    // The comparison uses scalars, because the runner compares bytes and ignores a combining accent after a bracket.
    let shown = line.replacing(
      #/##(?=[A-Za-z]*\[)/#.matchingSemantics(.unicodeScalar), with: "#\\u{23}")
    let start = shown.unicodeScalars.drop { $0.properties.isWhitespace }
    guard start.starts(with: "::".unicodeScalars) else { return String(shown) }
    return String(shown.unicodeScalars.prefix(upTo: start.startIndex)) + "\\u{3a}"
      + String(start.dropFirst())
  }
}
