import Foundation
import Testing

/// Texts of artifacts, tests, views and files reach people by one way for each destination, and by no other.
///
/// Within a module the types see to it: `Console` takes `TerminalText`, documents are `XMLText` and `MarkdownText`,
/// and each is made of literals and of texts that it escapes. Here the ways around the types are closed.
struct OutputTests {
  private static let modules = [
    "snapshot-record", "SnapshotStore", "SnapshotTesting", "InlineSnapshotTesting",
    "SnapshotTestingCustomDump", "TerminalPictures", "Trees", "ImageComparison", "PackageSettings",
  ]

  /// Files with a line of code that matches, from `Sources`.
  private func files<Output>(with pattern: Regex<Output>) throws -> Set<String> {
    // A point between letters ends a word here.
    let pattern = pattern.wordBoundaryKind(.simple)
    let files = try Self.modules.flatMap { try Repository.swiftFiles(in: "Sources/\($0)") }
    let found = try files.filter { file in
      try String(contentsOf: file, encoding: .utf8).split(separator: "\n").contains {
        !$0.trimmingPrefix(while: { $0 == " " }).hasPrefix("//") && $0.contains(pattern)
      }
    }
    return Set(
      found.compactMap { $0.path.split(separator: "/Sources/", maxSplits: 1).last.map(String.init) }
    )
  }

  /// Who writes to standard output or standard error, or has to do with them.
  private static let writers: [String: String] = [
    "snapshot-record/Terminal/Console.swift":
      "takes TerminalText, and what asks for its own way by name",
    "snapshot-record/Programs/ChildProgram.swift": "gives both to programs that belong there",
    "snapshot-record/SnapshotRecord.swift": "lets the parser print help, a text of the sources",
    "SnapshotTesting/Runner/StandardError.swift": "escapes what it takes",
    "SnapshotTesting/Runner/SystemCalls.swift":
      "writes within signal handlers, where nothing may be allocated: names of tests, which are names of Swift",
    "SnapshotTesting/Runner/OwnTrace.swift": "captures what the handler of Swift's runtime writes",
    "TerminalPictures/TerminalSize.swift": "asks the terminal for its size",
  ]

  @Test func nothingWritesPastTheConsole() throws {
    let found = try files(
      with:
        /\b(?:print|debugPrint|puts|fputs|fwrite|fprintf|printf|perror|NSLog)\(|STD(?:OUT|ERR)_FILENO|standard(?:Output|Error)\b|\bstd(?:out|err)\b|exit\(withError: error\)/
    )

    #expect(found.subtracting(Self.writers.keys) == [], "say it by Console or StandardError")
    #expect(Set(Self.writers.keys).subtracting(found) == [], "strike it out")
  }

  /// A literal is trusted, so that a variable must not pass for one.
  @Test func onlyLiteralsAreTakenAsTheyAre() throws {
    let found: Set = try files(with: /stringLiteral|stringInterpolation|rendered:/)
      .filter { $0.hasPrefix("snapshot-record") }

    #expect(
      found == [
        "snapshot-record/Terminal/TerminalText.swift", "snapshot-record/Summary/MarkdownText.swift",
        "snapshot-record/Reporters/XMLText.swift",
      ])
  }

  /// Out of its type a text is only for the destination.
  @Test func textsLeaveTheirTypesWhereTheyAreWritten() throws {
    let found = try files(with: /\.rendered\b/)

    #expect(
      found == [
        "snapshot-record/Terminal/Console.swift", "snapshot-record/Commands/ReportCommand.swift",
        "snapshot-record/Commands/CompareCommand.swift",
        "snapshot-record/Compare/ComparisonMarkdown.swift",
        "snapshot-record/Terminal/TerminalText.swift",
        "snapshot-record/Terminal/TerminalColumns.swift",
        "snapshot-record/Summary/MarkdownText.swift", "snapshot-record/Report/ReportMarkdown.swift",
        "snapshot-record/Reporters/XMLText.swift", "snapshot-record/Reporters/JUnitReporter.swift",
        "snapshot-record/Reporters/GitHubReporter.swift",
      ])
  }

  /// Both libraries print a failure as it is.
  @Test func failuresGoThroughOneFunction() throws {
    let found = try files(with: /\bIssue\.record\(|\bXCTFail\(/)

    #expect(found == ["SnapshotTesting/Runner/RecordIssue.swift"])
  }

  /// Markup stands in the literals of a type that escapes; a project file of Xcode's is only read.
  @Test func markupIsWrittenInItsOwnType() throws {
    let found: Set = try files(with: /"[^"]*<(?:\/|!--|\?)?[a-z ]+[^"]*>|"\| |"::/)
      .filter { $0.hasPrefix("snapshot-record") }

    #expect(
      found == [
        "snapshot-record/Summary/MarkdownText.swift", "snapshot-record/Report/ReportMarkdown.swift",
        "snapshot-record/Compare/ComparisonMarkdown.swift",
        "snapshot-record/Reporters/GitHubReporter.swift",
        "snapshot-record/Reporters/JUnitReporter.swift",
        "snapshot-record/Terminal/WorkflowCommand.swift",
        "snapshot-record/Xcode/PropertyList.swift", "snapshot-record/Xcode/XcodeProject.swift",
      ])
  }

  /// The page makes text nodes of its data, and there is one script that holds it.
  @Test func theReportsPageMakesNoMarkupOfTexts() throws {
    let script = try Repository.text("Sources/ReportAssets/report.js")

    #expect(
      !script.contains(
        /innerHTML|outerHTML|insertAdjacentHTML|document\.write|\beval\(|new Function|srcdoc|javascript:/
      ))
    #expect(
      try files(with: /snapshotReport/) == [
        "snapshot-record/Report/ReportFolder.swift", "snapshot-record/Report/ReportServer.swift",
      ])
  }
}
