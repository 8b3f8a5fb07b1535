@_spi(Internals) public import DarkroomSnapshotTesting
public import Foundation

/// Asserts that a value equals the text of the argument `with:`, ignoring white space at both ends.
@available(*, deprecated, message: "Use 'assertInlineSnapshot(of:as:matches:)' instead.")
public func _assertInlineSnapshot<Value>(
  matching value: @autoclosure () throws -> Value,
  as snapshotting: Snapshotting<Value, String>,
  record recording: Bool = false,
  timeout: TimeInterval = 5,
  with reference: String = "",
  fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath,
  testName: String = #function,
  line: UInt = #line,
  column: UInt = #column
) {
  let failure = _verifyInlineSnapshot(
    matching: try value(), as: snapshotting, record: recording, timeout: timeout, with: reference,
    fileID: fileID, file: filePath, testName: testName, line: line, column: column)
  guard let failure else { return }
  recordIssue(failure, fileID: fileID, filePath: filePath, line: line, column: column)
}

/// Verifies a value against the text of the argument `with:`, for custom assertion functions.
///
/// - Returns: the failure message, or nil if the assertion passes.
@available(*, deprecated, message: "Use 'assertInlineSnapshot(of:as:matches:)' instead.")
public func _verifyInlineSnapshot<Value>(
  matching value: @autoclosure () throws -> Value,
  as snapshotting: Snapshotting<Value, String>,
  record recording: Bool = false,
  timeout: TimeInterval = 5,
  with reference: String = "",
  fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath,
  testName: String = #function,
  line: UInt = #line,
  column: UInt = #column
) -> String? {
  let source = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
  let request = InlineRequest(
    place: InlinePlace(source: source, function: testName), syntaxDescriptor: .with,
    timeout: timeout, record: recording ? .all : nil)
  return request.verify(with: reference, try value(), as: snapshotting)?.words
}

extension InlineSnapshotSyntaxDescriptor {
  /// Describes the argument `with:`, which takes the place of a closure.
  static let with: Self = {
    var descriptor = Self(trailingClosureLabel: "with")
    descriptor.isArgument = true
    return descriptor
  }()
}

extension InlineRequest {
  /// Verifies the value; an empty reference counts as a missing one.
  func verify<Value>(
    with reference: String, _ value: @autoclosure () throws -> Value,
    as strategy: Snapshotting<Value, String>
  ) -> InlineFailure? {
    var strategy = strategy
    let exact = strategy.diffing.diff
    strategy.diffing.diff = { exact($0.trimmed, $1.trimmed) }
    let expected: (() -> String)? = reference.trimmed.isEmpty ? nil : { reference }
    return verify(try value() as Value?, as: strategy, matches: expected)
  }
}

extension String {
  fileprivate var trimmed: String { trimmingCharacters(in: .whitespacesAndNewlines) }
}
