import DarkroomTestSupport
import Foundation
import Testing

/// Tests that end their process by a signal: each is a process of this test product.
struct TrapReportTests {
  @Test(
    arguments: [
      (FalseGreenTry.trapsAtAnIndex, [SIGILL, SIGTRAP]), (.raisesAnException, [SIGABRT]),
      (.recursesForEver, [SIGSEGV, SIGBUS]), (.recursesBesideAView, [SIGSEGV, SIGBUS]),
    ], ExitGuardTests.Runner.ours)
  func aSignalNamesTheTestUnderWayAndEndsTheProcess(
    _ attempt: (FalseGreenTry, [Int32]), _ runner: ExitGuardTests.Runner
  ) throws {
    let folder = try ScratchFolder()
    let own = [FalseGreenTry.variable: attempt.0.rawValue, "SWIFT_BACKTRACE": "enable=no"]
    let run = try TestProductRun(
      runner.arguments, environment: ProcessInfo.processInfo.environment.merging(own) { $1 },
      in: folder)

    #expect(attempt.1.contains(run.status))
    let name =
      runner.isXCTest
      ? "FalseGreenTriesInXCTest.testAttempt\n"
      : "DarkroomSnapshotTestingTests.FalseGreenTries/attempt()/FalseGreenTry.swift:"
    // A thread of Swift Testing's pool has no second stack to say it from before it makes a view.
    let isNamed = attempt.0 != .recursesForEver || runner.isXCTest
    #expect(run.errors.ranges(of: "*** Test under way: " + name).count == (isNamed ? 1 : 0))
    let overflows = [.recursesForEver, .recursesBesideAView].contains(attempt.0)
    #expect(
      run.errors.ranges(of: "*** Stack overflow: functions call each other").count
        == (overflows && isNamed ? 1 : 0))
    if attempt.0 == .raisesAnException {
      #expect(
        run.errors.contains(
          "*** Terminating app due to uncaught exception 'NSInternalInconsistencyException', reason: 'index "
        ))
    }
  }

  /// The handler that Swift's runtime had installed before is the next; it reads pages that may not be there.
  @Test(arguments: [
    (FalseGreenTry.raisesAnException, SIGABRT), (FalseGreenTry.readsBesideItsMemory, SIGSEGV),
  ])
  func aWholeBacktraceStillFollows(_ attempt: FalseGreenTry, _ signal: Int32) throws {
    let folder = try ScratchFolder()
    let own = [
      FalseGreenTry.variable: attempt.rawValue,
      "SWIFT_BACKTRACE": "enable=yes,symbolicate=off,color=no",
    ]
    let run = try TestProductRun(
      ExitGuardTests.Runner.xctest.arguments,
      environment: ProcessInfo.processInfo.environment.merging(own) { $1 }, in: folder)

    #expect(run.status == signal)
    #expect((run.output + run.errors).contains("Thread 0"))
    #expect((run.output + run.errors).contains("Backtrace took "))
  }

  /// The last words on standard error are the frames that the test's author wrote.
  @Test(arguments: ExitGuardTests.Runner.ours)
  func aShortTraceOfTheTestsOwnFramesEndsIt(_ runner: ExitGuardTests.Runner) throws {
    let folder = try ScratchFolder()
    let own = [
      FalseGreenTry.variable: FalseGreenTry.raisesAnException.rawValue,
      "SWIFT_BACKTRACE": "enable=yes,color=no",
    ]
    let run = try TestProductRun(
      runner.arguments, environment: ProcessInfo.processInfo.environment.merging(own) { $1 },
      in: folder)

    let words = try #require(run.errors.ranges(of: "*** Own frames").last)
    let lines = run.errors[words.lowerBound...].split(separator: "\n").dropFirst()
    #expect(lines.first?.contains(" FalseGreenTry.play()") == true)
    #expect(lines.count >= 2 && lines.count <= 8)
    #expect(lines.allSatisfy { $0.contains("***   Tests/") })
    #expect((run.output + run.errors).contains(" crashed:"))
  }

  /// The numbers of the frames tell how deep the stack is; the runtime prints 64 of them.
  @Test func aStackThatOverflowsEndsWithTheCallsThatFillIt() throws {
    let folder = try ScratchFolder()
    let own = [
      FalseGreenTry.variable: FalseGreenTry.recursesForEver.rawValue,
      "SWIFT_BACKTRACE": "enable=yes,color=no",
    ]
    let run = try TestProductRun(
      ExitGuardTests.Runner.xctest.arguments,
      environment: ProcessInfo.processInfo.environment.merging(own) { $1 }, in: folder)

    let match = try #require(
      run.errors.firstMatch(
        of: #/\*\*\* Stack overflow: (\d+) times on the stack:\n\*\*\*   (.+)\n/#))
    #expect(Int(match.1) ?? 0 > 1000)
    #expect(
      match.2.hasPrefix("Tests/SnapshotTestingTests/Runner/FalseGreenTry.swift:")
        && match.2.hasSuffix("static FalseGreenTry.depth(_:)"))
    #expect((run.output + run.errors).split(separator: "\n").count < 300)
  }
}
