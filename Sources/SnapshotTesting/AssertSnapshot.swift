import DarkroomUIKit
public import Foundation

/// Asserts that a value matches its reference on disk.
///
/// If the value is a view, call it from XCTest's synchronous methods or from `@MainActor` tests.
///
/// - Parameters:
///   - value: the value to compare.
///   - snapshotting: the strategy that turns the value into a format.
///   - name: the name of the reference; nil numbers it.
///   - record: the record mode; nil leaves it to the scope, the variables and the settings.
///   - timeout: the seconds to wait for a snapshot that arrives later.
///   - fileID: the file of the call, as `#fileID` gives it.
///   - filePath: the file of the call; references are beside it.
///   - testName: the name of the test, from which the reference gets its name.
///   - line: the line of the call.
///   - column: the column of the call.
public func assertSnapshot<Value, Format>(
  of value: @autoclosure () throws -> Value,
  as snapshotting: Snapshotting<Value, Format>,
  named name: String? = nil,
  record: SnapshotTestingConfiguration.Record? = nil,
  timeout: TimeInterval = 5,
  fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath,
  testName: String = #function,
  line: UInt = #line,
  column: UInt = #column
) {
  let failure = verifySnapshot(
    of: try value(), as: snapshotting, named: name, record: record, timeout: timeout,
    fileID: fileID, file: filePath, testName: testName, line: line, column: column)
  guard let failure else { return }
  recordIssue(failure, fileID: fileID, filePath: filePath, line: line, column: column)
}

/// Asserts that a value matches several references, each named by its key.
///
/// - Parameters:
///   - value: the value to compare.
///   - strategies: the strategies; each has its own reference.
///   - record: the record mode; nil leaves it to the scope, the variables and the settings.
///   - timeout: the seconds to wait for a snapshot that arrives later.
///   - fileID: the file of the call, as `#fileID` gives it.
///   - filePath: the file of the call; references are beside it.
///   - testName: the name of the test, from which the reference gets its name.
///   - line: the line of the call.
///   - column: the column of the call.
public func assertSnapshots<Value, Format>(
  of value: @autoclosure () throws -> Value,
  as strategies: [String: Snapshotting<Value, Format>],
  record: SnapshotTestingConfiguration.Record? = nil,
  timeout: TimeInterval = 5,
  fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath,
  testName: String = #function,
  line: UInt = #line,
  column: UInt = #column
) {
  for (name, strategy) in strategies.sorted(by: { $0.key < $1.key }) {
    assertSnapshot(
      of: try value(), as: strategy, named: name, record: record, timeout: timeout,
      fileID: fileID, file: filePath, testName: testName, line: line, column: column)
  }
}

/// Asserts that a value matches several references, numbered in the order of the strategies.
///
/// - Parameters:
///   - value: the value to compare.
///   - strategies: the strategies; each has its own reference.
///   - record: the record mode; nil leaves it to the scope, the variables and the settings.
///   - timeout: the seconds to wait for a snapshot that arrives later.
///   - fileID: the file of the call, as `#fileID` gives it.
///   - filePath: the file of the call; references are beside it.
///   - testName: the name of the test, from which the reference gets its name.
///   - line: the line of the call.
///   - column: the column of the call.
public func assertSnapshots<Value, Format>(
  of value: @autoclosure () throws -> Value,
  as strategies: [Snapshotting<Value, Format>],
  record: SnapshotTestingConfiguration.Record? = nil,
  timeout: TimeInterval = 5,
  fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath,
  testName: String = #function,
  line: UInt = #line,
  column: UInt = #column
) {
  for strategy in strategies {
    assertSnapshot(
      of: try value(), as: strategy, record: record, timeout: timeout,
      fileID: fileID, file: filePath, testName: testName, line: line, column: column)
  }
}

/// Verifies that a value matches its reference, for your own assertion functions.
///
/// - Parameters:
///   - value: the value to compare.
///   - snapshotting: the strategy that turns the value into a format.
///   - name: the name of the reference; nil numbers it.
///   - record: the record mode; nil leaves it to the scope, the variables and the settings.
///   - snapshotDirectory: the folder of the reference; nil means the folder for the test's file.
///   - timeout: the seconds to wait for a snapshot that arrives later.
///   - fileID: the file of the call, as `#fileID` gives it.
///   - filePath: the file of the call; references are beside it.
///   - testName: the name of the test, from which the reference gets its name.
///   - line: the line of the call.
///   - column: the column of the call.
/// - Returns: the failure, with control characters of the value as `\u{1b}`; nil if the value matches.
public func verifySnapshot<Value, Format>(
  of value: @autoclosure () throws -> Value,
  as snapshotting: Snapshotting<Value, Format>,
  named name: String? = nil,
  record: SnapshotTestingConfiguration.Record? = nil,
  snapshotDirectory: String? = nil,
  timeout: TimeInterval = 5,
  fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath,
  testName: String = #function,
  line: UInt = #line,
  column: UInt = #column
) -> String? {
  ThreadSignals.prepare()
  let source = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
  let request = SnapshotRequest(
    name: name, testName: testName, directory: snapshotDirectory,
    pathExtension: snapshotting.pathExtension, timeout: timeout, record: record, source: source)
  return FailureMessages.words(of: request.reports(on: value, as: snapshotting))
}
