import DarkroomPNG
import DarkroomRaster
import DarkroomSnapshotStore
import Foundation
import Testing

struct PendingTests {
  let tool: Tool

  init() throws { tool = try Tool() }

  @Test func nothingWaitsAtFirst() throws {
    let output = try tool.run("pending")

    #expect(output.status == 0)
    #expect(output.text == "0 snapshots pending.\n")
  }

  @Test func pendingSaysWhatChangedAndWhere() throws {
    try tool.leave([UInt8]("new".utf8), as: "a.txt", words: ["UILabel \"Hi\" moved"])

    let output = try tool.run("pending")

    #expect(output.text.contains("changed  __Snapshots__/T/a.txt  (Tests/T.swift:3)"))
    #expect(output.text.contains("UILabel \"Hi\" moved"))
  }

  @Test func jsonIsForPrograms() throws {
    try tool.leave([UInt8]("new".utf8), as: "a.txt")

    let output = try tool.run("pending", "--as-json")

    let lines = try tool.results.decoder().decode([ResultLine].self, from: Data(output.text.utf8))
    #expect(lines.map(\.shortReference) == ["__Snapshots__/T/a.txt"])
  }

  @Test func scriptsGetAPathALine() throws {
    for name in ["a.txt", "b.txt"] { try tool.leave([UInt8]("new".utf8), as: name) }

    let references = try tool.run("pending", "--format", "references", "-q")
    #expect(references.text == "__Snapshots__/T/a.txt\n__Snapshots__/T/b.txt\n")
    let new = try tool.run("pending", "--format", "new", "b.txt")
    #expect(new.text == "\(tool.results.pendingPath)/__Snapshots__/T/b.txt\n")
    let json = try tool.run("pending", "--format", "json")
    #expect(try json.text == tool.run("pending", "--as-json").text)
    #expect(try tool.run("pending", "--format", "paths").status == 2)
  }

  @Test(arguments: [
    "T.T/a.txt()", "T/T.swift/a.txt()", "T/T/a.txt", "T.Other/a.txt",
  ])
  func aTestIsKnownInEachSpelling(_ spelling: String) throws {
    for name in ["a", "ab"] { try tool.leave([UInt8]("new".utf8), as: name) }
    let spelling = spelling.replacing("a.txt", with: "a")

    #expect(try tool.run("show", spelling).text.contains("test        T/T.swift/a()"))
    #expect(try tool.run("diff", spelling).status == 2)
    let accepted = try tool.run("accept", spelling)
    #expect(accepted.text == "accepted __Snapshots__/T/a\n1 snapshot accepted.\n")
    #expect(
      try tool.run("reject", spelling.replacing("a", with: "ab")).text.contains(
        "rejected __Snapshots__/T/ab\n"))
  }

  @Test func whatWaitsIsComparedByItsName() throws {
    try tool.write([UInt8]("old".utf8), to: "__Snapshots__/T/a.txt")
    try tool.leave([UInt8]("new!".utf8), as: "a.txt")

    let output = try tool.run("diff", "a.txt")

    #expect(output.status == 1)
    #expect(output.text == "The files differ: 3 and 4 bytes.\n")
    #expect(try tool.run("diff", "nothing").errors.contains("No pending snapshot matches"))
  }

  @Test func acceptMovesWhatThePatternMeans() throws {
    for name in ["a.txt", "b.txt"] { try tool.leave([UInt8]("new".utf8), as: name) }

    let output = try tool.run("accept", "T/a*")

    #expect(output.status == 0)
    #expect(output.text == "accepted __Snapshots__/T/a.txt\n1 snapshot accepted.\n")
    #expect(try tool.text("__Snapshots__/T/a.txt") == "new")
    #expect(try tool.text("__Snapshots__/T/b.txt") == nil)
    #expect(try tool.run("pending").text.hasSuffix("1 snapshot pending.\n"))
  }

  @Test(arguments: ["accept", "reject", "pending", "review", "report"])
  func aPatternWithoutMeaningIsAnError(_ command: String) throws {
    try tool.leave([UInt8]("new".utf8), as: "a.txt")

    let output = try tool.run(command, "nothing")

    #expect(output.status == 1)
    #expect(output.errors.contains("No pending snapshot matches \"nothing\""))
    #expect(try tool.run("pending", "a").text.hasSuffix("1 snapshot pending.\n"))
    #expect(try tool.text("__Snapshots__/T/a.txt") == nil)
  }

  @Test func rejectLeavesTheReference() throws {
    try tool.write([UInt8]("old".utf8), to: "__Snapshots__/T/a.txt")
    try tool.leave([UInt8]("new".utf8), as: "a.txt")

    #expect(try tool.run("reject").text.hasSuffix("1 snapshot rejected.\n"))
    #expect(try tool.text("__Snapshots__/T/a.txt") == "old")
    #expect(try tool.run("pending").text == "0 snapshots pending.\n")
  }

  @Test func referencesOfOtherRenderersAreKeptUntilToldOtherwise() throws {
    let foreign = try PNGEncoder.encode(Pixmap(width: 1, height: 1, filledWith: 0xFF00_00FF))
    let own = Pixmap(width: 1, height: 1, filledWith: 0xFF00_FF00)
    let file = try PNGEncoder.encode(own, metadata: PNGMetadata(stamp: PNGStamp(own, scale: 1)))
    try tool.write(foreign, to: "__Snapshots__/T/a.png")
    try tool.leave(file, as: "a.png")

    let refusal = try tool.run("accept")
    #expect(refusal.status == 1)
    #expect(refusal.errors.contains("--replace-foreign"))
    #expect(try Files.read(tool.path("__Snapshots__/T/a.png")) == foreign)

    #expect(try tool.run("accept", "--replace-foreign").status == 0)
    #expect(try Files.read(tool.path("__Snapshots__/T/a.png")) == file)
  }
}
