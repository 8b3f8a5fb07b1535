@_spi(Internals) public import DarkroomSnapshotTesting
public import Foundation

/// Asserts that a value, as text, is what the closure behind the call returns; where there is none, one is written.
///
/// The source is rewritten when the process of the tests ends. A nil value asks for no closure.
///
/// - `message`: replaces the first line of a difference.
/// - `syntaxDescriptor`: which closure of the call at this place is the snapshot's; for functions that pass their own
///   file, line and column on.
/// - `expected`: the text; one literal, which is what recording replaces.
public func assertInlineSnapshot<Value>(
  of value: @autoclosure () throws -> Value?,
  as snapshotting: Snapshotting<Value, String>,
  message: @autoclosure () -> String = "",
  record: SnapshotTestingConfiguration.Record? = nil,
  timeout: TimeInterval = 5,
  syntaxDescriptor: InlineSnapshotSyntaxDescriptor = InlineSnapshotSyntaxDescriptor(),
  matches expected: (() -> String)? = nil,
  fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath,
  function: StaticString = #function,
  line: UInt = #line,
  column: UInt = #column
) {
  let source = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
  let request = InlineRequest(
    place: InlinePlace(source: source, function: "\(function)"),
    syntaxDescriptor: syntaxDescriptor, timeout: timeout, record: record)
  let failure = request.verify(
    try value(), as: snapshotting, message: message(), matches: expected)
  switch failure {
  case nil: break
  case .atCall(let words):
    recordIssue(words, fileID: fileID, filePath: filePath, line: line, column: column)
  case .atClosure(let words):
    syntaxDescriptor.fail(words, fileID: fileID, file: filePath, line: line, column: column)
  }
}
