import DarkroomSnapshotStore
import Foundation
import Testing

/// The review, typed into a terminal.
struct ReviewTests {
  typealias Rehearsal = RehearsedPackage

  @Test func acceptedIsReplacedSkippedWaitsRejectedIsGone() throws {
    let package = try Rehearsal("\(Rehearsal.card), \(Rehearsal.list)")
    _ = try package.run()
    let terminal = try Terminal(package, "review")

    #expect(terminal.wait(for: "1/3"))
    try terminal.type("a")
    #expect(terminal.wait(for: "1/2"))
    try terminal.type("s")
    #expect(terminal.wait(for: "1/1"))
    try terminal.type("r")

    #expect(terminal.end() == 0)
    #expect(terminal.text.contains("1 accepted, 1 rejected, 1 still waiting."))
    #expect(package.references.keys.sorted() == ["testCard.1.png"])
    #expect(package.pending == ["testList.1.png"])
  }

  @Test func viewsChangeAndQuittingDecidesNothing() throws {
    let package = try Rehearsal(Rehearsal.card)
    _ = try package.run("-u")
    try package.play(Rehearsal.blueCard)
    _ = try package.run()
    let terminal = try Terminal(package, "review")

    #expect(terminal.wait(for: "reference"))
    #expect(terminal.text.contains("\u{1B}[38;2;0;0;255m"))
    try terminal.type("5")
    #expect(terminal.wait(for: "• UILabel \"Hi\" in UIView moved from (1, 1) to (3, 1)"))
    terminal.clear()
    try terminal.type("3")
    #expect(terminal.wait(for: "50 % new"))
    try terminal.type("i")
    #expect(terminal.wait(for: "drawn by    UILabel \"Hi\""))
    try terminal.type("q")

    #expect(terminal.end() == 0)
    #expect(package.pending == ["testCard.1.png"])
  }

  @Test func aFilterNarrowsTheQueue() throws {
    let package = try Rehearsal("\(Rehearsal.card), \(Rehearsal.list)")
    _ = try package.run()
    let terminal = try Terminal(package, "review")

    #expect(terminal.wait(for: "1/3"))
    try terminal.type("/testList\r")
    #expect(terminal.wait(for: "1/2"))
    try terminal.type("A")

    #expect(terminal.end() == 0)
    #expect(package.references.keys.sorted() == ["testList.1.png", "testList.2.txt"])
    #expect(package.pending == ["testCard.1.png"])
  }

  @Test func aReferenceOfNoUseIsNotCalledMissing() throws {
    let package = try Rehearsal.accepted(Rehearsal.card)
    try package.tool.write([], to: "Tests/AppTests/__Snapshots__/CardTests/testCard.1.png")
    _ = try package.run()
    let terminal = try Terminal(package, "review")

    #expect(terminal.wait(for: "new; the reference cannot be used: the file is empty; restore it"))
    try terminal.type("q")

    #expect(terminal.end() == 0)
    #expect(!terminal.text.contains("there is no reference yet"))
  }

  @Test func withoutATerminalItListsAndFails() throws {
    let package = try Rehearsal(Rehearsal.card)
    _ = try package.run()

    let output = try package.run("review", "--snapshot", "testCard*")

    #expect(output.status == 1)
    #expect(try package.run("review", "testCard*").text == output.text)
    #expect(output.text.contains("reference: \(package.tool.package)/Tests/AppTests"))
    #expect(output.text.hasSuffix("1 snapshot waiting.\n"))
  }
}
