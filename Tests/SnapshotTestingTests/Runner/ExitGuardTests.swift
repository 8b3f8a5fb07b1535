import DarkroomPNG
import DarkroomRaster
import DarkroomTestSupport
import Foundation
import Testing

/// Whole runs that must not end green, or must say so: each is a process of this test product.
struct ExitGuardTests {
  /// Each with our ways and with upstream's.
  enum Runner: String, CaseIterable {
    case xctest, testing, xctestAsUpstream, testingAsUpstream

    static let ours: [Self] = [.xctest, .testing]

    var isXCTest: Bool { self == .xctest || self == .xctestAsUpstream }

    var arguments: [String] {
      isXCTest
        ? ["DarkroomSnapshotTestingTests.FalseGreenTriesInXCTest/testAttempt"]
        : ["--testing-library", "swift-testing", "--filter", "FalseGreenTries/attempt"]
    }

    var variables: [String: String] {
      Self.ours.contains(self) ? [:] : ["SNAPSHOT_COMPATIBILITY": "upstream"]
    }
  }

  let folder: ScratchFolder

  init() throws { folder = try ScratchFolder() }

  /// Plays a try; the reference is that of blue, unless it shall be missing.
  private func played(
    _ attempt: FalseGreenTry, _ runner: Runner, _ variables: [String: String] = [:],
    isMissing: Bool = false
  ) throws -> TestProductRun {
    if !isMissing { try writeReferences() }
    return try TestProductRun(
      runner.arguments,
      environment: environment(attempt, runner.variables.merging(variables) { $1 }),
      in: folder)
  }

  private func writeReferences() throws {
    let blue = Pixmap(width: 30, height: 30, filledWith: 0xFFFF_0000)
    let metadata = PNGMetadata(scale: 3, stamp: PNGStamp(blue, scale: 3))
    try folder.write(
      PNGEncoder.encode(blue, metadata: metadata),
      to: "DarkroomSnapshotTestingTests/FalseGreenTry/falseGreen.a.png")
    try folder.write("blue", to: "DarkroomSnapshotTestingTests/FalseGreenTry/falseGreen.a.txt")
  }

  private func environment(_ attempt: FalseGreenTry, _ variables: [String: String])
    -> [String: String]
  {
    let inherited = ProcessInfo.processInfo.environment.filter {
      !$0.key.hasPrefix("SNAPSHOT_") && !$0.key.hasPrefix("GITHUB_") && $0.key != "CI"
    }
    let own = [
      FalseGreenTry.variable: attempt.rawValue, "SNAPSHOT_REFERENCE_DIR": folder.path,
      "SNAPSHOT_RESULTS_DIR": folder.path("results"),
    ]
    return inherited.merging(own) { $1 }.merging(variables) { $1 }
  }

  @Test(arguments: Runner.ours)
  func whatIsRightPassesAndSaysNothing(_ runner: Runner) throws {
    let run = try played(.matches, runner)

    #expect(run.status == 0)
    #expect(!run.errors.contains("warning:") && !run.errors.contains("error:"))
    #expect(!run.errors.contains("Snapshots:"))
  }

  @Test(arguments: Runner.allCases)
  func aTestThatEndsTheProcessFails(_ runner: Runner) throws {
    let run = try played(.exits, runner)

    #expect(run.status == 1)
    #expect(run.errors.contains("ended the process with exit(0)"))
    #expect(run.errors.contains(runner.isXCTest ? "testAttempt" : "attempt()"))
  }

  @Test(arguments: Runner.allCases)
  func aTestWithoutAnAssertionIsGuardedToo(_ runner: Runner) throws {
    #expect(try played(.exitsBeforeItAsserts, runner, isMissing: true).status == 1)
  }

  @Test(
    arguments: [
      FalseGreenTry.exitsFromAThread, .exitsFromADetachedTask, .forgesItsEndInAThread,
    ], Runner.allCases)
  func aThreadThatExitsFailsTheRun(_ attempt: FalseGreenTry, _ runner: Runner) throws {
    let run = try played(attempt, runner, isMissing: true)

    #expect(run.status == 1)
    #expect(
      run.errors.contains(
        runner.isXCTest
          ? "testAttempt ended the process with exit(0)"
          : "error: a thread or a task outside of a test ended the process with exit(0)"))
  }

  /// The body of an exit test may: it runs in a process of its own.
  @Test func anExitTestMayExitFromAThread() async {
    await #expect(processExitsWith: .success) {
      Thread { exit(0) }.start()
      sleep(10)
    }
  }

  @Test(arguments: Runner.allCases)
  func aFailureOfItsOwnKeepsItsStatus(_ runner: Runner) throws {
    #expect(try played(.exitsWithSeven, runner, isMissing: true).status == 7)
  }

  @Test(
    arguments: [
      (FalseGreenTry.compares, [:], "does not match reference"),
      (.compares, ["SNAPSHOT_THRESHOLD": "nan"], "SNAPSHOT_THRESHOLD is \"nan\""),
      (.compares, ["SNAPSHOT_FORCE_PASS": "1"], "does not match reference"),
      (.throwsInsteadOfAValue, [:], "Refusal"), (.recordsAll, [:], "Record mode is on."),
    ], Runner.allCases)
  func whatIsWrongFails(
    _ attempt: (FalseGreenTry, [String: String], String), _ runner: Runner
  ) throws {
    let run = try played(attempt.0, runner, attempt.1)

    #expect(run.status != 0)
    #expect((run.output + run.errors).contains(attempt.2))
  }

  @Test(arguments: Runner.allCases)
  func aMissingReferenceFailsOnCI(_ runner: Runner) throws {
    let run = try played(.matches, runner, ["CI": "true"], isMissing: true)

    #expect(run.status != 0)
    #expect((run.output + run.errors).contains("No reference was found on disk."))
  }

  @Test(arguments: Runner.allCases)
  func aSkipDoesNotUndoAFailure(_ runner: Runner) throws {
    let run = try played(.skipsAfterwards, runner)

    #expect(run.status != 0)
    #expect((run.output + run.errors).contains("does not match reference"))
  }

  @Test func cancellingDoesNotUndoAFailure() throws {
    let run = try played(.cancelsAfterwards, .testing)

    #expect(run.status != 0)
    #expect((run.output + run.errors).contains("does not match reference"))
  }

  @Test(
    arguments: [FalseGreenTry.closesTheOutput, .changesTheFolder, .comparesInAThread],
    Runner.allCases)
  func whatATestChangesAroundItDoesNotUndoAFailure(_ attempt: FalseGreenTry, _ runner: Runner)
    throws
  {
    #expect(try played(attempt, runner).status != 0)
  }

  private static let startsWithFullVerification = ["SNAPSHOT_VERIFY": "full"]

  /// The environment of the start decides, so a test cannot loosen its own comparison.
  @Test(
    arguments: [
      (FalseGreenTry.setsAVariable, "SNAPSHOT_THRESHOLD was not set when the process started"),
      (.setsAVariableLater, "SNAPSHOT_THRESHOLD was not set when the process started"),
      (.putsAVariable, "SNAPSHOT_THRESHOLD was not set when the process started"),
      (.unsetsAVariable, "SNAPSHOT_VERIFY was \"full\" when the process started"),
      (.clearsTheVariables, "SNAPSHOT_VERIFY was \"full\" when the process started"),
    ], Runner.allCases)
  func aVariableThatATestChangesFailsTheAssertion(
    _ attempt: (FalseGreenTry, String), _ runner: Runner
  ) throws {
    let run = try played(attempt.0, runner, Self.startsWithFullVerification)

    #expect(run.status != 0)
    #expect((run.output + run.errors).contains(attempt.1))
  }

  /// The tool reads the folder that the process was started with.
  @Test(arguments: Runner.allCases)
  func resultsGoWhereTheProcessWasToldToPutThem(_ runner: Runner) throws {
    let tool = ["SNAPSHOT_RECORD_FORCE": "pending"]
    let run = try played(.setsTheResults, runner, tool)

    #expect(run.status != 0)
    let files = try FileManager.default.subpathsOfDirectory(atPath: folder.path("results"))
    let lines = try files.filter { $0.hasSuffix(".jsonl") }
      .compactMap { try folder.text("results/\($0)") }.joined()
    #expect(lines.contains("SNAPSHOT_RESULTS_DIR was"), Comment(rawValue: "\(files) \(lines)"))
    #expect(lines.contains("SNAPSHOT_FORCE_PASS was not set"))
  }

  /// As upstream, which asks for this variable anew at each failure; it decides about copies only.
  @Test(arguments: Runner.allCases)
  func aTestMaySayWhereItsArtifactsGo(_ runner: Runner) throws {
    let run = try played(.setsTheArtifacts, runner)

    #expect(run.status != 0)
    #expect((run.output + run.errors).contains("does not match reference"))
    let copy = folder.path("artifacts/FalseGreenTry/falseGreen.a.png")
    #expect(FileManager.default.fileExists(atPath: copy))
  }

  @Test(arguments: Runner.allCases)
  func aVariableThatNoAssertionReadsMayChange(_ runner: Runner) throws {
    #expect(try played(.setsAnotherVariable, runner).status == 0)
  }

  /// What a machine without the fonts draws says nothing about other machines.
  @Test(arguments: Runner.allCases)
  func withoutTheSystemFontNothingIsRecorded(_ runner: Runner) throws {
    let home = ["HOME": folder.path("home"), "XDG_CACHE_HOME": ""]
    let run = try played(.matches, runner, home, isMissing: true)

    #expect(run.status != 0)
    #expect((run.output + run.errors).contains("swift run snapshot-record doctor --install"))
    let reference = "DarkroomSnapshotTestingTests/FalseGreenTry/falseGreen.a.png"
    #expect(!FileManager.default.fileExists(atPath: folder.path(reference)))
  }

  @Test(arguments: Runner.allCases)
  func withoutTheSystemFontNothingIsCompared(_ runner: Runner) throws {
    let home = ["HOME": folder.path("home"), "XDG_CACHE_HOME": ""]
    let run = try played(.compares, runner, home)

    #expect(run.status != 0)
    #expect(!(run.output + run.errors).contains("does not match reference"))
    #expect((run.output + run.errors).contains("The system font is not installed"))
  }

  /// XCTest drops what fails there.
  @Test func anAssertionOfAClassFails() throws {
    let run = try played(.comparesInTheClass, .xctest)

    #expect(run.status == 1)
    #expect(
      run.errors.contains("error: outside of a test: Snapshot \"a\" does not match reference."))
  }

  /// Where the tool is to name differences, they must reach it.
  @Test(arguments: Runner.allCases)
  func whoRemovesTheResultsOfAForcedPassFails(_ runner: Runner) throws {
    let tool = ["SNAPSHOT_FORCE_PASS": "1", "SNAPSHOT_RECORD_FORCE": "pending"]
    let run = try played(.removesTheResults, runner, tool)

    #expect(run.status == 1)
    #expect(run.errors.contains("was removed, and with it the results of the tests."))
  }

  /// Nothing is asked there: the manual says so, and the tool sees it.
  @Test(arguments: [FalseGreenTry.endsAtOnce, .endsQuickly], Runner.allCases)
  func whatEndsWithoutHandlersPasses(_ attempt: FalseGreenTry, _ runner: Runner) throws {
    #expect(try played(attempt, runner).status == 0)
  }

  @Test(
    arguments: [
      (["SNAPSHOT_THRESHOLD": "1"], "SNAPSHOT_THRESHOLD=1.0"),
      (["SNAPSHOT_FORCE_PASS": "1", "SNAPSHOT_RECORD_FORCE": "pending"], "SNAPSHOT_FORCE_PASS=1"),
    ], Runner.allCases)
  func whatPassesRedSaysSoOnce(_ loose: ([String: String], String), _ runner: Runner) throws {
    let run = try played(.compares, runner, loose.0)

    #expect(run.status == 0)
    let words = "warning: snapshots are compared loosely: \(loose.1)\n"
    #expect(run.errors.ranges(of: words).count == 1)
  }

  /// Swift Testing passes it by design, and counts it.
  @Test func aKnownIssueIsCounted() throws {
    let run = try played(.isAKnownIssue, .testing)

    #expect(run.status == 0)
    #expect((run.output + run.errors).contains("1 known issue"))
  }

  // MARK: The closing line

  private var closingLine: String {
    "Snapshots: 1 differs. Look at them with: "
      + "swift run snapshot-record review --results-dir '\(folder.path("results"))'\n"
  }

  @Test(arguments: Runner.allCases)
  func whatDiffersIsCountedAtTheEnd(_ runner: Runner) throws {
    #expect(try played(.compares, runner).errors.hasSuffix(closingLine))
  }

  /// As SwiftPM runs them: one after the other, under a parent whose name begins so.
  @Test(arguments: [
    ([Runner.xctest, .testing], ""), ([.testing], ""), ([.xctest], "--disable-swift-testing"),
  ])
  func aRunOfSeveralProcessesIsCountedOnce(_ runners: [Runner], _ flag: String) throws {
    try writeReferences()
    let shell = folder.path("swift-test")
    try FileManager.default.createSymbolicLink(atPath: shell, withDestinationPath: "/bin/sh")
    let commands = runners.map { runner in
      "\"$0\" \(runner.arguments.map { "'\($0)'" }.joined(separator: " "))"
    }
    let script = (commands + ["true"]).joined(separator: "; ")

    let run = try TestProductRun(
      ["-c", script, CommandLine.arguments[0], flag],
      environment: environment(.compares, [:]), in: folder, by: shell)

    #expect(run.errors.ranges(of: closingLine).count == 1)
    #expect(
      run.errors.ranges(of: "does not match").count + run.output.ranges(of: "does not match").count
        >= runners.count)
  }
}
