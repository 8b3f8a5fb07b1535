import DarkroomSnapshotStore
import Foundation
import Glibc
import Testing

/// The last command is taken back, whichever it was.
struct UndoCommandTests {
  typealias Rehearsal = RehearsedPackage

  private func changed() throws -> Rehearsal {
    let package = try Rehearsal.accepted(Rehearsal.card)
    try package.play("\(Rehearsal.blueCard), \(Rehearsal.list)")
    return package
  }

  @Test(arguments: [["accept"], ["test", "-u"]])
  func anAcceptanceIsTakenBackAndWaitsAgain(_ command: [String]) throws {
    let package = try changed()
    let before = package.references
    _ = try package.run()
    #expect(try package.run(command).status == 0)
    #expect(package.references.count == 3 && package.references != before)

    let output = try package.run("undo")

    #expect(output.status == 0)
    #expect(
      output.text.contains("restored Tests/AppTests/__Snapshots__/CardTests/testCard.1.png"))
    #expect(output.text.contains("removed Tests/AppTests/__Snapshots__/CardTests/testList.1.png"))
    #expect(package.references == before)
    #expect(package.pending == ["testCard.1.png", "testList.1.png", "testList.2.txt"])
    #expect(try package.run("accept").status == 0 && package.references.count == 3)
  }

  @Test(arguments: [["prune", "--delete"], ["--unreferenced=delete"]])
  func aDeletionIsTakenBack(_ command: [String]) throws {
    let package = try Rehearsal.accepted()
    try package.age("Package.swift", "Tests/AppTests/CardTests.swift")
    let before = package.references
    try package.play(Rehearsal.list)
    _ = try package.run("--unreferenced=ignore")
    #expect(try package.run(command).status == 0)
    #expect(package.references.count == 2)

    #expect(try package.run("undo").status == 0)

    #expect(package.references == before)
    // The files are as old as before, so the same run still knows that nothing uses them.
    #expect(try package.run("prune", "--delete").status == 0)
    #expect(package.references.count == 2)
  }

  @Test func aChangedReferenceIsNamed() throws {
    let package = try changed()
    _ = try package.run("-u")
    let name = "Tests/AppTests/__Snapshots__/CardTests/testList.2.txt"
    try package.tool.write([UInt8]("mine".utf8), to: name)
    let before = package.references

    let output = try package.run("undo")

    #expect(output.status == 1)
    #expect(output.errors.contains(name) && output.errors.contains("nothing is touched"))
    #expect(package.references == before)
  }

  @Test func nothingToTakeBackIsSaid() throws {
    let output = try Tool().run("undo")

    #expect(output.status == 1 && output.errors.contains("There is nothing to undo."))
  }

  /// Killed while it accepts, and killed while it takes back.
  @Test func killsLeaveAWayBack() throws {
    func plan(_ color: String) -> String {
      (1...20).map {
        #"{"name": "AppTests.CardTests/test\#($0)", "snapshots": [{"color": "\#(color)"}]}"#
      }.joined(separator: ",")
    }
    let package = try Rehearsal.accepted(plan("FF0000"))
    let red = package.references
    try package.play(plan("0000FF"))
    for round in 0..<4 {
      _ = try package.run("--quiet")
      try killed("accept", in: package, after: 0.02 + 0.02 * Double(round))
      if package.references != red {
        try killed("undo", in: package, after: 0.02 + 0.02 * Double(round))
      }

      while package.references != red {
        let output = try package.run("undo")
        #expect(output.status == 0, "\(output.errors)")
        guard output.status == 0 else { break }
      }
      #expect(package.references == red)
    }
  }

  private func killed(_ command: String, in package: Rehearsal, after delay: Double) throws {
    let process = Process()
    process.executableURL = Tool.product("snapshot-record")
    process.arguments = [command, "--quiet", "--package-path", package.tool.package]
    process.environment = ["PATH": "/usr/bin:/bin"]
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    Thread.sleep(forTimeInterval: delay)
    kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
  }
}
