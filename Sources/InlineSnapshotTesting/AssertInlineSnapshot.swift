@_spi(Internals) public import DarkroomSnapshotTesting
public import Foundation

/// Asserts that a value, as text, equals the literal that the trailing closure returns; records a missing literal.
///
/// The source is rewritten when the test process exits. A nil value needs no closure.
///
/// - Parameters:
///   - value: the value to compare.
///   - snapshotting: the strategy that turns the value into text.
///   - message: replaces the first line of a difference.
///   - record: the record mode; nil leaves it to the scope, the variables and the settings.
///   - timeout: the seconds to wait for a snapshot that arrives later.
///   - syntaxDescriptor: the closure of the call that holds the snapshot, for functions that pass on their own file,
///     line and column.
///   - expected: returns the expected text; the closure must hold a single literal, because recording replaces it.
///   - fileID: the file of the call, as `#fileID` gives it.
///   - filePath: the file of the call, which recording edits.
///   - function: the name of the test.
///   - line: the line of the call.
///   - column: the column of the call.
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
