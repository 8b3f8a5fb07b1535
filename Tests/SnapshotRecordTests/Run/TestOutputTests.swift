import DarkroomSnapshotStore
import Testing

@testable import DarkroomSnapshotRecord

/// What runners print, as it was printed by Swift 6.3 on Linux.
struct TestOutputTests {
  func events(_ text: String) -> [TestEvent] {
    var output = TestOutput()
    return text.split(separator: "\n", omittingEmptySubsequences: false).flatMap {
      output.read(String($0))
    } + output.close()
  }

  @Test func xctestTellsStartEndAndTime() {
    let text = """
      Test Suite 'AX' started at 2026-11-21 06:41:22.475
      Test Case 'AX.testOne' started at 2026-11-21 06:41:22.475
      Test Case 'AX.testOne' passed (0.25 seconds)
      Test Case 'AX.testTwo' skipped (0.0 seconds)
      """
    #expect(
      events(text) == [
        .started("AX.testOne"), .ended("AX.testOne", .passed, seconds: 0.25),
        .ended("AX.testTwo", .skipped, seconds: 0),
      ])
  }

  @Test func aTestIsBelievedAboutItselfAlone() {
    let text = """
      Test Case 'AX.testOne' started at 2026-11-21 06:41:22.475
      Test Case 'AX.testTwo' passed (0.1 seconds)
      Test Case 'AX.testOne' passed (0.1 seconds)
      Test Case 'AX.testOne' failed (0.2 seconds)
      """
    #expect(
      events(text) == [
        .started("AX.testOne"), .ended("AX.testOne", .passed, seconds: 0.1),
        .ended("AX.testOne", .failed, seconds: 0.2),
      ])
  }

  @Test func messagesGoOnUntilSomethingElseBegins() {
    let text = """
      /p/Tests/A.swift:6: error: AX.testThree : failed - bad

      and worse
      Test Case 'AX.testThree' failed (0.5 seconds)
      """
    #expect(
      events(text) == [
        .issue(
          TestIssue(
            test: "AX.testThree", file: "/p/Tests/A.swift", line: 6, message: "bad\n\nand worse")),
        .ended("AX.testThree", .failed, seconds: 0.5),
      ])
  }

  @Test func swiftTestingTellsTheSameInItsWords() {
    let text = """
      ◇ Test run started.
      ◇ Test free() started.
      ➜ Test off() skipped: "later"
      ◇ Test case passing 1 argument n → 2 to args(_:) started.
      ✘ Test args(_:) recorded an issue with 1 argument n → 2 at A.swift:11:50: Expectation failed
      ↳ really
      ✔ Test free() passed after 0.001 seconds.
      ✘ Test args(_:) with 2 test cases failed after 0.002 seconds with 1 issue.
      ✘ Test run with 4 tests in 1 suite failed after 0.003 seconds with 1 issue.
      """
    #expect(
      events(text) == [
        .started("free()"), .ended("off()", .skipped, seconds: nil),
        .issue(
          TestIssue(
            test: "args(_:)", file: "A.swift", line: 11, message: "Expectation failed\nreally")),
        .ended("free()", .passed, seconds: 0.001), .ended("args(_:)", .failed, seconds: 0.002),
      ])
  }

  @Test func parallelRunsTellStartsAlone() {
    var tally = TestTally()
    tally.listed = ["M.AX/testOne", "M.AX/testTwo"]
    for event in events("[1/2] Testing M.AX/testOne\n[2/2] Testing M.AX/testTwo") {
      tally.add(event)
    }

    #expect(tally.ended == 2 && tally.unfinished.isEmpty)
    for event in events("/A.swift:6: error: AX.testTwo : failed - bad") { tally.add(event) }
    #expect(tally.tests(.failed) == ["M.AX/testTwo"])
  }

  /// XCTest prints classes without their modules.
  @Test func classesOfOneNameInTwoModulesAreTwo() {
    var tally = TestTally()
    tally.listed = ["A.X/testOne", "B.X/testOne"]
    let text = """
      Test Case 'X.testOne' started at 2026-11-22 07:39:19.800
      Test Case 'X.testOne' passed (0.1 seconds)
      Test Case 'X.testOne' started at 2026-11-22 07:39:19.900
      /B.swift:6: error: X.testOne : failed - bad
      Test Case 'X.testOne' failed (0.1 seconds)
      """
    for event in events(text) { tally.add(event) }

    #expect(tally.tests(.passed) == ["A.X/testOne"] && tally.tests(.failed) == ["B.X/testOne"])
    #expect(tally.issues.map(\.test) == ["B.X/testOne"])
    #expect(tally.absent(of: tally.listed).isEmpty)
  }

  /// `swift test list` adds their places, the event stream gives them to all.
  @Test func aProgramThatCrashesBeforeItsFirstTestIsQuotedInItsWordsAndNotInRegisters() {
    let printed = [
      "Could not cast value of type '(AppTests.CardTests) -> @Swift.MainActor () -> ()' (0x7f3e) to '(AppTests.CardTests) -> () -> ()' (0x7f40).",
      "", "*** Signal 6: Backtracing from 0x7f3eb3ca8eec... done ***", "",
      "*** Program crashed: Aborted at 0x00000000000035d4 ***", "",
      "Thread 0 \"AppPackageTests\" crashed:", "", "  0  0x00007f3e abort + 268 in libc.so.6",
      "rax 0x0000000000000000  0",
    ]

    let list = TestList(printed: printed, status: 134)

    #expect(list.names == nil)
    #expect(list.words.first == "the test program crashed before its first test: \(printed[0])")
    #expect(list.words.contains("  @preconcurrency @MainActor final class CardTests: XCTestCase"))
    #expect(!list.words.contains { $0.contains("rax") })
    let other = TestList(printed: ["Fatal error: no data"] + printed.dropFirst(), status: 134)
    #expect(other.words == ["the test program crashed before its first test: Fatal error: no data"])
  }

  @Test func testsOfOneFileInTwoModulesAreTwo() {
    let list = TestList(
      printed: ["A.S/t()/F.swift:8:4", "B.S/t()/F.linux.swift:9:4", "B.S/u()"], status: 0)

    #expect(list.names == ["A.S/t()", "B.S/t()", "B.S/u()"])
  }

  @Test func whatCrashesInParallelHasNotPassed() {
    var tally = TestTally()
    tally.listed = ["M.AX/testOne", "M.AX/testTwo"]
    let text = """
      [1/2] Testing M.AX/testOne
      [2/2] Testing M.AX/testTwo
      Test Suite 'Selected tests' started at 2026-11-22 07:39:19.799
      Test Case 'AX.testTwo' started at 2026-11-22 07:39:19.800
      A.swift:6: Fatal error: boom
      """
    for event in events(text) { tally.add(event) }

    #expect(tally.unfinished == ["M.AX/testTwo"])
  }

  @Test func aLineThatTwoThreadsWroteIsNoTest() {
    var tally = TestTally()
    for event in events("◇ Test acceptingMakesTight:bands:) started.") { tally.add(event) }
    let lines = """
      {"kind":"test","payload":{"id":"M.BS/args()/A.swift:11:4","kind":"function","name":"args()"},"version":"6.3.0"}
      {"kind":"event","payload":{"kind":"testStarted","testID":"M.BS/args()/A.swift:11:4"},"version":"6.3.0"}
      {"kind":"event","payload":{"kind":"testEnded","testID":"M.BS/args()/A.swift:11:4"},"version":"6.3.0"}
      """
    tally.take(EventStream([UInt8](lines.utf8)))

    #expect(tally.unfinished.isEmpty)
    #expect(tally.tests(.passed) == ["M.BS/args()"])
  }

  @Test func theEventStreamHasFullNames() {
    let lines = """
      {"kind":"test","payload":{"id":"M.BS/args(_:)/A.swift:11:4","kind":"function","name":"args(_:)"},"version":"6.3.0"}
      {"kind":"event","payload":{"kind":"testStarted","testID":"M.BS"},"version":"6.3.0"}
      {"kind":"event","payload":{"kind":"testStarted","testID":"M.BS/args(_:)/A.swift:11:4"},"version":"6.3.0"}
      {"kind":"event","payload":{"kind":"issueRecorded","testID":"M.BS/args(_:)/A.swift:11:4","issue":{"isKnown":false,"sourceLocation":{"filePath":"/A.swift","line":11}},"messages":[{"symbol":"fail","text":"bad"}]},"version":"6.3.0"}
      {"kind":"event","payload":{"kind":"testEnded","testID":"M.BS/args(_:)/A.swift:11:4"},"version":"6.3.0"}
      """
    let stream = EventStream([UInt8](lines.utf8))

    #expect(stream.verdicts == ["M.BS/args(_:)": .failed])
    #expect(
      stream.issues == [
        TestIssue(test: "M.BS/args(_:)", file: "/A.swift", line: 11, message: "bad")
      ])
    #expect(stream.unfinished.isEmpty)
  }

  @Test func namesBecomeFiltersThatMeanThemAlone() throws {
    let arguments = TestSelection(names: ["M.BS/args(_:)"]).arguments
    let regex = try Regex(arguments[1])

    #expect("M.BS/args(_:)/A.swift:11:4".contains(regex))
    #expect(!"M.BS/args(_:)2".contains(regex) && !"XM.BS/args(_:)".contains(regex))
    #expect(
      TestSelection(names: (0..<20_000).map { "M.S/test\($0)" }).arguments.allSatisfy {
        $0.utf8.count < 131_072
      })
    #expect(TestNames.isSame("M.S/testA", "M/F.swift/testA()"))
    #expect(TestNames.isSame("M.S/a()", "M.S/a()/F.swift:9:4"))
    #expect(!TestNames.isSame("M.S/testA", "N/F.swift/testA()"))
  }

  @Test func theLiveLineCountsAndEstimates() {
    var progress = ProgressLine()
    progress.begin(at: 0)
    progress.add(.building("[3/9] Compiling App"))
    #expect(progress.text(at: 1, width: 80) == "building  [3/9] Compiling App")

    progress.expect(40, at: 10)
    for index in 0..<10 { progress.add(.ended("t\(index)", .passed, seconds: 0)) }
    progress.add(.started("S.testNow"))
    progress.add(.matched)
    #expect(
      progress.text(at: 12, width: 80) == "10/40 tests  1 matched  5/s  6.0 s left  S.testNow")
    #expect(progress.text(at: 12, width: 12) == "10/40 test…")
  }
}
