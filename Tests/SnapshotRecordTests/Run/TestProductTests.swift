import DarkroomPNG
import DarkroomRaster
import Foundation
import Testing

/// The tool on this test product: what `swift test` passes does not pass here.
struct TestProductTests {
  enum Runner: String, CaseIterable {
    case xctest = "FalseGreenTriesInXCTest/"
    case testing = "FalseGreenTries/"
  }

  let tool: Tool

  init() throws {
    tool = try Tool()
    let blue = Pixmap(width: 30, height: 30, filledWith: 0xFFFF_0000)
    let metadata = PNGMetadata(scale: 3, stamp: PNGStamp(blue, scale: 3))
    try tool.write(
      PNGEncoder.encode(blue, metadata: metadata),
      to: "references/DarkroomSnapshotTestingTests/FalseGreenTry/falseGreen.a.png")
  }

  /// - Parameter attempt: a case of `FalseGreenTry`, which this product plays where the variable names one.
  private func played(_ attempt: String, _ runner: Runner, _ options: String...) throws
    -> ProgramRun
  {
    let inherited = ProcessInfo.processInfo.environment.filter {
      !$0.key.hasPrefix("SNAPSHOT_") && !$0.key.hasPrefix("GITHUB_") && $0.key != "CI"
    }
    let own = [
      "FALSE_GREEN_TRY": attempt, "TERM": "xterm-256color",
      "SNAPSHOT_REFERENCE_DIR": tool.path("references"),
    ]
    return try tool.run(
      ["test", "--product", CommandLine.arguments[0], "--filter", runner.rawValue] + options,
      environment: inherited.merging(own) { $1 })
  }

  @Test(arguments: Runner.allCases)
  func whatIsRightPassesAndSaysNothing(_ runner: Runner) throws {
    let run = try played("matches", runner)

    #expect(run.status == 0 && run.errors == "")
    #expect(run.text.contains("Snapshots: 1 matched\n") && !run.text.contains("compared loosely"))
  }

  @Test(arguments: Runner.allCases)
  func eachTestOfEitherLibraryIsListed(_ runner: Runner) throws {
    let run = try played("matches", runner, "--reporter", "list")

    #expect(run.text.contains("✓ "), Comment(rawValue: run.text))
    #expect(!run.text.contains("\u{1B}["))
  }

  @Test(
    arguments: ["compares", "isAKnownIssue", "skipsAfterwards", "closesTheOutput"],
    Runner.allCases)
  func aDifferenceIsTold(_ attempt: String, _ runner: Runner) throws {
    let run = try played(attempt, runner)

    #expect(run.status == 1)
    #expect(run.text.contains("Snapshots: 1 changed\n"))
  }

  @Test(
    arguments: [
      "exits", "exitsFromAThread", "exitsFromADetachedTask", "endsAtOnce", "endsQuickly",
      "forgesItsEnd", "forgesItsEndInAThread",
    ], Runner.allCases)
  func aProgramThatEndsItselfIsSeen(_ attempt: String, _ runner: Runner) throws {
    let run = try played(attempt, runner)

    #expect(run.status == 1)
    #expect(
      run.text.contains("CRASHED DarkroomSnapshotTestingTests.FalseGreenTries")
        || attempt.hasPrefix("forgesItsEnd") && runner == .testing
          && run.text.contains("CRASHED the test program, outside of its tests"),
      Comment(rawValue: run.text))
  }

  /// What a test does around its assertion makes no run green that isn't.
  @Test(
    arguments: [
      "setsAVariable", "setsAVariableLater", "putsAVariable", "setsTheResults", "removesTheResults",
      "changesTheFolder", "comparesInAThread", "throwsInsteadOfAValue", "exitsBeforeItAsserts",
      "exitsWithSeven",
    ], Runner.allCases)
  func whatATestChangesAroundItIsNotGreen(_ attempt: String, _ runner: Runner) throws {
    #expect(try played(attempt, runner).status == 1)
  }

  @Test(arguments: Runner.allCases)
  func constraintsThatContradictEachOtherAreCountedAndToldOnce(_ runner: Runner) throws {
    let run = try played("contradictsItself", runner, "--reporter", "junit=out.xml")

    #expect(run.status == 0)
    #expect(
      run.text.contains("\nLayout:    2 constraint conflicts, 1 different\n"),
      Comment(rawValue: run.text))
    let head = try #require(
      run.text.firstMatch(
        of: #/CONFLICT DarkroomSnapshotTestingTests\.FalseGreenTries.*ttempt.* \(2 times\)\n/#))
    let lines = run.text[head.range.upperBound...].split(separator: "\n")
    #expect(lines.first == "  Unable to simultaneously satisfy constraints:")
    #expect(lines.count { $0.contains("UIView") && $0.contains(".width == 10") } >= 1)
    #expect(lines.count { $0.hasPrefix("    broken: <NSLayoutConstraint:") } == 1)
    #expect(try tool.text("out.xml")?.contains("CONFLICT ") == true)
  }

  @Test(arguments: Runner.allCases)
  func anExceptionOfUIKitsIsTheFirstLine(_ runner: Runner) throws {
    let run = try played("raisesAnException", runner)

    #expect(run.status == 1)
    #expect(
      run.text.hasPrefix(
        "1 crashed (*** Terminating app due to uncaught exception 'NSInternalInconsistencyException', reason: 'index out of bounds"
      ), Comment(rawValue: run.text))
  }

  @Test(arguments: Runner.allCases)
  func aStackThatOverflowsIsCalledSoAndNamesTheCall(_ runner: Runner) throws {
    let run = try played("recursesBesideAView", runner)

    #expect(run.status == 1)
    #expect(
      run.text.hasPrefix(
        "1 crashed (Stack overflow: static FalseGreenTry.depth(_:) calls itself, "),
      Comment(rawValue: run.text))
    #expect(run.text.split(separator: "\n").count < 30)
  }

  @Test(arguments: Runner.allCases)
  func resultsThatAreRemovedAreMissed(_ runner: Runner) throws {
    let run = try played("removesTheResults", runner)

    #expect(run.status == 1)
    #expect(run.text.contains("RESULTS LOST"))
  }
}
