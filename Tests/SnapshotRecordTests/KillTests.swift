import DarkroomPNG
import DarkroomSnapshotStore
import Foundation
import Glibc
import Testing

/// `kill -9` at random moments: every reference is the old one or the new one, whole.
struct KillTests {
  typealias Rehearsal = RehearsedPackage

  /// The second tier kills two hundred times.
  private static let rounds =
    ProcessInfo.processInfo.environment["DARKROOM_LONG_TESTS"] == nil ? 12 : 200

  private static func plan(_ color: String) -> String {
    (1...20).map {
      #"{"name": "AppTests.CardTests/test\#($0)", "snapshots": [{"color": "\#(color)", "size": [60, 40]}]}"#
    }.joined(separator: ",")
  }

  @Test(arguments: [false, true])
  func referencesAreWholeWhoeverDies(_ killsTests: Bool) throws {
    let package = try Rehearsal(Self.plan("FF0000"))
    #expect(try package.run("-u").status == 0)
    let red = package.references
    try package.play(Self.plan("0000FF"))
    #expect(try package.run("-u").status == 0)
    let blue = package.references
    var random = SystemRandomNumberGenerator()

    for round in 0..<Self.rounds {
      try package.play(Self.plan(round.isMultiple(of: 2) ? "FF0000" : "0000FF"))
      try killed(package, after: .random(in: 0.005...0.15, using: &random), testsOnly: killsTests)
      for (name, bytes) in package.references where !name.hasPrefix(".") {
        #expect(bytes == red[name] || bytes == blue[name], "\(name) after round \(round)")
      }
    }
    try package.play(Self.plan("FF0000"))
    #expect(try package.run("-u").status == 0)
    #expect(package.references == red)
  }

  /// Starts `-u` and kills the tool, or the test process that it runs.
  private func killed(_ package: Rehearsal, after delay: Double, testsOnly: Bool) throws {
    let process = Process()
    process.executableURL = Tool.product("snapshot-record")
    process.arguments = ["-u", "--quiet", "--package-path", package.tool.package]
    process.environment = ["PATH": "\(package.tool.path("bin")):/usr/bin:/bin"]
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    Thread.sleep(forTimeInterval: delay)
    let tool = process.processIdentifier
    if testsOnly {
      children(of: tool).forEach { kill($0, SIGKILL) }
    } else {
      kill(tool, SIGKILL)
    }
    process.waitUntilExit()
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
