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
    #expect(terminal.text.contains("1 accepted, 1 rejected, 1 still pending."))
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
    #expect(terminal.text.contains("\u{1B}[48;2;0;0;255m"))
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
    terminal.clear()
    try terminal.type("A")

    // What the filter left out comes next.
    #expect(terminal.wait(for: "Nothing more of /testList is pending"))
    #expect(terminal.text.contains("1/1") && terminal.text.contains("testCard.1.png"))
    try terminal.type("q")
    #expect(terminal.end() == 0)
    #expect(package.references.keys.sorted() == ["testList.1.png", "testList.2.txt"])
    #expect(package.pending == ["testCard.1.png"])
  }

  @Test func keysTypedBeforeTheNextPictureIsThereAreDropped() throws {
    let package = try Rehearsal("\(Rehearsal.card), \(Rehearsal.list)")
    _ = try package.run()
    let terminal = try Terminal(package, "review")

    #expect(terminal.wait(for: "1/3"))
    try terminal.type("aaar")
    #expect(terminal.wait(for: "1/2"))
    usleep(200_000)
    try terminal.type("q")

    #expect(terminal.end() == 0)
    #expect(terminal.text.contains("1 accepted, 0 rejected, 2 still pending."))
  }

  @Test func aRefusedDecisionDropsTypedKeysToo() throws {
    let package = try Rehearsal.accepted(Rehearsal.card)
    try package.tool.write(
      [UInt8]("version https://git-lfs.github.com/spec/v1\n".utf8),
      to: "Tests/AppTests/__Snapshots__/CardTests/testCard.1.png")
    try package.play("\(Rehearsal.blueCard), \(Rehearsal.list)")
    _ = try package.run()
    let terminal = try Terminal(package, "review")

    #expect(terminal.wait(for: "1/3"))
    try terminal.type("aa")
    #expect(terminal.wait(for: "is not replaced"))
    usleep(200_000)
    try terminal.type("q")

    #expect(terminal.end() == 0)
    #expect(terminal.text.contains("0 accepted, 0 rejected, 3 still pending."))
  }

  @Test func aNewSizeAndAStopDrawEverythingAgain() throws {
    let package = try Rehearsal(Rehearsal.card)
    _ = try package.run()
    let terminal = try Terminal(package, "review")

    #expect(terminal.wait(for: "d side  ? all keys  q quit"))
    terminal.clear()
    try terminal.resize(columns: 40, rows: 20)
    #expect(terminal.wait(for: "\u{1B}[20;1H\u{1B}[7ma accept r reject u undo ? keys q quit"))
    terminal.clear()
    try terminal.type("\u{1A}")
    #expect(terminal.wait(for: "\u{1B}[?1049l"))
    #expect(terminal.wait(for: "\u{1B}[?1049h"))
    #expect(terminal.wait(for: "a accept r reject u undo ? keys q quit"))
    try terminal.type("q")

    #expect(terminal.end() == 0)
  }

  @Test func eightyColumnsNameEachKeyByAWord() throws {
    let package = try Rehearsal.accepted(Rehearsal.card)
    try package.play(Rehearsal.blueCard)
    _ = try package.run()
    let terminal = try Terminal(package, "review", "--view", "difference", columns: 80, rows: 24)

    let keys = "a accept  r reject  s skip  u undo  ⏎ open  d difference  ? all keys  q quit"
    #expect(terminal.wait(for: keys))
    try terminal.type("q")
    #expect(terminal.end() == 0)
  }

  @Test func aSmallChangeOfALargePictureIsShownLarge() throws {
    let package = try Rehearsal.accepted(Rehearsal.spot("FF0000"))
    try package.play(Rehearsal.spot("0000FF"))
    _ = try package.run()
    let terminal = try Terminal(package, "review")

    #expect(terminal.wait(for: "reference  x 108 y 208 96×96"))
    #expect(terminal.wait(for: "q quit"))
    terminal.clear()
    try terminal.type("z")
    #expect(terminal.wait(for: "difference"))
    #expect(!terminal.text.contains("96×96"))
    try terminal.type("q")
    #expect(terminal.end() == 0)
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
    #expect(output.text.hasSuffix("1 snapshot pending.\n"))
  }
}
