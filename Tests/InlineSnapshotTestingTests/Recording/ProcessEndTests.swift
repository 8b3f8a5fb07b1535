import DarkroomSnapshotStore
import DarkroomTestSupport
import Foundation
import Testing

/// Sources are written when the process of the tests ends, whichever library runs them and however it ends.
struct ProcessEndTests {
  enum Runner: String, CaseIterable {
    case xctest, testing

    var arguments: [String] {
      switch self {
      case .xctest: ["DarkroomInlineSnapshotTestingTests.RecordingTriesInXCTest/testAttempt"]
      case .testing: ["--testing-library", "swift-testing", "--filter", "RecordingTries/attempt"]
      }
    }
  }

  static let written = RecordingTry.source.replacing(
    ".lines)", with: ".lines) {\n    \"\"\"\n    text\n    \"\"\"\n  }")

  private let folder: ScratchFolder

  init() throws {
    folder = try ScratchFolder()
    try folder.write("", to: "Package.swift")
    try folder.write(RecordingTry.source, to: "T.swift")
  }

  private func played(_ attempt: RecordingTry, _ runner: Runner) throws -> TestProductRun {
    let inherited = ProcessInfo.processInfo.environment.filter {
      !$0.key.hasPrefix("SNAPSHOT_") && $0.key != "CI"
    }
    return try TestProductRun(
      runner.arguments,
      environment: inherited.merging([RecordingTry.variable: attempt.rawValue]) { $1 }, in: folder)
  }

  private var store: PendingStore {
    let results = ResultsDirectory(package: folder.path, environment: SnapshotEnvironment([:]))
    return PendingStore(results, journal: UndoJournal(results))
  }

  @Test(arguments: Runner.allCases)
  func aRunThatEndsHasWrittenAndFails(_ runner: Runner) throws {
    let run = try played(.ends, runner)

    #expect(run.status != 0)
    #expect((run.output + run.errors).contains("Automatically recorded a new snapshot."))
    #expect(try folder.text("T.swift") == Self.written)
    #expect(store.all().isEmpty)
  }

  @Test(arguments: [RecordingTry.isKilled, .traps], Runner.allCases)
  func aRunThatIsKilledLeavesTheSourceWholeAndTheValueWaiting(
    _ attempt: RecordingTry, _ runner: Runner
  ) throws {
    _ = try played(attempt, runner)

    #expect(try folder.text("T.swift") == RecordingTry.source)
    #expect(try store.accept([#require(store.all().first)], by: "accept").refused.isEmpty)
    #expect(try folder.text("T.swift") == Self.written)
  }
}
