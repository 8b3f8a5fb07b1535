public import Foundation

extension SnapshotTestingConfiguration.Record {
  /// The mode for `true` or `false`, which came before record modes.
  init?(recording: Bool?) {
    guard let recording else { return nil }
    self = recording ? .all : .missing
  }
}

/// The older form before record modes: true is `.all`, false is `.missing`, and nil is the current mode.
@available(
  *, deprecated, message: "Use 'record: .all' instead of 'true', and '.missing' instead of 'false'."
)
@_disfavoredOverload
public func assertSnapshot<Value, Format>(
  of value: @autoclosure () throws -> Value,
  as snapshotting: Snapshotting<Value, Format>,
  named name: String? = nil,
  record recording: Bool?,
  timeout: TimeInterval = 5,
  fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath,
  testName: String = #function,
  line: UInt = #line,
  column: UInt = #column
) {
  assertSnapshot(
    of: try value(), as: snapshotting, named: name, record: .init(recording: recording),
    timeout: timeout,
    fileID: fileID, file: filePath, testName: testName, line: line, column: column)
}

/// The older form before record modes: true is `.all`, false is `.missing`, and nil is the current mode.
@available(
  *, deprecated, message: "Use 'record: .all' instead of 'true', and '.missing' instead of 'false'."
)
@_disfavoredOverload
public func assertSnapshots<Value, Format>(
  of value: @autoclosure () throws -> Value,
  as strategies: [String: Snapshotting<Value, Format>],
  record recording: Bool?,
  timeout: TimeInterval = 5,
  fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath,
  testName: String = #function,
  line: UInt = #line,
  column: UInt = #column
) {
  assertSnapshots(
    of: try value(), as: strategies, record: .init(recording: recording), timeout: timeout,
    fileID: fileID,
    file: filePath, testName: testName, line: line, column: column)
}

/// The older form before record modes: true is `.all`, false is `.missing`, and nil is the current mode.
@available(
  *, deprecated, message: "Use 'record: .all' instead of 'true', and '.missing' instead of 'false'."
)
@_disfavoredOverload
public func assertSnapshots<Value, Format>(
  of value: @autoclosure () throws -> Value,
  as strategies: [Snapshotting<Value, Format>],
  record recording: Bool?,
  timeout: TimeInterval = 5,
  fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath,
  testName: String = #function,
  line: UInt = #line,
  column: UInt = #column
) {
  assertSnapshots(
    of: try value(), as: strategies, record: .init(recording: recording), timeout: timeout,
    fileID: fileID,
    file: filePath, testName: testName, line: line, column: column)
}

/// The older form before record modes: true is `.all`, false is `.missing`, and nil is the current mode.
@available(
  *, deprecated, message: "Use 'record: .all' instead of 'true', and '.missing' instead of 'false'."
)
@_disfavoredOverload
public func verifySnapshot<Value, Format>(
  of value: @autoclosure () throws -> Value,
  as snapshotting: Snapshotting<Value, Format>,
  named name: String? = nil,
  record recording: Bool?,
  snapshotDirectory: String? = nil,
  timeout: TimeInterval = 5,
  fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath,
  testName: String = #function,
  line: UInt = #line,
  column: UInt = #column
) -> String? {
  verifySnapshot(
    of: try value(), as: snapshotting, named: name, record: .init(recording: recording),
    snapshotDirectory: snapshotDirectory, timeout: timeout, fileID: fileID, file: filePath,
    testName: testName, line: line, column: column)
}
