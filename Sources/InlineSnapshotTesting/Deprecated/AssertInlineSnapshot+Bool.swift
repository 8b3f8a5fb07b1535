public import DarkroomSnapshotTesting
public import Foundation

/// Asserts with the flag that preceded record modes: true means `.all`, false `.missing`, and nil the mode in force.
@available(
  *, deprecated, message: "Use 'record: .all' instead of 'true', and '.missing' instead of 'false'."
)
@_disfavoredOverload
public func assertInlineSnapshot<Value>(
  of value: @autoclosure () throws -> Value?,
  as snapshotting: Snapshotting<Value, String>,
  message: @autoclosure () -> String = "",
  record recording: Bool?,
  timeout: TimeInterval = 5,
  syntaxDescriptor: InlineSnapshotSyntaxDescriptor = InlineSnapshotSyntaxDescriptor(),
  matches expected: (() -> String)? = nil,
  fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath,
  function: StaticString = #function,
  line: UInt = #line,
  column: UInt = #column
) {
  let record: SnapshotTestingConfiguration.Record? = recording.map { $0 ? .all : .missing }
  assertInlineSnapshot(
    of: try value(), as: snapshotting, message: message(), record: record, timeout: timeout,
    syntaxDescriptor: syntaxDescriptor, matches: expected, fileID: fileID, file: filePath,
    function: function, line: line, column: column)
}
