import DarkroomSnapshotStore
import DarkroomTestSupport
import Foundation
import Glibc
import Testing

/// Sixteen programs that write the same references at the same time, some of which are killed: every reference is one
/// of theirs, whole, whenever it is read.
struct WriterTests {
  typealias Rehearsal = RehearsedPackage

  private static let rounds =
    ProcessInfo.processInfo.environment["DARKROOM_LONG_TESTS"] == nil ? 1 : 20

  private static func plan(_ color: String) -> String {
    (1...20).map {
      #"{"name": "AppTests.CardTests/test\#($0)", "snapshots": [{"color": "\#(color)", "size": [60, 40]}]}"#
    }.joined(separator: ",")
  }

  @Test func sixteenWritersAtOnceLeaveWholeReferences() throws {
    let packages = try ["FF0000", "0000FF"].map { try Rehearsal(Self.plan($0)) }
    for package in packages { #expect(try package.run("-u").status == 0) }
    let values = packages.map(\.references)
    let shared = try ScratchFolder()
    var reads = 0
    var left = 0

    for _ in 0..<Self.rounds {
      let writers = try (0..<16).map { try writer(packages[$0 % 2], shared) }
      let doomed = writers.shuffled().prefix(4)
      while writers.contains(where: \.isRunning) {
        reads += expectWhole(shared, values)
        if reads > 20 { doomed.forEach { kill($0.processIdentifier, SIGKILL) } }
      }
      writers.forEach { $0.waitUntilExit() }
      #expect(Files.below(shared.path).filter { $0.hasSuffix(".png") }.count == 20)
      _ = expectWhole(shared, values)
      left += try expectNamed(in: packages[0], shared)
    }
    print("16 writers: \(Self.rounds) rounds, \(reads) reads, \(left) unfinished files named")
  }

  private func writer(_ package: Rehearsal, _ shared: ScratchFolder) throws -> Process {
    let process = Process()
    process.executableURL = Tool.product("DarkroomRehearsal")
    process.arguments = ["test", "--package-path", package.tool.package]
    process.environment = [
      "PATH": "/usr/bin:/bin", "SNAPSHOT_RECORD_FORCE": "all",
      "SNAPSHOT_REFERENCE_DIR": shared.path,
    ]
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    return process
  }

  /// - Returns: how many files were read.
  private func expectWhole(_ shared: ScratchFolder, _ values: [[String: [UInt8]]]) -> Int {
    let files = Files.below(shared.path).filter { $0.hasSuffix(".png") }
    for file in files {
      let bytes = try? Files.read(file)
      #expect(values.contains { $0[FilePath.name(file)] == bytes }, "\(file)")
    }
    return files.count
  }

  /// What the killed ones left is named by the next command, and gone.
  private func expectNamed(in package: Rehearsal, _ shared: ScratchFolder) throws -> Int {
    let left = temporaries(shared.path) + temporaries(package.tool.package)
    let output = try package.run(
      "pending", environment: ["SNAPSHOT_REFERENCE_DIR": shared.path])
    #expect(output.errors.contains("of a killed program removed") == !left.isEmpty)
    #expect(temporaries(shared.path) + temporaries(package.tool.package) == [])
    return left.count
  }

  private func temporaries(_ folder: String) -> [String] {
    let walk = FileManager.default.enumerator(atPath: folder)
    return (walk?.allObjects as? [String] ?? []).filter { $0.hasSuffix(".snapshot-tmp") }
  }
}
