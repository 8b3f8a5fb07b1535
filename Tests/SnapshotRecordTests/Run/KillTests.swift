import DarkroomPNG
import DarkroomSnapshotStore
import Foundation
import Glibc
import Testing

/// `kill -9` at random moments: every reference is the old one or the new one, whole, and the next run says what
/// it found.
struct KillTests {
  typealias Rehearsal = RehearsedPackage

  /// Who dies.
  enum Victim: String, CaseIterable, Sendable {
    /// The tool while it tests and accepts.
    case tool
    /// The test process that it runs.
    case tests
    /// The tool while it accepts what waits.
    case accepting
    /// A test process that records by itself.
    case recording
  }

  /// The second tier kills each victim two hundred times.
  private static let rounds =
    ProcessInfo.processInfo.environment["DARKROOM_LONG_TESTS"] == nil ? 6 : 200

  private static func plan(_ color: String) -> String {
    (1...20).map {
      #"{"name": "AppTests.CardTests/test\#($0)", "snapshots": [{"color": "\#(color)", "size": [60, 40]}]}"#
    }.joined(separator: ",")
  }

  @Test(arguments: Victim.allCases)
  func referencesAreWholeWhoeverDies(_ victim: Victim) throws {
    let package = try Rehearsal(Self.plan("FF0000"))
    #expect(try package.run("-u").status == 0)
    let red = package.references
    try package.play(Self.plan("0000FF"))
    #expect(try package.run("-u").status == 0)
    let blue = package.references
    #expect(red.count == 20 && red != blue)
    var random = SystemRandomNumberGenerator()
    var cut = 0
    // How long it takes to its end, so that the moments lie within its work.
    try package.play(Self.plan("FF0000"))
    if victim == .accepting { _ = try package.run("--quiet") }
    let start = Date()
    try started(victim, in: package).waitUntilExit()
    let whole = Date().timeIntervalSince(start)

    for round in 0..<Self.rounds {
      try package.play(Self.plan(round.isMultiple(of: 2) ? "0000FF" : "FF0000"))
      if victim == .accepting { _ = try package.run("--quiet") }
      try killed(victim, in: package, after: .random(in: whole / 8...whole, using: &random))
      func isWhole(_ when: String) {
        #expect(package.references.count == 20)
        for (name, bytes) in package.references {
          #expect(bytes == red[name] || bytes == blue[name], "\(name) \(when) round \(round)")
        }
      }
      isWhole("after")
      cut += try recovers(package) ? 1 : 0
      isWhole("after recovering from")
    }
    print("kill -9, \(victim.rawValue): \(Self.rounds) rounds, \(cut) left something to recover")
    try package.play(Self.plan("FF0000"))
    #expect(try package.run("-u").status == 0)
    #expect(package.references == red && package.pending.isEmpty)
  }

  /// The next run says what the killed one left, and leaves nothing of it.
  ///
  /// - Returns: whether there was anything.
  private func recovers(_ package: Rehearsal) throws -> Bool {
    let wasCut = RunHistory(package.tool.results).lastRecord?.ended == nil
    let left = temporaries(package)

    let output = try package.run()

    #expect(output.text.contains("The last run was cut short after") == wasCut)
    #expect(output.text.contains("of a killed program removed") == !left.isEmpty)
    #expect(temporaries(package).isEmpty)
    return wasCut || !left.isEmpty
  }

  private func temporaries(_ package: Rehearsal) -> [String] {
    let walk = FileManager.default.enumerator(atPath: package.tool.package)
    return (walk?.allObjects as? [String] ?? []).filter { $0.hasSuffix(".snapshot-tmp") }
  }

  private func started(_ victim: Victim, in package: Rehearsal) throws -> Process {
    let process = Process()
    let place = ["--package-path", package.tool.package]
    process.executableURL = Tool.product(
      victim == .recording ? "DarkroomRehearsal" : "snapshot-record")
    process.environment = ["PATH": "\(package.tool.path("bin")):/usr/bin:/bin"]
    switch victim {
    case .tool, .tests: process.arguments = ["-u", "--quiet"] + place
    case .accepting: process.arguments = ["accept", "--quiet"] + place
    case .recording:
      process.arguments = ["test"] + place
      process.environment?["SNAPSHOT_RECORD_FORCE"] = "all"
    }
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    return process
  }

  private func killed(_ victim: Victim, in package: Rehearsal, after delay: Double) throws {
    let process = try started(victim, in: package)
    Thread.sleep(forTimeInterval: delay)
    let started = children(of: process.processIdentifier)
    if victim != .tests { kill(process.processIdentifier, SIGKILL) }
    started.forEach { kill($0, SIGKILL) }
    process.waitUntilExit()
    // Whoever was left behind is gone, too.
    usleep(2000)
  }

  /// Whichever thread started them.
  private func children(of process: Int32) -> [Int32] {
    let threads =
      (try? FileManager.default.contentsOfDirectory(atPath: "/proc/\(process)/task")) ?? []
    return threads.flatMap { thread -> [Int32] in
      let path = "/proc/\(process)/task/\(thread)/children"
      let text = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
      return text.split(separator: " ").compactMap { Int32($0) }
    }
  }
}
