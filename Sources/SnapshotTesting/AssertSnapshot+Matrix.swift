public import DarkroomUIKit
public import Foundation

/// Asserts that a view or controller matches a reference in each combination of a matrix, such as
/// `testCard.1.iPhone13-dark.png`.
///
/// All pictures that differ are reported as one failure, with a sheet that shows them side by side. The matrix of the
/// settings and the matrix of `--matrix` do not apply to these assertions.
///
/// - Parameters:
///   - value: the value to compare; the expression is evaluated in each combination.
///   - snapshotting: the strategy that makes the pictures.
///   - matrix: the axes, with at most 200 combinations.
///   - name: the name of the reference; nil numbers it.
///   - record: the record mode; nil leaves it to the scope, the variables and the settings.
///   - timeout: the seconds to wait for a snapshot that arrives later.
///   - fileID: the file of the call, as `#fileID` gives it.
///   - filePath: the file of the call; references are beside it.
///   - testName: the name of the test, from which the reference gets its name.
///   - line: the line of the call.
///   - column: the column of the call.
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
