import DarkroomSnapshotStore
import Foundation
import Testing

@testable import SnapshotTesting

/// A verdict is a value, and nothing else comes of making one.
struct SnapshotAssertionTests {
  private let package = ScratchPackage()

  private func check(
    _ value: String, against reference: String?, in environment: [String: String] = [:]
  ) throws -> AssertionOutcome {
    let source = SourcePlace(
      fileID: "T/T.swift", filePath: "\(package.path)/Tests/T.swift", line: 1)
    let environment = SnapshotEnvironment(environment)
    let identity = SnapshotIdentity(
      fileID: source.fileID, filePath: source.filePath, testName: "test()", name: "a",
      pathExtension: "txt")
    let assertion = SnapshotAssertion(
      location: try SnapshotLocation(identity, environment: environment), mode: .all,
      isForced: false, test: .current(fileID: source.fileID, testName: "test()"),
      testName: "test()", name: "a", source: source, environment: environment)
    let asserted = try Diffing.lines.asserted(value, assertion.policy)
    return assertion.check(asserted, against: reference.map { [UInt8]($0.utf8) })
  }

  @Test func eachVerdictIsAValue() throws {
    guard case .matched(stale: []) = try check("x", against: "x"),
      case .missing = try check("x", against: nil),
      case .changed(let difference) = try check("x", against: "y"),
      case .unreadable(.conflictMarkers) = try check("x", against: Self.conflict)
    else {
      Issue.record("another verdict")
      return
    }
    #expect(difference.message.hasSuffix("\u{2212}y\n+x"))
  }

  @Test func upstreamComparesWhatCannotBeUsed() throws {
    let upstream = ["SNAPSHOT_COMPATIBILITY": "upstream"]

    guard case .changed = try check("x", against: Self.conflict, in: upstream) else {
      Issue.record("it is not compared")
      return
    }
  }

  @Test func checkingLeavesNothing() throws {
    package.write("y", to: ScratchPackage.reference)
    let before = Files.below(package.path)

    _ = try check("x", against: "y")

    #expect(Files.below(package.path) == before && package.lines.isEmpty)
    #expect(package.text(ScratchPackage.reference) == "y")
  }

  private static let conflict = "<<<<<<< a\nx\n=======\ny\n>>>>>>> b\n"
}
