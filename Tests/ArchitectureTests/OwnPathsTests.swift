import Foundation
import Testing

/// `ContainedPath(own:)` checks nothing, so the files that call it are written down.
struct OwnPathsTests {
  /// What they pass, this process made out of its arguments, its source locations or paths already checked.
  private static let known: Set = [
    "InlineSnapshotTesting/Assertion/InlineAssertion.swift",
    "InlineSnapshotTesting/Assertion/InlineOutcomeRecorder.swift",
    "InlineSnapshotTesting/Syntax/InlineSource+Edit.swift",
    "SnapshotStore/Summary/RenamedSnapshots.swift",
    "SnapshotStore/Undo/ReferenceChange.swift",
    "SnapshotTesting/Assertion/OutcomeRecorder+Files.swift",
    "SnapshotTesting/Assertion/OutcomeRecorder.swift",
    "snapshot-record/Commands/ImportCommand.swift",
  ]

  /// Add a file only where no text that was read can reach the call; say why in the commit.
  @Test func pathsAreTakenUncheckedInTheFilesThatMay() throws {
    let top = Repository.root.appending(path: "Sources").path
    let found = try Repository.swiftFiles(in: "Sources")
      .filter { Self.takesUnchecked(try String(contentsOf: $0, encoding: .utf8)) }
      .map { String($0.path.dropFirst(top.count + 1)) }

    #expect(Set(found).subtracting(Self.known) == [], "new: check the path, or write the file down")
    #expect(Self.known.subtracting(found) == [], "no longer: strike it out")
  }

  @Test func everyWayToCallItIsSeen() {
    #expect(Self.takesUnchecked("let a = ContainedPath(own: b)"))
    #expect(Self.takesUnchecked("let a: ContainedPath = .init(\n  own: b)"))
    #expect(Self.takesUnchecked("paths.map(ContainedPath.init(own:))"))
    #expect(!Self.takesUnchecked("/// ContainedPath(own: b)\nlet owned = f(renown: 1)"))
    #expect(!Self.takesUnchecked("package init(own path: String) {"))
  }

  /// The label stands at no other call.
  private static func takesUnchecked(_ text: String) -> Bool {
    let code = text.split(separator: "\n").filter { !$0.drop { $0 == " " }.hasPrefix("//") }
    return code.joined(separator: "\n").contains(#/\(\s*own:/#)
  }
}
