import DarkroomSnapshotStore
import Foundation
import Testing

/// A merge that Git could not finish: ours, theirs or the new value.
struct GitConflictsTests {
  @Test(arguments: ["--ours", "--theirs"])
  func oneSideIsTaken(_ side: String) throws {
    let conflict = try ConflictedPackage()
    #expect(try conflict.state() == "UU")

    let output = try conflict.package.run("accept", side)

    #expect(output.status == 0)
    #expect(output.text == "\(side.dropFirst(2)) \(conflict.name)\n")
    let expected = side == "--ours" ? conflict.ours : conflict.theirs
    #expect(conflict.package.references["testCard.1.png"] == expected)
    #expect(try conflict.state() == (side == "--ours" ? "" : "M "))
    #expect(try conflict.package.run("accept", side).status == 1)
    #expect(try conflict.package.run("accept", "--ours", "--theirs").status == 2)
  }

  @Test func aPatternLeavesOthersAlone() throws {
    let conflict = try ConflictedPackage()

    #expect(try conflict.package.run("accept", "--theirs", "testOther").status == 1)
    #expect(try conflict.state() == "UU")
  }

  @Test func takingASideCanBeTakenBack() throws {
    let conflict = try ConflictedPackage()
    _ = try conflict.package.run("accept", "--theirs")

    #expect(try conflict.package.run("undo").status == 0)
    #expect(conflict.package.references["testCard.1.png"] == conflict.ours)
  }

  @Test(arguments: ["o", "t", "n"])
  func theReviewTakesEach(_ key: String) throws {
    let conflict = try ConflictedPackage()
    let package = conflict.package
    try package.play(RehearsedPackage.card.replacing("FF0000", with: "FFFF00"))
    _ = try package.run()
    let terminal = try Terminal(package, "review")

    #expect(terminal.wait(for: "1/1  conflict"))
    #expect(terminal.wait(for: "o ours  t theirs  n new  s skip  q quit"))
    // Red, green and yellow.
    for color in ["255;0;0", "0;255;0", "255;255;0"] {
      #expect(terminal.text.contains("\u{1B}[48;2;\(color)m"))
    }
    try terminal.type(key)
    if key != "n" {
      // The new value waits still.
      #expect(terminal.wait(for: "1/1  changed"))
      try terminal.type("q")
    }

    #expect(terminal.end() == 0)
    let words = ["o": "1 ours", "t": "1 theirs", "n": "1 new"][key] ?? ""
    #expect(terminal.text.contains("Conflicts ended: \(words)."))
    let picture = package.references["testCard.1.png"]
    switch key {
    case "o": #expect(picture == conflict.ours)
    case "t": #expect(picture == conflict.theirs)
    default:
      #expect(picture != conflict.ours && picture != conflict.theirs && package.pending == [])
    }
    #expect(try conflict.state() != "UU")
  }

  @Test func withoutATerminalTheReviewNamesIt() throws {
    let conflict = try ConflictedPackage()

    let output = try conflict.package.run("review")

    #expect(output.status == 1)
    #expect(output.text.contains("conflict \(conflict.name)"))
    #expect(output.text.contains("accept --ours or --theirs takes one side"))
  }
}
