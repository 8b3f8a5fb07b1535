public import DarkroomUIKit
public import Foundation

/// Asserts that a view or a controller matches a reference in each combination of a matrix, such as
/// `testCard.1.iPhone13-dark.png`.
///
/// It is one failure, whatever the number of pictures that differ, and shows all of them on one sheet. The matrix of the
/// settings, and that of `--matrix`, leave these assertions alone.
///
/// - `value`: made once in each combination.
/// - `matrix`: at most 200 combinations.
@_disfavoredOverload
public func assertSnapshots<Value>(
  of value: @autoclosure () throws -> Value,
  as snapshotting: Snapshotting<Value, UIImage>,
  across matrix: SnapshotTestingConfiguration.Matrix,
  named name: String? = nil,
  record: SnapshotTestingConfiguration.Record? = nil,
  timeout: TimeInterval = 5,
  fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath,
  testName: String = #function,
  line: UInt = #line,
  column: UInt = #column
) {
  ThreadSignals.prepare()
  let source = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
  let request = SnapshotRequest(
    name: name, testName: testName, pathExtension: snapshotting.pathExtension, timeout: timeout,
    record: record, source: source)
  let report = request.report(on: value, as: snapshotting, across: matrix)
  guard let failure = FailureMessages.words(of: report) else { return }
  recordIssue(failure, fileID: fileID, filePath: filePath, line: line, column: column)
}
