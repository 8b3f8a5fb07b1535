import DarkroomPNG
import DarkroomRaster
import DarkroomSnapshotStore
import Foundation
import Testing

/// show, import and doctor.
struct UpkeepTests {
  typealias Rehearsal = RehearsedPackage

  @Test func showTellsEverythingOfOneSnapshot() throws {
    let package = try Rehearsal("\(Rehearsal.card), \(Rehearsal.list)")
    _ = try package.run("-u")

    let output = try package.run("show", "testCard")
    #expect(output.status == 0)
    #expect(output.text.contains("size        8×6 pixels at @1x"))
    #expect(output.text.contains("renderer    Rehearsal"))
    #expect(output.text.contains("UILabel; text = Hi; frame = 1 1 4 3"))
    #expect(try package.run("show", "testList").status == 2)
    #expect(try package.run("show", "nothing").errors.contains("No snapshot matches"))
  }

  @Test func importedFilesWaitLikeAnyOther() throws {
    let package = try Rehearsal("\(Rehearsal.card), \(Rehearsal.list)")
    _ = try package.run("-u")
    let old = try #require(package.references["testList.1.png"])
    try package.tool.write(old, to: "elsewhere/CardTests/testCard.1.png")
    try package.tool.write(old, to: "elsewhere/CardTests/testList.1.png")
    try package.tool.write(old, to: "elsewhere/CardTests/testNobody.1.png")

    let output = try package.run("import", "elsewhere")

    #expect(output.status == 1)
    #expect(output.errors.contains("no snapshot of that name"))
    #expect(package.pending == ["testCard.1.png"])
    #expect(try package.run("accept").status == 0)
    #expect(package.references["testCard.1.png"] == old)
  }

  @Test func doctorSeesAConflictThatLeavesNoMarks() throws {
    let package = try Rehearsal.accepted(Rehearsal.card)
    let name = "Tests/AppTests/__Snapshots__/CardTests/testCard.1.png"
    func git(_ arguments: String...) throws -> Int32 {
      let identity = ["-c", "user.name=t", "-c", "user.email=t@example.org"]
      return try ProgramRun(
        URL(filePath: "/usr/bin/git"), identity + arguments, in: package.tool.package
      ).status
    }
    let red = try #require(package.references["testCard.1.png"])
    #expect(try git("init", "-q", "-b", "main") == 0)
    #expect(try git("add", "-f", "Tests") == 0 && git("commit", "-qm", "red") == 0)
    #expect(try git("checkout", "-qb", "side") == 0)
    for (branch, extra) in [("side", UInt8(1)), ("main", 2)] {
      #expect(try git("checkout", "-q", branch) == 0)
      try package.tool.write(red + [extra], to: name)
      #expect(try git("commit", "-qam", branch) == 0)
    }
    #expect(try git("merge", "-q", "side") == 1)

    let output = try package.run("doctor")

    #expect(output.status == 5)
    #expect(output.text.contains("ERROR: \(name) is in an unfinished merge"))
  }

  @Test func doctorSeesAFolderInAReferencesPlace() throws {
    let tool = try Tool()
    try tool.write([1], to: "Tests/__Snapshots__/T/testCard.1.png/file")

    let output = try tool.run("doctor")

    #expect(output.status == 5)
    #expect(output.text.contains("ERROR: Tests/__Snapshots__/T/testCard.1.png is a folder"))
  }

  @Test(arguments: [["pending"], ["accept"], ["prune"], ["report"], ["undo"]])
  func whatAKilledProgramLeftIsNamedByAnyCommand(_ command: [String]) throws {
    let package = try Rehearsal.accepted(Rehearsal.card)
    let name = "Tests/AppTests/__Snapshots__/CardTests/.999999999-1.snapshot-tmp"
    try package.tool.write([1], to: name)

    let output = try package.run(command)

    #expect(output.errors.contains("of a killed program removed: \(name)"))
    #expect(!Files.exists(package.tool.path(name)))
  }

  @Test func doctorNamesWhatDeservesALook() throws {
    let tool = try Tool()
    func reference(_ name: String, _ picture: Pixmap, renderer: String) throws {
      let metadata = PNGMetadata(
        texts: [PNGText("Renderer", renderer)], stamp: PNGStamp(picture, scale: 1))
      try tool.write(
        PNGEncoder.encode(picture, metadata: metadata), to: "Tests/__Snapshots__/T/\(name)")
    }
    let long = String(repeating: "n", count: 210) + ".1.txt"
    var spotted = Pixmap(width: 3, height: 3, filledWith: .max)
    try reference("flat.1.png", spotted, renderer: "Darkroom \(rendererVersion), HarfBuzz")
    spotted[1, 1] = 0xFF00_0000
    try reference("twin.1.png", spotted, renderer: "Darkroom \(rendererVersion), HarfBuzz")
    try reference("TWIN.1.png", spotted, renderer: "Darkroom 0, HarfBuzz")
    try tool.write([UInt8]("a".utf8), to: "Tests/__Snapshots__/T/\(long)")
    try tool.write(
      [UInt8](String(repeating: "line\n", count: 250_000).utf8),
      to: "Tests/__Snapshots__/T/large.1.txt")
    try tool.write(
      [UInt8]("a\n<<<<<<< HEAD\nb\n=======\nc\n>>>>>>> main\n".utf8),
      to: "Tests/__Snapshots__/T/merged.1.txt")

    let blue = Pixmap(width: 3, height: 3, filledWith: 0xFFFF_0000)
    let lie = PNGMetadata(stamp: PNGStamp(spotted, scale: 1))
    try tool.write(
      PNGEncoder.encode(blue, metadata: lie), to: "Tests/__Snapshots__/T/lie.1.png")

    let output = try tool.run("doctor", "--as-json")
    let findings = try JSONSerialization.jsonObject(with: Data(output.text.utf8))
    let codes = (findings as? [[String: Any]] ?? []).compactMap { finding in
      (finding["path"] as? String).map { "\(finding["code"] ?? "") \(Path.name($0))" }
    }

    #expect(
      Set(codes).isSuperset(of: [
        "flat flat.1.png", "old-renderer TWIN.1.png", "duplicate TWIN.1.png",
        "stamp lie.1.png", "collision TWIN.1.png", "long-name \(long)", "large large.1.txt",
        "conflict merged.1.txt",
      ]))
    #expect(output.status == 5)
  }
}
