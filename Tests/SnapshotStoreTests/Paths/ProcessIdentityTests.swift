import Foundation
import Glibc
import Testing

@testable import DarkroomSnapshotStore

struct ProcessIdentityTests {
  @Test func aProgramIsKnownByItsNumberAndItsStart() throws {
    let own = ProcessIdentity(of: getpid())

    #expect(own.isRunning && own == .own)
    #expect(ProcessIdentity(process: getpid(), started: nil).isRunning)
    #expect(!ProcessIdentity(process: getpid(), started: "1").isRunning)
    #expect(!ProcessIdentity(process: 999_999_999, started: nil).isRunning)
  }

  @Test func whoIsKilledDoesNotRunThoughNobodyHasAskedForIt() throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sleep")
    process.arguments = ["60"]
    try process.run()
    let sleeper = ProcessIdentity(of: process.processIdentifier)
    #expect(sleeper.isRunning)

    kill(sleeper.process, SIGKILL)

    // Dying or gone, as the machine has it; never running again.
    while sleeper.isRunning { usleep(1000) }
    process.waitUntilExit()
    #expect(!sleeper.isRunning)
  }

  /// Fields as proc(5) has them, from the state on: the 29th is the pending signals, the 20th the start.
  @Test(arguments: [
    ("S", 0, false), ("D", 0, false), ("D", 1 << 8, true), ("Z", 0, true), ("X", 0, true),
    ("S", 1 << 9, false),
  ])
  func theKernelsLineSaysWhoDies(_ state: String, _ pending: Int, _ isDying: Bool) throws {
    var fields = [String](repeating: "7", count: 50)
    fields[0] = state
    fields[19] = "4711"
    fields[28] = "\(pending)"
    let line = "12 (a) name) \(fields.joined(separator: " "))"

    let entry = try #require(ProcessIdentity.Entry(line: line))

    #expect(entry.isDying == isDying && entry.started == "4711")
    #expect(ProcessIdentity.Entry(line: "12 (name) S 1") == nil)
  }

  @Test func anUnfinishedFileSaysWhoseItIs() throws {
    let file = UnfinishedFile(number: 3)
    let written = try #require(UnfinishedFile(name: file.name))
    let older = try #require(UnfinishedFile(name: ".12-1.snapshot-tmp"))

    #expect(written == file && written.writer == .own && written.number == 3)
    #expect(older.writer == ProcessIdentity(process: 12, started: nil) && older.number == 1)
    #expect(older.name == ".12-1.snapshot-tmp")
    #expect(UnfinishedFile(name: "testA.1.txt") == nil)
    #expect(UnfinishedFile(name: ".99999999999-1.snapshot-tmp") == nil)
  }
}
