import Foundation
import SnapshotTesting
import Testing
import XCTest

/// Asserts in every combination of scope, argument and reference, and writes down what came of it; played by
/// `RecordModeTableTests` in processes with other variables.
enum RecordModeTable {
  typealias Record = SnapshotTestingConfiguration.Record

  /// The file that the lines go to; nil in a run of the tests.
  static let file = ProcessInfo.processInfo.environment["RECORD_MODE_TABLE"]
  static let words: [String?] = [nil, "all", "failed", "missing", "never"]
  static let references = ["missing", "equal", "different"]

  /// - Parameter trait: the mode of the test's trait.
  static func play(trait: String?) throws {
    guard let file, let folder = ProcessInfo.processInfo.environment["SNAPSHOT_REFERENCE_DIR"]
    else { return }
    if let word = ProcessInfo.processInfo.environment["RECORD_MODE_TABLE_GLOBAL"] {
      isRecording = word == "true"
    }
    var lines = ""
    for scope in words {
      for argument in words {
        for reference in references {
          let name = [trait, scope, argument].map { $0 ?? "nil" }.joined(separator: "-")
          lines += try line("\(name)-\(reference)", reference, scope, argument, in: folder)
        }
      }
    }
    try lines.write(toFile: file + (trait ?? "nil"), atomically: false, encoding: .utf8)
  }

  /// `nil-all-never-equal failed kept`.
  private static func line(
    _ name: String, _ reference: String, _ scope: String?, _ argument: String?, in folder: String
  ) throws -> String {
    let path = "\(folder)/DarkroomSnapshotTestingTests/RecordModeTable/table.\(name).txt"
    if reference != "missing" {
      try FileManager.default.createDirectory(
        atPath: URL(fileURLWithPath: path).deletingLastPathComponent().path,
        withIntermediateDirectories: true)
      try (reference == "equal" ? "new" : "old").write(
        toFile: path, atomically: false, encoding: .utf8)
    }
    let before = FileManager.default.contents(atPath: path)
    let message =
      if let scope {
        withSnapshotTesting(record: Record(rawValue: scope)) { verify(name, argument) }
      } else {
        verify(name, argument)
      }
    let isKept = FileManager.default.contents(atPath: path) == before
    return "\(name) \(message == nil ? "passed" : "failed") \(isKept ? "kept" : "written")\n"
  }

  private static func verify(_ name: String, _ argument: String?) -> String? {
    verifySnapshot(
      of: "new", as: .lines, named: name, record: argument.flatMap { Record(rawValue: $0) },
      testName: "table()")
  }
}

@Suite(
  .serialized,
  .enabled(if: RecordModeTable.file != nil, "RecordModeTableTests plays it in another process"))
struct RecordModeTableWithTraits {
  @Test func none() throws { try RecordModeTable.play(trait: nil) }
  @Test(.snapshots(record: .all)) func all() throws { try RecordModeTable.play(trait: "all") }
  @Test(.snapshots(record: .failed)) func failed() throws {
    try RecordModeTable.play(trait: "failed")
  }
  @Test(.snapshots(record: .missing)) func missing() throws {
    try RecordModeTable.play(trait: "missing")
  }
  @Test(.snapshots(record: .never)) func never() throws { try RecordModeTable.play(trait: "never") }
}

final class RecordModeTableInXCTest: XCTestCase {
  func testTable() throws { try RecordModeTable.play(trait: nil) }
}
