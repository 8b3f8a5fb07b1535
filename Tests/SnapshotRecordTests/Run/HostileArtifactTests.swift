import DarkroomSnapshotStore
import DarkroomTestSupport
import Foundation
import Testing

/// From end to end: what an artifact of a fork can have written, and what is said about it.
struct HostileArtifactTests {
  typealias Kind = HostileArtifact.Kind

  /// What a reviewer may accept once it was looked at.
  private static let harmless: Set<Kind> = [
    .escapes, .newText, .newPicture, .editOfTest, .editWithinLiteral,
  ]

  @Test(arguments: Kind.allCases)
  func mergeAndAcceptWriteReferencesAndNothingElse(_ kind: Kind) throws {
    let artifact = try HostileArtifact(kind, in: "artifact")
    let before = try artifact.contents()

    let merged = try artifact.tool.run("merge", "artifact")
    let blind = try artifact.tool.run("accept")
    let bold = kind == .escapes ? blind : try artifact.tool.run("accept", "--new")

    Self.show(kind, artifact, [("merge", merged), ("accept", blind), ("accept --new", bold)])
    let after = try artifact.contents()
    let changed = after.filter { before[$0.key] != $0.value }.keys
    #expect(before.keys.allSatisfy { after[$0] != nil })
    guard Self.harmless.contains(kind) else {
      #expect(merged.status == 2 && merged.errors.contains("1.jsonl names"))
      #expect(blind.text == "0 snapshots accepted.\n")
      #expect(changed.isEmpty)
      return
    }
    #expect(merged.status == 1)
    let mayChange = kind == .editOfTest ? "CardTests.swift" : "__Snapshots__/CardTests/test"
    #expect(changed.allSatisfy { $0.contains(mayChange) }, "\(changed)")
    #expect(changed.count == (kind == .editWithinLiteral || kind == .newPicture ? 0 : 1))
    if kind != .escapes { #expect(blind.status == 1 && blind.errors.contains("1 snapshot left")) }
  }

  /// The same lines where a checkout brings them: among the package's own results.
  @Test(arguments: Kind.allCases)
  func resultsThatACheckoutBringsWriteNothingElse(_ kind: Kind) throws {
    let artifact = try HostileArtifact(kind, in: ".snapshot-results")
    let before = try artifact.contents()

    let outputs = try [["pending"], ["accept"], ["reject"], ["undo"]].map { arguments in
      try artifact.tool.run(arguments, environment: [:])
    }

    let changed = try artifact.contents().filter { before[$0.key] != $0.value }.keys
    #expect(changed.allSatisfy { $0.contains("__Snapshots__/CardTests/testCard.1.txt") })
    #expect(kind == .escapes || changed.isEmpty)
    let isRefused = !Self.harmless.contains(kind)
    #expect(outputs[0].errors.contains("1.jsonl names") == isRefused, "\(outputs[0])")
    #expect(outputs[1].status == (kind == .escapes ? 0 : 1))
  }

  /// A reviewer runs the tool in the checkout of a branch, whose settings come with it.
  @Test(arguments: [
    #"{"elsewhere": ["/"]}"#, #"{"elsewhere": [".git/hooks"]}"#,
    #"{"elsewhere": [".github/workflows"]}"#,
    #"{"elsewhere": ["../.."]}"#, #"{"elsewhere": ["Tests/Link"]}"#, #"{"root": ".github"}"#,
    #"{"root": "Tests/Link"}"#, #"{"results": ".git"}"#, #"{"pending": ".git/hooks"}"#,
  ])
  func settingsOfTheBranchWidenNothing(_ settings: String) throws {
    for kind in [Kind.hook, .workflow, .outside, .link] {
      let artifact = try HostileArtifact(kind, in: "artifact")
      try artifact.tool.write([UInt8](settings.utf8), to: ".snapshots.json")
      let before = try artifact.contents()

      let merged = try artifact.tool.run("merge", "artifact")
      let accepted = try artifact.tool.run("accept", "--new")

      #expect(merged.status == 2 && accepted.status != 0)
      #expect(merged.errors.contains(".snapshots.json: \""), "\(merged.errors)")
      #expect(try artifact.contents() == before)
    }
  }

  private static func show(
    _ kind: Kind, _ artifact: HostileArtifact, _ runs: [(String, ProgramRun)]
  ) {
    var lines = ["== \(kind.rawValue)"]
    for (name, run) in runs {
      lines.append("$ snapshot-record \(name)  → \(run.status)")
      lines += (run.text + run.errors).split(separator: "\n").map { "    \($0)" }
    }
    let text = lines.joined(separator: "\n").replacing(artifact.tool.package, with: "PACKAGE")
    print(text.replacing(artifact.outside.path, with: "/OUTSIDE"))
  }
}
