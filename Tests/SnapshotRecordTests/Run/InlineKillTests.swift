import DarkroomRaster
import DarkroomSnapshotStore
import Foundation
import Glibc
import Testing

/// `kill -9` while inline snapshots are written into a source, and while that is taken back: the source is the old one or
/// the new one, whole, and the same command goes on.
struct InlineKillTests {
  enum Victim: String, CaseIterable, Sendable { case accepting, undoing }

  /// The second tier kills some hundred times.
  private static let rounds =
    ProcessInfo.processInfo.environment["DARKROOM_LONG_TESTS"] == nil ? 6 : 150
  private static let count = 20
  private static let name = "Tests/AppTests/InlineTests.swift"

  private static func source(_ word: String) -> String {
    (1...count).map { "    verify(card\($0)) { \"\"\"\n  \(word) \($0)\n  \"\"\" }\n" }.joined()
  }

  /// Leaves values for all literals of the source, as a run of its tests does.
  private func leave(_ word: String, run: String, in tool: Tool) throws {
    let bytes = try #require(try Files.read(tool.path(Self.name)))
    let text = String(decoding: bytes, as: UTF8.self)
    try KeptSources(tool.results).keep(bytes)
    let log = ResultLog(run: run)
    var start = text.startIndex
    for number in 1...Self.count {
      let opening = try #require(text[start...].range(of: "{ \"\"\""))
      let closing = try #require(text[opening.upperBound...].range(of: "\"\"\" }"))
      let offsets = [opening.lowerBound, closing.upperBound].map {
        text.utf8.distance(from: text.startIndex, to: $0)
      }
      start = closing.upperBound
      let place = ContainedPath(own: tool.path(Self.name))
      var line = ResultLine(
        run: run, process: 1, runner: "XCTest", test: "AppTests/InlineTests.swift/test\(number)()",
        file: place.path, line: number, mode: .pending, state: .changed,
        reference: ContainedPath(own: "\(place)/test\(number).1-2.txt"), package: tool.package)
      line.edit = SourceEdit(
        source: place, base: bytes, old: offsets[0]..<offsets[1], expected: nil)
      let waiting = tool.results.pending(for: line.reference.path)
      line.pending = ContainedPath(own: waiting)
      try Files.write([UInt8]("\(word) \(number)".utf8), to: waiting)
      log.append(line, in: tool.results)
    }
  }

  private func started(_ command: String, in tool: Tool) throws -> Process {
    let process = Process()
    process.executableURL = Tool.product("snapshot-record")
    process.arguments = [command, "--quiet", "--package-path", tool.package]
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    return process
  }

  @Test(arguments: Victim.allCases)
  func aSourceIsWholeWhoeverDies(_ victim: Victim) throws {
    let tool = try Tool()
    let command = victim == .accepting ? "accept" : "undo"
    var (random, cut, whole) = (SystemRandomNumberGenerator(), 0, 0.1)
    for round in 0...Self.rounds {
      let old = [UInt8](Self.source("old\(round)").utf8)
      try tool.write(old, to: Self.name)
      try leave("new\(round)", run: "r\(round)", in: tool)
      if victim == .undoing { #expect(try tool.run("accept").status == 0) }
      let before = try #require(try Files.read(tool.path(Self.name)))

      let process = try started(command, in: tool)
      // The first one ends by itself, and tells how long it takes.
      let start = Date()
      if round > 0 {
        Thread.sleep(forTimeInterval: .random(in: whole * 0.7...whole * 1.1, using: &random))
        kill(process.processIdentifier, SIGKILL)
      }
      process.waitUntilExit()
      if round == 0 { whole = Date().timeIntervalSince(start) }

      let after = try #require(try Files.read(tool.path(Self.name)))
      // So that the moments stay about the write, however busy the machine is.
      if round > 0 {
        cut += after == before ? 1 : 0
        whole *= after == before ? 1.1 : 0.9
      }
      let again = try tool.run(command)
      let end = try #require(try Files.read(tool.path(Self.name)))
      switch victim {
      case .accepting:
        #expect(after == old || !String(decoding: after, as: UTF8.self).contains("old"))
        #expect(!String(decoding: end, as: UTF8.self).contains("old"), "\(again.errors)")
        // A text that was written before the kill is refused as changed, and equals the pending one.
        #expect(try tool.run("reject").status == 0)
      case .undoing:
        #expect(after == before || after == old)
        #expect(end == old, "\(again.errors)")
      }
    }
    print(
      "kill -9, \(victim.rawValue) of \(Self.count) inline snapshots: \(Self.rounds) rounds, \(cut) before the write"
    )
  }
}
