import Testing

/// A test that takes too long ends, and the run does not.
struct TimeoutTests {
  typealias Rehearsal = RehearsedPackage
  static let hang = #"{"name": "AppTests.CardTests/testHang", "outcome": "stall"}"#
  static let after = #"{"name": "AppTests.CardTests/testLast"}"#

  @Test func aTestThatHangsFailsAndTheOthersRun() throws {
    let package = try Rehearsal("\(Rehearsal.card), \(Self.hang), \(Self.after)")

    let output = try package.run("--timeout", "3")

    #expect(output.status == 1)
    #expect(
      output.text.hasPrefix(
        "1 timed out (AppTests.CardTests/testHang), 1 that had not run then ran in a new process"),
      Comment(rawValue: output.text))
    #expect(output.text.contains("TIMED OUT AppTests.CardTests/testHang"))
    #expect(output.text.contains("  it took longer than 3 s (--timeout)"))
    #expect(output.text.contains("Tests:     2 passed, 1 timed out in"))
  }

  @Test func whatIsQuickEnoughPasses() throws {
    let package = try Rehearsal.accepted()

    #expect(try package.run("--timeout", "3").status == 0)
    #expect(try package.run("--timeout", "0").status == 2)
  }
}
