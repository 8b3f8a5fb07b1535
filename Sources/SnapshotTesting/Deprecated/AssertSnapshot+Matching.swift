public import Foundation
public import XCTest

/// XCTest's class; the library no longer needs a base class of its own.
@available(*, deprecated, renamed: "XCTestCase")
public typealias SnapshotTestCase = XCTestCase

/// The older form before `of:`: the value is labeled `matching`, and a Boolean is the record mode.
@available(*, deprecated, renamed: "assertSnapshot(of:as:named:record:timeout:file:testName:line:)")
public func assertSnapshot<Value, Format>(
  matching value: @autoclosure () throws -> Value,
  as snapshotting: Snapshotting<Value, Format>,
  named name: String? = nil,
  record recording: Bool? = nil,
  timeout: TimeInterval = 5,
  fileID: StaticString = #fileID,
  file: StaticString = #filePath,
  testName: String = #function,
  line: UInt = #line
) {
  assertSnapshot(
    of: try value(), as: snapshotting, named: name,
    record: .init(recording: recording),
    timeout: timeout, fileID: fileID, file: file, testName: testName, line: line)
}

/// The older form before `of:`: the value is labeled `matching`, and a Boolean is the record mode.
@available(*, deprecated, renamed: "assertSnapshots(of:as:record:timeout:file:testName:line:)")
public func assertSnapshots<Value, Format>(
  matching value: @autoclosure () throws -> Value,
  as strategies: [String: Snapshotting<Value, Format>],
  record recording: Bool? = nil,
  timeout: TimeInterval = 5,
  fileID: StaticString = #fileID,
  file: StaticString = #filePath,
  testName: String = #function,
  line: UInt = #line
) {
  assertSnapshots(
    of: try value(), as: strategies,
    record: .init(recording: recording),
    timeout: timeout, fileID: fileID, file: file, testName: testName, line: line)
}

/// The older form before `of:`: the value is labeled `matching`, and a Boolean is the record mode.
@available(*, deprecated, renamed: "assertSnapshots(of:as:record:timeout:file:testName:line:)")
public func assertSnapshots<Value, Format>(
  matching value: @autoclosure () throws -> Value,
  as strategies: [Snapshotting<Value, Format>],
  record recording: Bool? = nil,
  timeout: TimeInterval = 5,
  fileID: StaticString = #fileID,
  file: StaticString = #filePath,
  testName: String = #function,
  line: UInt = #line
) {
  assertSnapshots(
    of: try value(), as: strategies,
    record: .init(recording: recording),
    timeout: timeout, fileID: fileID, file: file, testName: testName, line: line)
}

/// The older form before `of:`: the value is labeled `matching`, and a Boolean is the record mode.
@available(
  *, deprecated,
  renamed: "verifySnapshot(of:as:named:record:snapshotDirectory:timeout:file:testName:line:)"
)
public func verifySnapshot<Value, Format>(
  matching value: @autoclosure () throws -> Value,
  as snapshotting: Snapshotting<Value, Format>,
  named name: String? = nil,
  record recording: Bool? = nil,
  snapshotDirectory: String? = nil,
  timeout: TimeInterval = 5,
  fileID: StaticString = #fileID,
  file: StaticString = #filePath,
  testName: String = #function,
  line: UInt = #line
) -> String? {
  verifySnapshot(
    of: try value(), as: snapshotting, named: name,
    record: .init(recording: recording),
    snapshotDirectory: snapshotDirectory, timeout: timeout, fileID: fileID, file: file,
    testName: testName, line: line)
}
