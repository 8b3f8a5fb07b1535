import Testing

struct WatchTests {
  typealias Rehearsal = RehearsedPackage

  @Test func aChangedSourceRunsTheTestsOfItsTargetAgain() throws {
    let package = try Rehearsal(
      #"\#(Rehearsal.card), {"name": "OtherTests.OtherTests/testOther"}"#)
    _ = try package.run("-u")
    let terminal = try Terminal(package, "--watch")
    #expect(terminal.wait(for: "Watching."))
    #expect(terminal.text.contains("Tests:     2 passed"))
    terminal.clear()

    try package.tool.write([1], to: "Tests/AppTests/CardTests.swift")
    #expect(terminal.wait(for: "Tests/AppTests/CardTests.swift changed."))
    #expect(terminal.wait(for: "Watching."))
    #expect(terminal.text.contains("Tests:     1 passed"))

    terminal.clear()
    try package.play(Rehearsal.blueCard)
    try terminal.type("a")
    #expect(terminal.wait(for: "Snapshots: 1 changed"))
    try terminal.type("u")
    #expect(terminal.wait(for: "1 snapshot accepted."))
    try terminal.type("q")
    #expect(terminal.end() == 0)
  }
}
