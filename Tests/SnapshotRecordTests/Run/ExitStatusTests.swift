import DarkroomSnapshotStore
import Foundation
import Testing

/// A run without tests isn't a success.
struct ExitStatusTests {
  typealias Rehearsal = RehearsedPackage

  private func test(_ name: String, _ more: String) -> String {
    #"{"name": "AppTests.CardTests/\#(name)", \#(more)}"#
  }

  @Test func aTestThatEndsItsProgramIsNoSuccess() throws {
    let package = try Rehearsal.accepted()
    try package.play(
      "\(Rehearsal.card), \(test("testExit", #""outcome": "exit""#)), \(Rehearsal.list)")

    let output = try package.run("--unreferenced=ignore")

    #expect(output.status == 1)
    #expect(output.text.contains("CRASHED AppTests.CardTests/testExit"))
    #expect(output.text.contains("Tests:     2 passed, 1 crashed"))
  }

  @Test func neitherIsOneThatSaysItPassedFirst() throws {
    let line = "Test Case 'CardTests.testExit' passed (0.1 seconds)"
    let package = try Rehearsal(test("testExit", #""outcome": "exit", "prints": "\#(line)""#))

    let output = try package.run()

    #expect(output.status == 1)
    #expect(output.text.contains("CRASHED AppTests.CardTests/testExit"))
  }

  @Test func whatATestPrintsIsNotCounted() throws {
    let lie =
      #"Test Case 'CardTests.testList' passed (0.1 seconds)\nTest Case 'CardTests.testNone' started at 1\nTest Case 'CardTests.testNone' passed (0.1 seconds)"#
    let package = try Rehearsal(
      "\(test("testCard", #""prints": "\#(lie)""#)), \(test("testList", #""outcome": "absent""#))")

    let output = try package.run()

    #expect(output.status == 1)
    #expect(output.text.contains("Tests:     1 passed, 1 did not run"))
  }

  /// The first line says it, and not each of the tests that fail for it.
  @Test func missingFontsAreSaidOnce() throws {
    let words = "The system font is missing, so nothing was compared or recorded."
    func failing(_ name: String, _ words: String) -> String {
      test(name, #""snapshots": [{"color": "FF0000", "fonts": "\#(words)"}]"#)
    }
    let package = try Rehearsal(
      "\(failing("testA", "short")), \(failing("testB", words)), \(failing("testC", "short"))")

    let output = try package.run("--detailed-exit-code")

    #expect(output.status == 5)
    #expect(
      output.text.hasPrefix("fonts are missing (install them with: "),
      Comment(rawValue: output.text))
    #expect(output.text.contains("doctor --install), 3 failed, 3 snapshots in error"))
    #expect(output.text.ranges(of: words).count == 1)
    #expect(output.text.contains("error    2 more snapshots without fonts"))
    #expect(!output.text.contains("short"))
  }

  @Test func aListedTestThatNeverRanIsNoSuccess() throws {
    let package = try Rehearsal.accepted()
    try package.play("\(test("testCard", #""outcome": "absent""#)), \(Rehearsal.list)")

    let output = try package.run("--unreferenced=ignore", "--reporter", "junit=out.xml")
    #expect(output.status == 1 && output.text.contains("DID NOT RUN AppTests.CardTests/testCard"))
    #expect(try package.tool.text("out.xml")?.contains("failure message=\"did not run\"") == true)
    #expect(try package.run("-u").status == 1)
    #expect(try package.run("--repeat", "2").status == 1)
    #expect(try package.run("restamp").status == 1)
  }

  /// Pending differences aren't failures of the tests: nothing but their lines tells of them.
  @Test func resultsThatATestRemovesAreMissed() throws {
    let package = try Rehearsal.accepted(Rehearsal.card)
    try package.play("\(Rehearsal.blueCard), \(test("testWipe", #""outcome": "wipe""#))")

    let output = try package.run("--unreferenced=delete")

    #expect(output.status == 1)
    #expect(output.text.hasPrefix("the results folder was removed while the tests ran"))
    #expect(output.text.contains("RESULTS LOST \(package.tool.results.path) was removed"))
    #expect(package.references.count == 1)
    #expect(try package.run("prune").errors.contains("its results were removed while it ran"))
    #expect(try package.run("merge", ".snapshot-results").status == 1)
    for arguments in [["-u"], ["--repeat", "2"], ["restamp"]] {
      #expect(try package.run(arguments).status == 1)
    }
  }

  @Test func aSkippedTestIsFine() throws {
    let package = try Rehearsal.accepted(
      "\(Rehearsal.card), \(test("testOff", #""outcome": "skip""#))")

    #expect(try package.run().status == 0)
  }

  @Test func noTestsAtAllAreSaidWithTheReason() throws {
    let package = try Rehearsal("")

    let output = try package.run()

    #expect(output.status == 1)
    #expect(output.text.hasPrefix("no tests found; create a target in the 'Tests' directory\n"))
  }

  @Test(arguments: [["--filter", "Nothing"], ["--skip", ".*"], ["--", "--filter=Nothing"]])
  func aFilterThatMatchesNothingIsSaid(_ choice: [String]) throws {
    let package = try Rehearsal.accepted()

    let output = try package.run(["test"] + choice)

    #expect(output.status == 1)
    #expect(output.text.hasPrefix("no tests found: it ran with --"))
    #expect(output.text.contains("of 2 tests"))
  }

  @Test func aShardWithoutTestsIsFine() throws {
    let package = try Rehearsal.accepted(Rehearsal.card)

    #expect(try package.run("--shard", "2/2").status == 0)
  }
}
