import DarkroomTestSupport
import Foundation
@_spi(Internals) import SnapshotTesting
import Testing
import XCTest

/// Calls in the forms of earlier versions; through a protocol, because they are deprecated on purpose.
private protocol FormerCalls {
  func verifyByMatching(_ value: String, record: Bool?, in folder: String) -> String?
  func verifyByTruth(_ value: String, record: Bool?, in folder: String) -> String?
  func assertAll()
  var tool: SnapshotTestingConfiguration.DiffTool { get }
  var modes: [SnapshotTestingConfiguration.Record] { get }
  var isRecordingByItsFirstName: Bool { get }
  var testCase: XCTestCase.Type { get }
}

private struct FormerSource: FormerCalls {
  @available(*, deprecated)
  func verifyByMatching(_ value: String, record: Bool?, in folder: String) -> String? {
    verifySnapshot(
      matching: value, as: .lines, named: "former", record: record,
      snapshotDirectory: folder, timeout: 1, testName: "former()")
  }

  @available(*, deprecated)
  func verifyByTruth(_ value: String, record: Bool?, in folder: String) -> String? {
    verifySnapshot(
      of: value, as: .lines, named: "former", record: record, snapshotDirectory: folder,
      timeout: 1, testName: "former()")
  }

  /// Against the references of this file, which are right.
  @available(*, deprecated)
  func assertAll() {
    assertSnapshot(matching: "text\n", as: .lines, named: "former", testName: "former()")
    assertSnapshot(
      of: "text\n", as: .lines, named: "former", record: nil as Bool?, testName: "former()")
    assertSnapshots(matching: "text\n", as: ["former": .lines], testName: "former()")
    assertSnapshots(
      of: "text\n", as: ["former": .lines], record: nil as Bool?, testName: "former()")
    assertSnapshots(matching: "text\n", as: [.lines], testName: "formerList()")
  }

  @available(*, deprecated)
  var tool: SnapshotTestingConfiguration.DiffTool { nil }

  @available(*, deprecated)
  var modes: [SnapshotTestingConfiguration.Record] { [true, false] }

  @available(*, deprecated)
  var isRecordingByItsFirstName: Bool { record }

  @available(*, deprecated)
  var testCase: XCTestCase.Type { SnapshotTestCase.self }
}

struct AssertSnapshotTests {
  private let former: any FormerCalls = FormerSource()

  @Test func truthsAreModes() {
    let folder = URL.packageRoot.appending(
      path: "__Snapshots__/DarkroomSnapshotTestingTests/AssertSnapshotTests"
    ).path

    #expect(former.verifyByMatching("text\n", record: nil, in: folder) == nil)
    #expect(former.verifyByTruth("text\n", record: nil, in: folder) == nil)
    #expect(former.modes == [.all, .missing])
  }

  @Test func formerAssertionsPass() { former.assertAll() }

  @Test func noToolIsTheDefault() {
    #expect(
      former.tool(currentFilePath: "a", failedFilePath: "b")
        == SnapshotTestingConfiguration.DiffTool.default(currentFilePath: "a", failedFilePath: "b"))
  }

  @Test func recordIsWhetherEverythingIsRecorded() {
    withSnapshotTesting(record: .all) { #expect(former.isRecordingByItsFirstName) }
    #expect(!former.isRecordingByItsFirstName)
  }

  @Test func testCasesHaveAFormerName() {
    #expect(former.testCase == XCTestCase.self)
  }
}
